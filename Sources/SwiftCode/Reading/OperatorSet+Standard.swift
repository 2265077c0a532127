import SwiftOperators

/// The standard library's precedence groups. swift-syntax has them too, and its operators, but shows only
/// which group an operator belongs to.
extension OperatorSet {
  static let standardGroups: [String: Group] = [
    "AssignmentPrecedence": Group(associativity: .right, isAssignment: true),
    "FunctionArrowPrecedence": Group(associativity: .right, higherThan: ["AssignmentPrecedence"]),
    "TernaryPrecedence": Group(associativity: .right, higherThan: ["FunctionArrowPrecedence"]),
    "DefaultPrecedence": Group(higherThan: ["TernaryPrecedence"]),
    "LogicalDisjunctionPrecedence": Group(associativity: .left, higherThan: ["TernaryPrecedence"]),
    "LogicalConjunctionPrecedence": Group(associativity: .left, higherThan: ["LogicalDisjunctionPrecedence"]),
    "ComparisonPrecedence": Group(higherThan: ["LogicalConjunctionPrecedence"]),
    "NilCoalescingPrecedence": Group(associativity: .right, higherThan: ["ComparisonPrecedence"]),
    "CastingPrecedence": Group(higherThan: ["NilCoalescingPrecedence"]),
    "RangeFormationPrecedence": Group(higherThan: ["CastingPrecedence"]),
    "AdditionPrecedence": Group(associativity: .left, higherThan: ["RangeFormationPrecedence"]),
    "MultiplicationPrecedence": Group(associativity: .left, higherThan: ["AdditionPrecedence"]),
    "BitwiseShiftPrecedence": Group(higherThan: ["MultiplicationPrecedence"]),
  ]

  /// Operators of the standard library that swift-syntax does not list.
  static let vectorOperators: [String: String] = [
    ".==": "ComparisonPrecedence", ".!=": "ComparisonPrecedence", ".<": "ComparisonPrecedence",
    ".<=": "ComparisonPrecedence", ".>": "ComparisonPrecedence", ".>=": "ComparisonPrecedence",
    ".&": "LogicalConjunctionPrecedence", ".|": "LogicalDisjunctionPrecedence",
    ".^": "LogicalDisjunctionPrecedence", ".&=": "AssignmentPrecedence", ".|=": "AssignmentPrecedence",
    ".^=": "AssignmentPrecedence",
  ]
}
