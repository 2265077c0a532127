// Swift's standard library: the declarations of Comparable.
// Declared as the toolchain's interface has it, with code of our own.

protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

extension Comparable {
  static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    ClosedRange(checked: minimum, maximum)
  }
}

extension Comparable {
  static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    Range(checked: minimum, maximum)
  }
  prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  prefix static func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
  postfix static func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
}
