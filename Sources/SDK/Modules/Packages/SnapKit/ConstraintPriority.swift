// SnapKit: the declarations of ConstraintPriority.

struct ConstraintPriority {
  let value: Float
  static var required: ConstraintPriority { ConstraintPriority(value: 1000) }
  static var high: ConstraintPriority { ConstraintPriority(value: 750) }
  static var medium: ConstraintPriority { ConstraintPriority(value: 500) }
  static var low: ConstraintPriority { ConstraintPriority(value: 250) }
}
