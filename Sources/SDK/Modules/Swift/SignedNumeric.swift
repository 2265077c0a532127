// Swift's standard library: the declarations of SignedNumeric.
// Declared as the toolchain's interface has it, with code of our own.

protocol SignedNumeric: Numeric {
  prefix static func - (operand: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  prefix static func - (operand: Self) -> Self { .zero - operand }
  mutating func negate() { self = .zero - self }
}
