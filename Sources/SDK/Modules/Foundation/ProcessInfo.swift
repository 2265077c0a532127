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
  var operatingSystemVersionString: String { get }
  var operatingSystemVersion: OperatingSystemVersion { get }
  var processorCount: Int { get }
  var activeProcessorCount: Int { get }
  var physicalMemory: UInt64 { get }
  var systemUptime: TimeInterval { get }
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
}
