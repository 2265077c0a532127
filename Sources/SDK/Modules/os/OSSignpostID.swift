// os: the declarations of OSSignpostID.
// Declared as the framework's interface has it, with code of our own.

struct OSSignpostID: Hashable, Comparable, Sendable {
  static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
  static let invalid = OSSignpostID(UInt64.max)
  static let null = OSSignpostID(0 as UInt64)
  let rawValue: UInt64
  init(_ value: UInt64) { rawValue = value }
  init(log: OSLog) { rawValue = 1 }
  init(log: OSLog, object: AnyObject) { rawValue = 1 }
  static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
