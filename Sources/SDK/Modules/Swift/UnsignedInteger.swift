// Swift's standard library: the declarations of UnsignedInteger.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol UnsignedInteger: BinaryInteger {}

extension UnsignedInteger {
  var magnitude: Self { get }
  static var isSigned: Bool { get }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  init<T>(_ source: T) where T: BinaryInteger
  init?<T>(exactly source: T) where T: BinaryInteger
  static var max: Self { get }
  static var min: Self { get }
  func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
}
