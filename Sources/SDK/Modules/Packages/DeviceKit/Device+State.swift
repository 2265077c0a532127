// DeviceKit (github.com/devicekit/DeviceKit): what it adds to Device, as its documentation has it.

extension Device {
  enum BatteryState: Equatable {
    case full
    case charging(Int)
    case unplugged(Int)

    var lowPowerMode: Bool { ProcessInfo.processInfo.isLowPowerModeEnabled }
  }
  enum Orientation { case landscape, portrait, unknown }
  enum ThermalState { case nominal, fair, serious, critical }

  var name: String? { _isCurrent ? UIDevice.current.name : nil }
  var systemName: String? { _isCurrent ? UIDevice.current.systemName : nil }
  var systemVersion: String? { _isCurrent ? UIDevice.current.systemVersion : nil }
  var model: String? { _isCurrent ? UIDevice.current.model : nil }
  var localizedModel: String? { _isCurrent ? UIDevice.current.localizedModel : nil }
  var orientation: Orientation { UIDevice.current.orientation.isLandscape ? .landscape : .portrait }
  // As where nobody watches it.
  var batteryState: BatteryState? { _isCurrent ? .full : nil }
  var batteryLevel: Int? { _isCurrent ? 100 : nil }
  var thermalState: ThermalState? { _isCurrent ? .nominal : nil }
  var isGuidedAccessSessionActive: Bool { false }
  var screenBrightness: Int { Int(UIScreen.main.brightness * 100) }
  static var volumeTotalCapacity: Int? { get }
  static var volumeAvailableCapacity: Int? { get }
  static var volumeAvailableCapacityForImportantUsage: Int64? { get }
  static var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
}

extension Device.BatteryState: CustomStringConvertible {
  var description: String {
    switch self {
    case .charging(let level): "Battery level: \(level)%, device is plugged in."
    case .full: "Battery level: 100 % (Full), device is plugged in."
    case .unplugged(let level): "Battery level: \(level)%, device is unplugged."
    }
  }
}
