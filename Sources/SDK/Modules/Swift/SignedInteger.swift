// Swift's standard library: the declarations of SignedInteger.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol SignedInteger: BinaryInteger, SignedNumeric {}

extension SignedInteger {
  static var isSigned: Bool { get }
}

extension SignedInteger where Self: FixedWidthInteger {
  init<T>(_ source: T) where T: BinaryInteger
  init?<T>(exactly source: T) where T: BinaryInteger
  static var max: Self { get }
  static var min: Self { get }
  func isMultiple(of other: Self) -> Bool
  func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
}
