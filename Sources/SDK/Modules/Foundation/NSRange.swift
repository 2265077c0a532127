// Foundation: the declarations of NSRange.

struct NSRange: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
  var location: Int { get set }
  var length: Int { get set }
  var lowerBound: Int { get }
  var upperBound: Int { get }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init(location: Int, length: Int)
  init<R>(_ region: R) where R: RangeExpression, R.Bound: FixedWidthInteger
  init<R, S>(_ region: R, in target: S) where R: RangeExpression, S: StringProtocol, R.Bound == String.Index
  init?(_ string: String)
  func contains(_ index: Int) -> Bool
  func union(_ other: NSRange) -> NSRange
  func intersection(_ other: NSRange) -> NSRange?
  mutating func formUnion(_ other: NSRange)
  static func == (lhs: NSRange, rhs: NSRange) -> Bool
}
