// UIKit: the declarations of UIDevice.
// Declared as the framework's interface has it, with code of our own.

class UIDevice: NSObject {
  enum BatteryState: Int {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
  static let _current = UIDevice()
  static var current: UIDevice { _current }
  static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  var name: String { model }
  var model: String { _Screen.isPad ? "iPad" : "iPhone" }
  var localizedModel: String { model }
  var systemName: String { _Screen.isPad ? "iPadOS" : "iOS" }
  var systemVersion: String { _Screen.version }
  var userInterfaceIdiom: UIUserInterfaceIdiom { _Screen.isPad ? .pad : .phone }
  var orientation: UIDeviceOrientation { _Screen.width > _Screen.height ? .landscapeLeft : .portrait }
  var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  var isMultitaskingSupported: Bool { true }
  var isGeneratingDeviceOrientationNotifications: Bool { false }
  func beginGeneratingDeviceOrientationNotifications() {}
  func endGeneratingDeviceOrientationNotifications() {}
  var isBatteryMonitoringEnabled: Bool = false
  /// Unknown, as where nobody watches it.
  var batteryState: UIDevice.BatteryState { .unknown }
  var batteryLevel: Float { -1 }
  var isProximityMonitoringEnabled: Bool = false
  var proximityState: Bool { false }
  func playInputClick() {}
}
