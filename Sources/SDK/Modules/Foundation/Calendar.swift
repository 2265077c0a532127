// Foundation: the declarations of Calendar.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Calendar: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSCalendar
  enum Identifier: Hashable, Sendable, CustomDebugStringConvertible, Decodable, Encodable {
    case gregorian
    case buddhist
    case chinese
    case coptic
    case ethiopicAmeteMihret
    case ethiopicAmeteAlem
    case hebrew
    case iso8601
    case indian
    case islamic
    case islamicCivil
    case japanese
    case persian
    case republicOfChina
    case islamicTabular
    case islamicUmmAlQura
    case bangla
    case gujarati
    case kannada
    case malayalam
    case marathi
    case odia
    case tamil
    case telugu
    case vikram
    case dangi
    case vietnamese
    var debugDescription: String { get }
    init(from decoder: any Decoder) throws
  }
  enum Component: Hashable, Sendable {
    case era
    case year
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case weekdayOrdinal
    case quarter
    case weekOfMonth
    case weekOfYear
    case yearForWeekOfYear
    case nanosecond
    case calendar
    case timeZone
    case isLeapMonth
    case isRepeatedDay
    case dayOfYear
  }
  enum SearchDirection: Hashable, Sendable {
    case forward
    case backward
  }
  enum RepeatedTimePolicy: Hashable, Sendable, Decodable, Encodable {
    case first
    case last
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  enum MatchingPolicy: Hashable, Sendable, Decodable, Encodable {
    case nextTime
    case nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents
    case strict
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  struct RecurrenceRule: Sendable, Decodable, Encodable, Hashable {
    enum Frequency: Int, Sendable, Decodable, Encodable {
      typealias RawValue = Int
      case minutely
      case hourly
      case daily
      case weekly
      case monthly
      case yearly
      init?(rawValue: Int)
    }
    struct End: Sendable, Decodable, Encodable, CustomStringConvertible, Hashable {
      static var never: Calendar.RecurrenceRule.End { get }
      var occurrences: Int? { get }
      var date: Date? { get }
      var description: String { get }
      init(from decoder: any Decoder) throws
      static func afterOccurrences(_ count: Int) -> Calendar.RecurrenceRule.End
      static func afterDate(_ date: Date) -> Calendar.RecurrenceRule.End
      func encode(to encoder: any Encoder) throws
    }
    enum Weekday: Sendable, Decodable, Encodable, Hashable {
      case every(Locale.Weekday)
      case nth(Int, Locale.Weekday)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
    }
    struct Month: Sendable, ExpressibleByIntegerLiteral, Decodable, Encodable, Hashable {
      typealias IntegerLiteralType = Int
      var index: Int { get set }
      var isLeap: Bool { get set }
      init(_ index: Int, isLeap: Bool = false)
      init(integerLiteral value: Int)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
    }
    var calendar: Calendar { get set }
    var matchingPolicy: Calendar.MatchingPolicy { get set }
    var repeatedTimePolicy: Calendar.RepeatedTimePolicy { get set }
    var frequency: Calendar.RecurrenceRule.Frequency { get set }
    var interval: Int { get set }
    var end: Calendar.RecurrenceRule.End { get set }
    var seconds: [Int] { get set }
    var minutes: [Int] { get set }
    var hours: [Int] { get set }
    var weekdays: [Calendar.RecurrenceRule.Weekday] { get set }
    var daysOfTheMonth: [Int] { get set }
    var daysOfTheYear: [Int] { get set }
    var months: [Calendar.RecurrenceRule.Month] { get set }
    var weeks: [Int] { get set }
    var setPositions: [Int] { get set }
    init(
      calendar: Calendar, frequency: Calendar.RecurrenceRule.Frequency, interval: Int = 1,
      end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [],
      weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [],
      seconds: [Int] = [], setPositions: [Int] = [])
    init(from decoder: any Decoder) throws
    static func minutely(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [],
      hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    static func hourly(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [],
      hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    static func daily(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [],
      minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    static func weekly(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [],
      seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    static func monthly(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [],
      minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    static func yearly(
      calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [],
      daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [],
      weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [],
      seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    func recurrences(of start: Date, in range: Range<Date>? = nil) -> some Sendable & Sequence<Date> {
      found(of: start, in: range)
    }
    func recurrences(of start: Date, in range: PartialRangeThrough<Date>) -> some Sendable & Sequence<Date> {
      found(of: start, through: range.upperBound)
    }
    func recurrences(of start: Date, in range: PartialRangeUpTo<Date>) -> some Sendable & Sequence<Date> {
      found(of: start, upTo: range.upperBound)
    }
    func recurrences(of start: Date, in range: PartialRangeFrom<Date>) -> some Sendable & Sequence<Date> {
      found(of: start, from: range.lowerBound)
    }
    func recurrences(of start: Date, in range: ClosedRange<Date>) -> some Sendable & Sequence<Date> {
      found(of: start, through: range.upperBound).filter { range.contains($0) }
    }
    func encode(to encoder: any Encoder) throws
    func found(of start: Date, in range: Range<Date>?) -> FoundDates
    func found(of start: Date, from first: Date) -> FoundDates
    func found(of start: Date, through last: Date) -> FoundDates
    func found(of start: Date, upTo end: Date) -> FoundDates
  }
  static var current: Calendar { get }
  static var autoupdatingCurrent: Calendar { get }
  var identifier: Calendar.Identifier { get }
  var locale: Locale? { get set }
  var timeZone: TimeZone { get set }
  var firstWeekday: Int { get set }
  var minimumDaysInFirstWeek: Int { get set }
  var description: String { get }
  var debugDescription: String { get }
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
  init(identifier: Calendar.Identifier)
  init(from decoder: any Decoder) throws
  func minimumRange(of component: Calendar.Component) -> Range<Int>?
  func maximumRange(of component: Calendar.Component) -> Range<Int>?
  func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
  func dateInterval(
    of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool
  func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
  func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
  func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
  func date(
    byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date?
  func dates(
    byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date,
    in range: Range<Date>? = nil, wrappingComponents: Bool = false
  ) -> some Sendable & Sequence<Date> {
    found(
      byAdding: component, value: value, startingAt: start, in: range, wrappingComponents: wrappingComponents)
  }
  func dates(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> some Sendable & Sequence<Date> {
    found(byAdding: components, startingAt: start, in: range, wrappingComponents: wrappingComponents)
  }
  func date(from components: DateComponents) -> Date?
  func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
  func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
  func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
  func dateComponents(
    _ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents
  func component(_ component: Calendar.Component, from date: Date) -> Int
  func startOfDay(for date: Date) -> Date
  func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
  func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
  func isDateInToday(_ date: Date) -> Bool
  func isDateInYesterday(_ date: Date) -> Bool
  func isDateInTomorrow(_ date: Date) -> Bool
  func isDateInWeekend(_ date: Date) -> Bool
  func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool
  func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
  func nextWeekend(
    startingAfter date: Date, start: inout Date, interval: inout TimeInterval,
    direction: Calendar.SearchDirection = .forward
  ) -> Bool
  func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
  func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward,
    using block: (Date?, Bool, inout Bool) -> Void)
  func dates(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    matchingPolicy: Calendar.MatchingPolicy = .nextTime,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
  ) -> some Sendable & Sequence<Date> {
    found(
      byMatching: components, startingAt: start, in: range, matchingPolicy: matchingPolicy,
      repeatedTimePolicy: repeatedTimePolicy, direction: direction)
  }
  func found(
    byAdding component: Calendar.Component, value: Int, startingAt start: Date, in range: Range<Date>?,
    wrappingComponents: Bool
  ) -> FoundDates
  func found(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>?,
    wrappingComponents: Bool
  ) -> FoundDates
  func found(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>?,
    matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy,
    direction: Calendar.SearchDirection
  ) -> FoundDates
  func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
  ) -> Date?
  func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
  func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
    matchingPolicy: Calendar.MatchingPolicy = .nextTime,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
  ) -> Date?
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: Calendar, rhs: Calendar) -> Bool
}
