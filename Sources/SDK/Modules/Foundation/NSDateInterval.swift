// Foundation: the declarations of NSDateInterval.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDateInterval: NSObject, NSCopying, NSSecureCoding, Sendable, Comparable {
  static var supportsSecureCoding: Bool { get }
  let startDate: Date
  var endDate: Date { get }
  let duration: TimeInterval
  override convenience init()
  required convenience init?(coder: NSCoder)
  init(start startDate: Date, duration: TimeInterval)
  convenience init(start startDate: Date, end endDate: Date)
  func copy(with zone: NSZone?) -> Any
  func encode(with aCoder: NSCoder)
  func compare(_ dateInterval: DateInterval) -> ComparisonResult
  func isEqual(to dateInterval: DateInterval) -> Bool
  func intersects(_ dateInterval: DateInterval) -> Bool
  func intersection(with dateInterval: DateInterval) -> DateInterval?
  func contains(_ date: Date) -> Bool
  static func < (lhs: NSDateInterval, rhs: NSDateInterval) -> Bool
}
