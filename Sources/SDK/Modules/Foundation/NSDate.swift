// Foundation: the declarations of NSDate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDate: NSObject, NSCopying, NSSecureCoding, Sendable, Comparable {
  class var timeIntervalSinceReferenceDate: TimeInterval { get }
  static var supportsSecureCoding: Bool { get }
  class var distantFuture: Date { get }
  class var distantPast: Date { get }
  override var hash: Int { get }
  var timeIntervalSinceReferenceDate: TimeInterval { get }
  override var description: String { get }
  var timeIntervalSinceNow: TimeInterval { get }
  var timeIntervalSince1970: TimeInterval { get }
  override convenience init()
  required init(timeIntervalSinceReferenceDate ti: TimeInterval)
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(timeIntervalSinceNow secs: TimeInterval)
  convenience init(timeIntervalSince1970 secs: TimeInterval)
  convenience init(timeInterval secsToBeAdded: TimeInterval, since date: Date)
  override func isEqual(_ value: Any?) -> Bool
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  func description(with locale: Locale?) -> String
  func timeIntervalSince(_ anotherDate: Date) -> TimeInterval
  func addingTimeInterval(_ ti: TimeInterval) -> Date
  func earlierDate(_ anotherDate: Date) -> Date
  func laterDate(_ anotherDate: Date) -> Date
  func compare(_ other: Date) -> ComparisonResult
  func isEqual(to otherDate: Date) -> Bool
  static func < (lhs: NSDate, rhs: NSDate) -> Bool
}
