// Foundation: the declarations of TimeZone.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct TimeZone: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSTimeZone
  enum NameStyle: Int, Sendable {
    typealias RawValue = Int
    case standard
    case shortStandard
    case daylightSaving
    case shortDaylightSaving
    case generic
    case shortGeneric
    init?(rawValue: Int)
  }
  static var current: TimeZone { get }
  static var autoupdatingCurrent: TimeZone { get }
  static var abbreviationDictionary: [String: String] { get set }
  @_disfavoredOverload static var gmt: TimeZone { get }
  static var knownTimeZoneIdentifiers: [String] { get }
  static var timeZoneDataVersion: String { get }
  var identifier: String { get }
  var nextDaylightSavingTimeTransition: Date? { get }
  var description: String { get }
  var debugDescription: String { get }
  init?(identifier: String)
  init?(secondsFromGMT seconds: Int)
  init?(abbreviation: String)
  init(from decoder: any Decoder) throws
  func secondsFromGMT(for date: Date = Date()) -> Int
  func abbreviation(for date: Date = Date()) -> String?
  func isDaylightSavingTime(for date: Date = Date()) -> Bool
  func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
  func nextDaylightSavingTimeTransition(after date: Date) -> Date?
  func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
}
