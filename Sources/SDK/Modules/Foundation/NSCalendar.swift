// Foundation: the declarations of NSCalendar.
// Declared as the toolchain's interface has it, with code of our own.

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
    static let wrapComponents = NSCalendar.Options(rawValue: 1)
    static let matchStrictly = NSCalendar.Options(rawValue: 2)
    static let searchBackwards = NSCalendar.Options(rawValue: 4)
    static let matchPreviousTimePreservingSmallerUnits = NSCalendar.Options(rawValue: 256)
    static let matchNextTimePreservingSmallerUnits = NSCalendar.Options(rawValue: 512)
    static let matchNextTime = NSCalendar.Options(rawValue: 1024)
    static let matchFirst = NSCalendar.Options(rawValue: 4096)
    static let matchLast = NSCalendar.Options(rawValue: 8192)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  static var supportsSecureCoding: Bool { true }
  class var current: Calendar { Calendar.current }
  class var autoupdatingCurrent: Calendar { Calendar.autoupdatingCurrent }
  var _calendar: Calendar
  init(_ calendar: Calendar) { _calendar = calendar }
  static let _components: [(NSCalendar.Unit, Calendar.Component)] = [
    (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second), (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter),
    (.weekOfMonth, .weekOfMonth), (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
    (.nanosecond, .nanosecond), (.calendar, .calendar), (.timeZone, .timeZone),
  ]
  static func _components(in units: NSCalendar.Unit) -> Set<Calendar.Component> {
    Set(_components.filter { units.contains($0.0) }.map { $0.1 })
  }
  static func _component(_ unit: NSCalendar.Unit) -> Calendar.Component {
    _components.first { $0.0 == unit }?.1 ?? .second
  }
  override var hash: Int { get }
  override var description: String { get }
  var calendarIdentifier: NSCalendar.Identifier { get }
  var locale: Locale? {
    get { _calendar.locale }
    set { _calendar.locale = newValue }
  }
  var timeZone: TimeZone {
    get { _calendar.timeZone }
    set { _calendar.timeZone = newValue }
  }
  var firstWeekday: Int {
    get { _calendar.firstWeekday }
    set { _calendar.firstWeekday = newValue }
  }
  var minimumDaysInFirstWeek: Int {
    get { _calendar.minimumDaysInFirstWeek }
    set { _calendar.minimumDaysInFirstWeek = newValue }
  }
  var eraSymbols: [String] { _calendar.eraSymbols }
  var longEraSymbols: [String] { _calendar.longEraSymbols }
  var monthSymbols: [String] { _calendar.monthSymbols }
  var shortMonthSymbols: [String] { _calendar.shortMonthSymbols }
  var veryShortMonthSymbols: [String] { _calendar.veryShortMonthSymbols }
  var standaloneMonthSymbols: [String] { _calendar.standaloneMonthSymbols }
  var shortStandaloneMonthSymbols: [String] { _calendar.shortStandaloneMonthSymbols }
  var veryShortStandaloneMonthSymbols: [String] { _calendar.veryShortStandaloneMonthSymbols }
  var weekdaySymbols: [String] { _calendar.weekdaySymbols }
  var shortWeekdaySymbols: [String] { _calendar.shortWeekdaySymbols }
  var veryShortWeekdaySymbols: [String] { _calendar.veryShortWeekdaySymbols }
  var standaloneWeekdaySymbols: [String] { _calendar.standaloneWeekdaySymbols }
  var shortStandaloneWeekdaySymbols: [String] { _calendar.shortStandaloneWeekdaySymbols }
  var veryShortStandaloneWeekdaySymbols: [String] { _calendar.veryShortStandaloneWeekdaySymbols }
  var quarterSymbols: [String] { _calendar.quarterSymbols }
  var shortQuarterSymbols: [String] { _calendar.shortQuarterSymbols }
  var standaloneQuarterSymbols: [String] { _calendar.standaloneQuarterSymbols }
  var shortStandaloneQuarterSymbols: [String] { _calendar.shortStandaloneQuarterSymbols }
  var amSymbol: String { _calendar.amSymbol }
  var pmSymbol: String { _calendar.pmSymbol }
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
  func date(from comps: DateComponents) -> Date? { _calendar.date(from: comps) }
  func components(_ unitFlags: NSCalendar.Unit, from date: Date) -> DateComponents {
    _calendar.dateComponents(NSCalendar._components(in: unitFlags), from: date)
  }
  func date(byAdding comps: DateComponents, to date: Date, options opts: NSCalendar.Options = []) -> Date? {
    _calendar.date(byAdding: comps, to: date, wrappingComponents: opts.contains(.wrapComponents))
  }
  func components(
    _ unitFlags: NSCalendar.Unit, from startingDate: Date, to resultDate: Date,
    options opts: NSCalendar.Options = []
  ) -> DateComponents {
    _calendar.dateComponents(NSCalendar._components(in: unitFlags), from: startingDate, to: resultDate)
  }
  func component(_ unit: NSCalendar.Unit, from date: Date) -> Int {
    _calendar.component(NSCalendar._component(unit), from: date)
  }
  func date(
    era eraValue: Int, year yearValue: Int, month monthValue: Int, day dayValue: Int, hour hourValue: Int,
    minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int
  ) -> Date?
  func date(
    era eraValue: Int, yearForWeekOfYear yearValue: Int, weekOfYear weekValue: Int, weekday weekdayValue: Int,
    hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int
  ) -> Date?
  func startOfDay(for date: Date) -> Date { _calendar.startOfDay(for: date) }
  func components(in timezone: TimeZone, from date: Date) -> DateComponents
  func compare(_ date1: Date, to date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> ComparisonResult
  func isDate(_ date1: Date, equalTo date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> Bool
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
    _calendar.isDate(date1, inSameDayAs: date2)
  }
  func isDateInToday(_ date: Date) -> Bool { _calendar.isDateInToday(date) }
  func isDateInYesterday(_ date: Date) -> Bool { _calendar.isDateInYesterday(date) }
  func isDateInTomorrow(_ date: Date) -> Bool { _calendar.isDateInTomorrow(date) }
  func isDateInWeekend(_ date: Date) -> Bool { _calendar.isDateInWeekend(date) }
  func range(ofWeekendContaining date: Date) -> DateInterval?
  func nextWeekendAfter(_ date: Date, options: NSCalendar.Options) -> DateInterval?
  func components(
    _ unitFlags: NSCalendar.Unit, from startingDateComp: DateComponents, to resultDateComp: DateComponents,
    options: NSCalendar.Options = []
  ) -> DateComponents
  func date(byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = [])
    -> Date?
  {
    _calendar.date(
      byAdding: NSCalendar._component(unit), value: value, to: date,
      wrappingComponents: options.contains(.wrapComponents))
  }
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
