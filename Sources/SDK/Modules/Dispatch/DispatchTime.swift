// Dispatch: the declarations of DispatchTime.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DispatchTime: Comparable, Sendable {
  static let distantFuture: DispatchTime
  var uptimeNanoseconds: UInt64 { get }
  init(uptimeNanoseconds: UInt64)
  static func now() -> DispatchTime
  static func < (a: DispatchTime, b: DispatchTime) -> Bool
  static func == (a: DispatchTime, b: DispatchTime) -> Bool
}
