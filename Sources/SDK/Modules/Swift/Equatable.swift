// Swift's standard library: the declarations of Equatable.
// Declared as the toolchain's interface has it, with code of our own.

protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}
