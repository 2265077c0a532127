// Foundation: the declarations of ProcessInfo that only Apple's platforms have.

extension ProcessInfo {
  enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }
  struct ActivityOptions: OptionSet, Sendable {
    static let idleDisplaySleepDisabled: ProcessInfo.ActivityOptions
    static let idleSystemSleepDisabled: ProcessInfo.ActivityOptions
    static let suddenTerminationDisabled: ProcessInfo.ActivityOptions
    static let automaticTerminationDisabled: ProcessInfo.ActivityOptions
    static let userInitiated: ProcessInfo.ActivityOptions
    static let userInitiatedAllowingIdleSystemSleep: ProcessInfo.ActivityOptions
    static let background: ProcessInfo.ActivityOptions
    static let latencyCritical: ProcessInfo.ActivityOptions
    let rawValue: UInt64
    init(rawValue: UInt64)
  }
  class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
  var thermalState: ProcessInfo.ThermalState { .nominal }
  var isLowPowerModeEnabled: Bool { false }
  var isMacCatalystApp: Bool { false }
  var isiOSAppOnMac: Bool { false }
  var isiOSAppOnVision: Bool { false }
  func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol
  func endActivity(_ activity: any NSObjectProtocol)
  func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void)
}
