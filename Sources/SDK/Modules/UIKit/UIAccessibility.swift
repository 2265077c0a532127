// UIKit: the declarations of UIAccessibility.
// Declared as the framework's interface has it, with code of our own.

struct UIAccessibility {
  struct Notification: Hashable, RawRepresentable {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static let screenChanged = Notification(rawValue: 1000)
    static let layoutChanged = Notification(rawValue: 1001)
    static let announcement = Notification(rawValue: 1008)
    static let pageScrolled = Notification(rawValue: 1009)
  }
  static var isVoiceOverRunning: Bool { get }
  static var isSwitchControlRunning: Bool { get }
  static var isReduceMotionEnabled: Bool { get }
  static var isReduceTransparencyEnabled: Bool { get }
  static var isBoldTextEnabled: Bool { get }
  static var isInvertColorsEnabled: Bool { get }
  static var isDarkerSystemColorsEnabled: Bool { get }
  static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  static func post(notification: UIAccessibility.Notification, argument: Any?)
}
