// Foundation: the declarations of NSDateComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDateComponents: NSObject, NSCopying, NSSecureCoding {
  static var supportsSecureCoding: Bool { get }
  override var hash: Int { get }
  var calendar: Calendar? { get set }
  var timeZone: TimeZone? { get set }
  var era: Int { get set }
  var year: Int { get set }
  var month: Int { get set }
  var day: Int { get set }
  var hour: Int { get set }
  var minute: Int { get set }
  var second: Int { get set }
  var weekday: Int { get set }
  var weekdayOrdinal: Int { get set }
  var quarter: Int { get set }
  var nanosecond: Int { get set }
  var weekOfYear: Int { get set }
  var weekOfMonth: Int { get set }
  var yearForWeekOfYear: Int { get set }
  var isLeapMonth: Bool { get set }
  var date: Date? { get }
  var isValidDate: Bool { get }
  override init()
  required convenience init?(coder aDecoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func setValue(_ value: Int, forComponent unit: NSCalendar.Unit)
  func value(forComponent unit: NSCalendar.Unit) -> Int
  func isValidDate(in calendar: Calendar) -> Bool
}
