// Foundation: the declarations of ProcessInfo that only Apple's platforms have.

extension ProcessInfo {
  enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
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
  class var thermalStateDidChangeNotification: NSNotification.Name { get }
  var thermalState: ProcessInfo.ThermalState { get }
  var isLowPowerModeEnabled: Bool { get }
  var isMacCatalystApp: Bool { get }
  var isiOSAppOnMac: Bool { get }
  var isiOSAppOnVision: Bool { get }
  func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol
  func endActivity(_ activity: any NSObjectProtocol)
  func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void)
}
