// os: the declarations of OSLogType.
// Declared as the framework's interface has it, with code of our own.

struct OSLogType: RawRepresentable, Hashable, Sendable {
  static let `default` = OSLogType(rawValue: 0)
  static let info = OSLogType(rawValue: 1)
  static let debug = OSLogType(rawValue: 2)
  static let error = OSLogType(rawValue: 16)
  static let fault = OSLogType(rawValue: 17)
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ rawValue: UInt8) { self.rawValue = rawValue }
}
