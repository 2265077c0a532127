// Swift's standard library: the declarations of Equatable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}
