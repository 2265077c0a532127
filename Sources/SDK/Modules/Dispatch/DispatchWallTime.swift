// Dispatch: the declarations of DispatchWallTime.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DispatchWallTime: Comparable, Sendable {
  static let distantFuture: DispatchWallTime
  static func now() -> DispatchWallTime
  static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
  static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
}
