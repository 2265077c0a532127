// Dispatch: the declarations of DispatchTimeInterval.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
}
