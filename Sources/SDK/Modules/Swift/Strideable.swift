// Swift's standard library: the declarations of Strideable.
// Declared as the toolchain's interface has it, with code of our own.

protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Self.Stride
  func advanced(by n: Self.Stride) -> Self
}

extension Strideable {
  static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
  static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
}
