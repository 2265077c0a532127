// Swift's standard library: its operators and their precedence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

precedencegroup AssignmentPrecedence {
  associativity: right
  assignment: true
}

precedencegroup FunctionArrowPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

precedencegroup TernaryPrecedence {
  associativity: right
  higherThan: FunctionArrowPrecedence
}

precedencegroup DefaultPrecedence {
  higherThan: TernaryPrecedence
}

precedencegroup LogicalDisjunctionPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
}

precedencegroup LogicalConjunctionPrecedence {
  associativity: left
  higherThan: LogicalDisjunctionPrecedence
}

precedencegroup ComparisonPrecedence {
  higherThan: LogicalConjunctionPrecedence
}

precedencegroup NilCoalescingPrecedence {
  associativity: right
  higherThan: ComparisonPrecedence
}

precedencegroup CastingPrecedence {
  higherThan: NilCoalescingPrecedence
}

precedencegroup RangeFormationPrecedence {
  higherThan: CastingPrecedence
}

precedencegroup AdditionPrecedence {
  associativity: left
  higherThan: RangeFormationPrecedence
}

precedencegroup MultiplicationPrecedence {
  associativity: left
  higherThan: AdditionPrecedence
}

precedencegroup BitwiseShiftPrecedence {
  higherThan: MultiplicationPrecedence
}

postfix operator ++

postfix operator --

postfix operator ...

prefix operator ++

prefix operator --

prefix operator !

prefix operator ~

prefix operator +

prefix operator -

prefix operator ...

prefix operator ..<

infix operator << : BitwiseShiftPrecedence

infix operator &<< : BitwiseShiftPrecedence

infix operator >> : BitwiseShiftPrecedence

infix operator &>> : BitwiseShiftPrecedence

infix operator * : MultiplicationPrecedence

infix operator &* : MultiplicationPrecedence

infix operator / : MultiplicationPrecedence

infix operator % : MultiplicationPrecedence

infix operator & : MultiplicationPrecedence

infix operator + : AdditionPrecedence

infix operator &+ : AdditionPrecedence

infix operator - : AdditionPrecedence

infix operator &- : AdditionPrecedence

infix operator | : AdditionPrecedence

infix operator ^ : AdditionPrecedence

infix operator ... : RangeFormationPrecedence

infix operator ..< : RangeFormationPrecedence

infix operator ?? : NilCoalescingPrecedence

infix operator < : ComparisonPrecedence

infix operator <= : ComparisonPrecedence

infix operator > : ComparisonPrecedence

infix operator >= : ComparisonPrecedence

infix operator == : ComparisonPrecedence

infix operator != : ComparisonPrecedence

infix operator === : ComparisonPrecedence

infix operator !== : ComparisonPrecedence

infix operator ~= : ComparisonPrecedence

infix operator && : LogicalConjunctionPrecedence

infix operator || : LogicalDisjunctionPrecedence

infix operator *= : AssignmentPrecedence

infix operator &*= : AssignmentPrecedence

infix operator /= : AssignmentPrecedence

infix operator %= : AssignmentPrecedence

infix operator += : AssignmentPrecedence

infix operator &+= : AssignmentPrecedence

infix operator -= : AssignmentPrecedence

infix operator &-= : AssignmentPrecedence

infix operator <<= : AssignmentPrecedence

infix operator &<<= : AssignmentPrecedence

infix operator >>= : AssignmentPrecedence

infix operator &>>= : AssignmentPrecedence

infix operator &= : AssignmentPrecedence

infix operator ^= : AssignmentPrecedence

infix operator |= : AssignmentPrecedence

infix operator ~> : DefaultPrecedence

infix operator .== : ComparisonPrecedence

infix operator .!= : ComparisonPrecedence

infix operator .< : ComparisonPrecedence

infix operator .<= : ComparisonPrecedence

infix operator .> : ComparisonPrecedence

infix operator .>= : ComparisonPrecedence

infix operator .& : LogicalConjunctionPrecedence

infix operator .^ : LogicalDisjunctionPrecedence

infix operator .| : LogicalDisjunctionPrecedence

infix operator .&= : AssignmentPrecedence

infix operator .^= : AssignmentPrecedence

infix operator .|= : AssignmentPrecedence

prefix operator .!
