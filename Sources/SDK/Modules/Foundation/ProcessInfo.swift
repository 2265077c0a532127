// Foundation: the declarations of ProcessInfo.
// Declared as the toolchain's interface has it, with code of our own.

final class ProcessInfo: Sendable {
  static let processInfo: ProcessInfo
  // Apple's is an `NSObject`, which anybody may make.
  init() {}
  var arguments: [String] { get }
  var environment: [String: String] { get }
  var globallyUniqueString: String { get }
  var processIdentifier: Int32 { get }
  var processName: String { get set }
  var userName: String { get }
  var fullUserName: String { get }
  var hostName: String { get }
  var operatingSystemVersionString: String {
    let version = operatingSystemVersion
    let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
    return "Version \(version.majorVersion).\(version.minorVersion)\(patch) (Build \(_build(version)))"
  }
  func _build(_ version: OperatingSystemVersion) -> String {
    if version.minorVersion == 0, version.patchVersion == 0 {
      switch version.majorVersion {
      case 13: return "17A577"
      case 14: return "18A373"
      case 15: return "19A346"
      case 16: return "20A362"
      case 17: return "21A329"
      case 18: return "22A3354"
      case 26: return "23A341"
      default: break
      }
    }
    return _unlistedBuild(version)
  }
  func _unlistedBuild(_ version: OperatingSystemVersion) -> String
  var operatingSystemVersion: OperatingSystemVersion { get }
  var processorCount: Int { get }
  var activeProcessorCount: Int { get }
  var physicalMemory: UInt64 { get }
  var systemUptime: TimeInterval { get }
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
}
