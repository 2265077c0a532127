// Foundation: the declarations of NSCalendar.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCalendar: NSObject, NSCopying, NSSecureCoding {
  struct Identifier: RawRepresentable, Hashable, Comparable, Sendable {
    typealias RawValue = String
    static let gregorian: NSCalendar.Identifier
    static let buddhist: NSCalendar.Identifier
    static let chinese: NSCalendar.Identifier
    static let coptic: NSCalendar.Identifier
    static let ethiopicAmeteMihret: NSCalendar.Identifier
    static let ethiopicAmeteAlem: NSCalendar.Identifier
    static let hebrew: NSCalendar.Identifier
    static let ISO8601: NSCalendar.Identifier
    static let indian: NSCalendar.Identifier
    static let islamic: NSCalendar.Identifier
    static let islamicCivil: NSCalendar.Identifier
    static let japanese: NSCalendar.Identifier
    static let persian: NSCalendar.Identifier
    static let republicOfChina: NSCalendar.Identifier
    static let islamicTabular: NSCalendar.Identifier
    static let islamicUmmAlQura: NSCalendar.Identifier
    var rawValue: String { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static func < (lhs: NSCalendar.Identifier, rhs: NSCalendar.Identifier) -> Bool
  }
  struct Unit: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSCalendar.Unit
    typealias ArrayLiteralElement = NSCalendar.Unit
    static let era: NSCalendar.Unit = NSCalendar.Unit(rawValue: 2)
    static let year: NSCalendar.Unit = NSCalendar.Unit(rawValue: 4)
    static let month: NSCalendar.Unit = NSCalendar.Unit(rawValue: 8)
    static let day: NSCalendar.Unit = NSCalendar.Unit(rawValue: 16)
    static let hour: NSCalendar.Unit = NSCalendar.Unit(rawValue: 32)
    static let minute: NSCalendar.Unit = NSCalendar.Unit(rawValue: 64)
    static let second: NSCalendar.Unit = NSCalendar.Unit(rawValue: 128)
    static let weekday: NSCalendar.Unit = NSCalendar.Unit(rawValue: 512)
    static let weekdayOrdinal: NSCalendar.Unit = NSCalendar.Unit(rawValue: 1024)
    static let quarter: NSCalendar.Unit = NSCalendar.Unit(rawValue: 2048)
    static let weekOfMonth: NSCalendar.Unit = NSCalendar.Unit(rawValue: 4096)
    static let weekOfYear: NSCalendar.Unit = NSCalendar.Unit(rawValue: 8192)
    static let yearForWeekOfYear: NSCalendar.Unit = NSCalendar.Unit(rawValue: 16384)
    static let nanosecond: NSCalendar.Unit = NSCalendar.Unit(rawValue: 32768)
    static let calendar: NSCalendar.Unit = NSCalendar.Unit(rawValue: 1048576)
    static let timeZone: NSCalendar.Unit = NSCalendar.Unit(rawValue: 2097152)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSCalendar.Options
    typealias ArrayLiteralElement = NSCalendar.Options
    static let wrapComponents: NSCalendar.Options
    static let matchStrictly: NSCalendar.Options
    static let searchBackwards: NSCalendar.Options
    static let matchPreviousTimePreservingSmallerUnits: NSCalendar.Options
    static let matchNextTimePreservingSmallerUnits: NSCalendar.Options
    static let matchNextTime: NSCalendar.Options
    static let matchFirst: NSCalendar.Options
    static let matchLast: NSCalendar.Options
    let rawValue: UInt
    init(rawValue: UInt)
  }
  static var supportsSecureCoding: Bool { get }
  class var current: Calendar { get }
  class var autoupdatingCurrent: Calendar { get }
  override var hash: Int { get }
  override var description: String { get }
  var calendarIdentifier: NSCalendar.Identifier { get }
  var locale: Locale? { get set }
  var timeZone: TimeZone { get set }
  var firstWeekday: Int { get set }
  var minimumDaysInFirstWeek: Int { get set }
  var eraSymbols: [String] { get }
  var longEraSymbols: [String] { get }
  var monthSymbols: [String] { get }
  var shortMonthSymbols: [String] { get }
  var veryShortMonthSymbols: [String] { get }
  var standaloneMonthSymbols: [String] { get }
  var shortStandaloneMonthSymbols: [String] { get }
  var veryShortStandaloneMonthSymbols: [String] { get }
  var weekdaySymbols: [String] { get }
  var shortWeekdaySymbols: [String] { get }
  var veryShortWeekdaySymbols: [String] { get }
  var standaloneWeekdaySymbols: [String] { get }
  var shortStandaloneWeekdaySymbols: [String] { get }
  var veryShortStandaloneWeekdaySymbols: [String] { get }
  var quarterSymbols: [String] { get }
  var shortQuarterSymbols: [String] { get }
  var standaloneQuarterSymbols: [String] { get }
  var shortStandaloneQuarterSymbols: [String] { get }
  var amSymbol: String { get }
  var pmSymbol: String { get }
  required convenience init?(coder aDecoder: NSCoder)
  init?(identifier calendarIdentifierConstant: NSCalendar.Identifier)
  init?(calendarIdentifier ident: NSCalendar.Identifier)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ value: Any?) -> Bool
  func minimumRange(of unit: NSCalendar.Unit) -> NSRange
  func maximumRange(of unit: NSCalendar.Unit) -> NSRange
  func range(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> NSRange
  func ordinality(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> Int
  func range(of unit: NSCalendar.Unit, for date: Date) -> DateInterval?
  func date(from comps: DateComponents) -> Date?
  func components(_ unitFlags: NSCalendar.Unit, from date: Date) -> DateComponents
  func date(byAdding comps: DateComponents, to date: Date, options opts: NSCalendar.Options = []) -> Date?
  func components(
    _ unitFlags: NSCalendar.Unit, from startingDate: Date, to resultDate: Date,
    options opts: NSCalendar.Options = []
  ) -> DateComponents
  func component(_ unit: NSCalendar.Unit, from date: Date) -> Int
  func date(
    era eraValue: Int, year yearValue: Int, month monthValue: Int, day dayValue: Int, hour hourValue: Int,
    minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int
  ) -> Date?
  func date(
    era eraValue: Int, yearForWeekOfYear yearValue: Int, weekOfYear weekValue: Int, weekday weekdayValue: Int,
    hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int
  ) -> Date?
  func startOfDay(for date: Date) -> Date
  func components(in timezone: TimeZone, from date: Date) -> DateComponents
  func compare(_ date1: Date, to date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> ComparisonResult
  func isDate(_ date1: Date, equalTo date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> Bool
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
  func isDateInToday(_ date: Date) -> Bool
  func isDateInYesterday(_ date: Date) -> Bool
  func isDateInTomorrow(_ date: Date) -> Bool
  func isDateInWeekend(_ date: Date) -> Bool
  func range(ofWeekendContaining date: Date) -> DateInterval?
  func nextWeekendAfter(_ date: Date, options: NSCalendar.Options) -> DateInterval?
  func components(
    _ unitFlags: NSCalendar.Unit, from startingDateComp: DateComponents, to resultDateComp: DateComponents,
    options: NSCalendar.Options = []
  ) -> DateComponents
  func date(byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = [])
    -> Date?
  func nextDate(after date: Date, matching comps: DateComponents, options: NSCalendar.Options = []) -> Date?
  func nextDate(
    after date: Date, matching unit: NSCalendar.Unit, value: Int, options: NSCalendar.Options = []
  ) -> Date?
  func nextDate(
    after date: Date, matchingHour hourValue: Int, minute minuteValue: Int, second secondValue: Int,
    options: NSCalendar.Options = []
  ) -> Date?
  func date(
    bySettingUnit unit: NSCalendar.Unit, value v: Int, of date: Date, options opts: NSCalendar.Options = []
  ) -> Date?
  func date(
    bySettingHour h: Int, minute m: Int, second s: Int, of date: Date, options opts: NSCalendar.Options = []
  ) -> Date?
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
}
