// Foundation: the declarations of DateComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DateComponents: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSDateComponents
  struct ISO8601FormatStyle: Sendable, ParseStrategy, ParseableFormatStyle, CustomConsumingRegexComponent,
    RegexComponent
  {
    typealias Strategy = DateComponents.ISO8601FormatStyle
    typealias ParseOutput = DateComponents
    typealias ParseInput = String
    typealias FormatOutput = String
    typealias FormatInput = DateComponents
    typealias RegexOutput = DateComponents
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get }
    var includingFractionalSeconds: Bool { get }
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get }
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get }
    var timeZone: TimeZone { get set }
    var parseStrategy: DateComponents.ISO8601FormatStyle { get }
    init(from decoder: any Decoder) throws
    init(
      dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
      dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
      timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
      timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func year() -> DateComponents.ISO8601FormatStyle
    func weekOfYear() -> DateComponents.ISO8601FormatStyle
    func month() -> DateComponents.ISO8601FormatStyle
    func day() -> DateComponents.ISO8601FormatStyle
    func time(includingFractionalSeconds: Bool) -> DateComponents.ISO8601FormatStyle
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> DateComponents.ISO8601FormatStyle
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator)
      -> DateComponents.ISO8601FormatStyle
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator)
      -> DateComponents.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator)
      -> DateComponents.ISO8601FormatStyle
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator)
      -> DateComponents.ISO8601FormatStyle
    func format(_ value: DateComponents) -> String
    func parse(_ value: String) throws -> DateComponents
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: DateComponents)?
    static func == (lhs: DateComponents.ISO8601FormatStyle, rhs: DateComponents.ISO8601FormatStyle) -> Bool
  }
  var calendar: Calendar? { get set }
  var timeZone: TimeZone? { get set }
  var era: Int? { get set }
  var year: Int? { get set }
  var month: Int? { get set }
  var day: Int? { get set }
  var hour: Int? { get set }
  var minute: Int? { get set }
  var second: Int? { get set }
  var nanosecond: Int? { get set }
  var weekday: Int? { get set }
  var weekdayOrdinal: Int? { get set }
  var quarter: Int? { get set }
  var weekOfMonth: Int? { get set }
  var weekOfYear: Int? { get set }
  var dayOfYear: Int? { get set }
  var yearForWeekOfYear: Int? { get set }
  var isLeapMonth: Bool? { get set }
  var isRepeatedDay: Bool? { get set }
  var date: Date? { get }
  var isValidDate: Bool { get }
  var description: String { get }
  var debugDescription: String { get }
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
  init<T>(_ value: T.ParseInput, strategy: T) throws where T: ParseStrategy, T.ParseOutput == DateComponents {
    self = try strategy.parse(value)
  }
  @_disfavoredOverload init<T, Value>(_ value: Value, strategy: T) throws
  where T: ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == DateComponents {
    self = try strategy.parse(String(value))
  }
  init(from decoder: any Decoder) throws
  mutating func setValue(_ value: Int?, for component: Calendar.Component)
  func value(for component: Calendar.Component) -> Int?
  func isValidDate(in calendar: Calendar) -> Bool
  func hash(into hasher: inout Hasher)
  func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == DateComponents {
    format.format(self)
  }
  func encode(to encoder: any Encoder) throws
  static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
}
