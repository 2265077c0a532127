// Foundation: the declarations of NSTimeZone.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSTimeZone: NSObject, NSCopying, NSSecureCoding {
  typealias NameStyle = TimeZone.NameStyle
  static var supportsSecureCoding: Bool { get }
  class var system: TimeZone { get }
  class var `default`: TimeZone { get set }
  class var local: TimeZone { get }
  class var knownTimeZoneNames: [String] { get }
  class var abbreviationDictionary: [String: String] { get set }
  class var timeZoneDataVersion: String { get }
  override var hash: Int { get }
  override var description: String { get }
  var name: String { get }
  var data: Data { get }
  var secondsFromGMT: Int { get }
  var abbreviation: String? { get }
  var isDaylightSavingTime: Bool { get }
  var daylightSavingTimeOffset: TimeInterval { get }
  var nextDaylightSavingTimeTransition: Date? { get }
  convenience init?(name tzName: String)
  init?(name tzName: String, data aData: Data?)
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(forSecondsFromGMT seconds: Int)
  convenience init?(abbreviation: String)
  class func resetSystemTimeZone()
  override func isEqual(_ object: Any?) -> Bool
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func secondsFromGMT(for aDate: Date) -> Int
  func abbreviation(for aDate: Date) -> String?
  func isDaylightSavingTime(for aDate: Date) -> Bool
  func daylightSavingTimeOffset(for aDate: Date) -> TimeInterval
  func nextDaylightSavingTimeTransition(after aDate: Date) -> Date?
  func isEqual(to aTimeZone: TimeZone) -> Bool
  func localizedName(_ style: NSTimeZone.NameStyle, locale: Locale?) -> String?
}
