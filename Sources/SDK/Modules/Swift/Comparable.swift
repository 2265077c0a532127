// Swift's standard library: the declarations of Comparable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  static func > (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
}

extension Comparable {
  static func ..< (minimum: Self, maximum: Self) -> Range<Self>
  prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
  prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
  postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
}
