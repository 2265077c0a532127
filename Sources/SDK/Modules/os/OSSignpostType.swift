// os: the declarations of OSSignpostType.
// Declared as the framework's interface has it, with code of our own.

struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  static let event = OSSignpostType(rawValue: 0)
  static let begin = OSSignpostType(rawValue: 1)
  static let end = OSSignpostType(rawValue: 2)
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
}
