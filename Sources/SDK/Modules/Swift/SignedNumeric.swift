// Swift's standard library: the declarations of SignedNumeric.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol SignedNumeric: Numeric {
  prefix static func - (operand: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  prefix static func - (operand: Self) -> Self { .zero - operand }
  mutating func negate() { self = .zero - self }
}
