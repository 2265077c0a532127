// Foundation: the declarations of ProcessInfo that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

extension ProcessInfo {
  enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }
  struct ActivityOptions: OptionSet, Sendable {
    static let idleDisplaySleepDisabled = ProcessInfo.ActivityOptions(rawValue: 1 << 40)
    static let idleSystemSleepDisabled = ProcessInfo.ActivityOptions(rawValue: 1 << 20)
    static let suddenTerminationDisabled = ProcessInfo.ActivityOptions(rawValue: 1 << 14)
    static let automaticTerminationDisabled = ProcessInfo.ActivityOptions(rawValue: 1 << 15)
    static let userInitiated = ProcessInfo.ActivityOptions(rawValue: 0xFFFFFF)
    static let userInitiatedAllowingIdleSystemSleep = ProcessInfo.ActivityOptions(rawValue: 0xEFFFFF)
    static let background = ProcessInfo.ActivityOptions(rawValue: 0xFF)
    static let latencyCritical = ProcessInfo.ActivityOptions(rawValue: 0xFF_0000_0000)
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
  }
  class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
  var thermalState: ProcessInfo.ThermalState { .nominal }
  var isLowPowerModeEnabled: Bool { false }
  var isMacCatalystApp: Bool { false }
  var isiOSAppOnMac: Bool { false }
  var isiOSAppOnVision: Bool { false }
  func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }
  func endActivity(_ activity: any NSObjectProtocol) {}
  func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
    Task { block(false) }
  }
}
