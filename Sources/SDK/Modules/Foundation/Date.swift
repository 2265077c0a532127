// Foundation: the declarations of Date.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Date: Hashable, Sendable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Strideable
{
  typealias Stride = TimeInterval
  struct ISO8601FormatStyle: Sendable, Foundation.ParseStrategy, ParseableFormatStyle,
    CustomConsumingRegexComponent, RegexComponent
  {
    typealias Strategy = Date.ISO8601FormatStyle
    typealias ParseOutput = Date
    typealias ParseInput = String
    typealias FormatOutput = String
    typealias FormatInput = Date
    typealias RegexOutput = Date
    enum TimeZoneSeparator: String, Decodable, Encodable, Sendable {
      typealias RawValue = String
      case colon
      case omitted
      init?(rawValue: String)
    }
    enum DateSeparator: String, Decodable, Encodable, Sendable {
      typealias RawValue = String
      case dash
      case omitted
      init?(rawValue: String)
    }
    enum TimeSeparator: String, Decodable, Encodable, Sendable {
      typealias RawValue = String
      case colon
      case omitted
      init?(rawValue: String)
    }
    enum DateTimeSeparator: String, Decodable, Encodable, Sendable {
      typealias RawValue = String
      case space
      case standard
      init?(rawValue: String)
    }
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get }
    var includingFractionalSeconds: Bool { get }
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get }
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get }
    var timeZone: TimeZone { get set }
    var parseStrategy: Date.ISO8601FormatStyle { get }
    init(from decoder: any Decoder) throws
    @_disfavoredOverload init(
      dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
      dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
      timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    init(
      dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
      dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
      timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
      timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func year() -> Date.ISO8601FormatStyle
    func weekOfYear() -> Date.ISO8601FormatStyle
    func month() -> Date.ISO8601FormatStyle
    func day() -> Date.ISO8601FormatStyle
    func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    func format(_ value: Date) -> String
    func parse(_ value: String) throws -> Date
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Date)?
    static func == (lhs: Date.ISO8601FormatStyle, rhs: Date.ISO8601FormatStyle) -> Bool
  }
  struct AnchoredRelativeFormatStyle: Sendable, DiscreteFormatStyle {
    typealias FormatOutput = String
    typealias FormatInput = Date
    typealias Presentation = Date.RelativeFormatStyle.Presentation
    typealias UnitsStyle = Date.RelativeFormatStyle.UnitsStyle
    typealias Field = Date.RelativeFormatStyle.Field
    var anchor: Date { get set }
    var presentation: Date.AnchoredRelativeFormatStyle.Presentation { get set }
    var unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle { get set }
    var capitalizationContext: FormatStyleCapitalizationContext { get set }
    var locale: Locale { get set }
    var calendar: Calendar { get set }
    var allowedFields: Set<Date.AnchoredRelativeFormatStyle.Field> { get set }
    init(
      anchor: Date, presentation: Date.AnchoredRelativeFormatStyle.Presentation = .numeric,
      unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown)
    init(
      anchor: Date, allowedFields: Set<Date.AnchoredRelativeFormatStyle.Field>,
      presentation: Date.AnchoredRelativeFormatStyle.Presentation = .numeric,
      unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown)
    init(from decoder: any Decoder) throws
    func format(_ input: Date) -> String
    func locale(_ locale: Locale) -> Date.AnchoredRelativeFormatStyle
    func discreteInput(before input: Date) -> Date?
    func discreteInput(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func input(after input: Date) -> Date?
  }
  struct ComponentsFormatStyle: Sendable, Foundation.FormatStyle {
    typealias FormatInput = Range<Date>
    typealias FormatOutput = String
    struct Field: Decodable, Encodable, Hashable, Sendable {
      static var year: Date.ComponentsFormatStyle.Field { get }
      static var month: Date.ComponentsFormatStyle.Field { get }
      static var week: Date.ComponentsFormatStyle.Field { get }
      static var day: Date.ComponentsFormatStyle.Field { get }
      static var hour: Date.ComponentsFormatStyle.Field { get }
      static var minute: Date.ComponentsFormatStyle.Field { get }
      static var second: Date.ComponentsFormatStyle.Field { get }
      init(from decoder: any Decoder) throws
    }
    struct Style: Decodable, Encodable, Hashable, Sendable {
      static var abbreviated: Date.ComponentsFormatStyle.Style { Style(_units: 2) }
      static var condensedAbbreviated: Date.ComponentsFormatStyle.Style { Style(_units: 5) }
      static var narrow: Date.ComponentsFormatStyle.Style { Style(_units: 1) }
      static var spellOut: Date.ComponentsFormatStyle.Style { Style(_units: 4) }
      static var wide: Date.ComponentsFormatStyle.Style { Style(_units: 3) }
      static var _clock: Date.ComponentsFormatStyle.Style { Style(_units: 0) }
      /// The style of `DateComponentsFormatter` that is documented with the same words.
      let _units: Int
    }
    var style: Date.ComponentsFormatStyle.Style
    var isPositive = true
    var locale: Locale
    var calendar: Calendar
    var fields: Set<Date.ComponentsFormatStyle.Field>?
    init(
      style: Date.ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
    func format(_ v: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style._units) ?? .full
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      var units: NSCalendar.Unit = []
      for field in fields ?? [] { units.insert(Self._unit(of: field)) }
      formatter.allowedUnits = units
      return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
    }
    static func _unit(of field: Date.ComponentsFormatStyle.Field) -> NSCalendar.Unit {
      switch field {
      case .year: return .year
      case .month: return .month
      case .week: return .weekOfMonth
      case .day: return .day
      case .hour: return .hour
      case .minute: return .minute
      default: return .second
      }
    }
    func locale(_ locale: Locale) -> Date.ComponentsFormatStyle {
      var style = self
      style.locale = locale
      return style
    }
    func calendar(_ calendar: Calendar) -> Date.ComponentsFormatStyle {
      var style = self
      style.calendar = calendar
      return style
    }
  }
  struct IntervalFormatStyle: Sendable, Foundation.FormatStyle {
    typealias FormatOutput = String
    typealias FormatInput = Range<Date>
    typealias DateStyle = Date.FormatStyle.DateStyle
    typealias TimeStyle = Date.FormatStyle.TimeStyle
    typealias Symbol = Date.FormatStyle.Symbol
    var locale: Locale { get set }
    var timeZone: TimeZone { get set }
    var calendar: Calendar { get set }
    init(
      date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil,
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      timeZone: TimeZone = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func format(_ v: Range<Date>) -> String
    func locale(_ locale: Locale) -> Date.IntervalFormatStyle
    func year() -> Date.IntervalFormatStyle
    func month(_ format: Date.IntervalFormatStyle.Symbol.Month = .abbreviated) -> Date.IntervalFormatStyle
    func day() -> Date.IntervalFormatStyle
    func weekday(_ format: Date.IntervalFormatStyle.Symbol.Weekday = .abbreviated) -> Date.IntervalFormatStyle
    func hour(_ format: Date.IntervalFormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated))
      -> Date.IntervalFormatStyle
    func minute() -> Date.IntervalFormatStyle
    func second() -> Date.IntervalFormatStyle
    func timeZone(_ format: Date.IntervalFormatStyle.Symbol.TimeZone = .genericName(.short))
      -> Date.IntervalFormatStyle
  }
  struct RelativeFormatStyle: Sendable, Foundation.FormatStyle {
    typealias FormatOutput = String
    typealias FormatInput = Date
    typealias Field = Date.ComponentsFormatStyle.Field
    struct UnitsStyle: Decodable, Encodable, Hashable, Sendable {
      static var wide: Date.RelativeFormatStyle.UnitsStyle { get }
      static var spellOut: Date.RelativeFormatStyle.UnitsStyle { get }
      static var abbreviated: Date.RelativeFormatStyle.UnitsStyle { get }
      static var narrow: Date.RelativeFormatStyle.UnitsStyle { get }
      init(from decoder: any Decoder) throws
    }
    struct Presentation: Decodable, Encodable, Hashable, Sendable {
      static var numeric: Date.RelativeFormatStyle.Presentation { get }
      static var named: Date.RelativeFormatStyle.Presentation { get }
      init(from decoder: any Decoder) throws
    }
    var presentation: Date.RelativeFormatStyle.Presentation { get set }
    var unitsStyle: Date.RelativeFormatStyle.UnitsStyle { get set }
    var capitalizationContext: FormatStyleCapitalizationContext { get set }
    var locale: Locale { get set }
    var calendar: Calendar { get set }
    var allowedFields: Set<Date.RelativeFormatStyle.Field> { get set }
    init(
      presentation: Date.RelativeFormatStyle.Presentation = .numeric,
      unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown)
    init(
      allowedFields: Set<Date.RelativeFormatStyle.Field>,
      presentation: Date.RelativeFormatStyle.Presentation = .numeric,
      unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown)
    init(from decoder: any Decoder) throws
    func format(_ destDate: Date) -> String
    func locale(_ locale: Locale) -> Date.RelativeFormatStyle
  }
  struct VerbatimFormatStyle: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent,
    DiscreteFormatStyle
  {
    typealias Strategy = Date.ParseStrategy
    typealias FormatOutput = String
    typealias FormatInput = Date
    typealias RegexOutput = Date
    @dynamicMemberLookup struct Attributed: Sendable, DiscreteFormatStyle {
      typealias FormatOutput = AttributedString
      typealias FormatInput = Date
      init(from decoder: any Decoder) throws
      subscript<T>(dynamicMember key: KeyPath<Date.VerbatimFormatStyle, T>) -> T { get }
      subscript<T>(dynamicMember key: WritableKeyPath<Date.VerbatimFormatStyle, T>) -> T { get set }
      func format(_ value: Date) -> AttributedString
      func locale(_ locale: Locale) -> Date.VerbatimFormatStyle.Attributed
      func discreteInput(before input: Date) -> Date?
      func discreteInput(after input: Date) -> Date?
      func input(before input: Date) -> Date?
      func input(after input: Date) -> Date?
    }
    var timeZone: TimeZone { get set }
    var calendar: Calendar { get set }
    var locale: Locale? { get set }
    var attributed: Date.AttributedStyle { get }
    var parseStrategy: Date.ParseStrategy { get }
    var attributedStyle: Date.VerbatimFormatStyle.Attributed { get }
    init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)
    init(from decoder: any Decoder) throws
    func format(_ value: Date) -> String
    func locale(_ locale: Locale) -> Date.VerbatimFormatStyle
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Date)?
    func discreteInput(before input: Date) -> Date?
    func discreteInput(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func input(after input: Date) -> Date?
  }
  struct FormatString: Hashable, Sendable, ExpressibleByStringInterpolation {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    struct StringInterpolation: StringInterpolationProtocol, Sendable {
      typealias StringLiteralType = String
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: String)
      mutating func appendInterpolation(era: Date.FormatStyle.Symbol.Era)
      mutating func appendInterpolation(year: Date.FormatStyle.Symbol.Year)
      mutating func appendInterpolation(yearForWeekOfYear: Date.FormatStyle.Symbol.YearForWeekOfYear)
      mutating func appendInterpolation(cyclicYear: Date.FormatStyle.Symbol.CyclicYear)
      mutating func appendInterpolation(quarter: Date.FormatStyle.Symbol.Quarter)
      mutating func appendInterpolation(standaloneQuarter: Date.FormatStyle.Symbol.StandaloneQuarter)
      mutating func appendInterpolation(month: Date.FormatStyle.Symbol.Month)
      mutating func appendInterpolation(standaloneMonth: Date.FormatStyle.Symbol.StandaloneMonth)
      mutating func appendInterpolation(week: Date.FormatStyle.Symbol.Week)
      mutating func appendInterpolation(day: Date.FormatStyle.Symbol.Day)
      mutating func appendInterpolation(dayOfYear: Date.FormatStyle.Symbol.DayOfYear)
      mutating func appendInterpolation(weekday: Date.FormatStyle.Symbol.Weekday)
      mutating func appendInterpolation(standaloneWeekday: Date.FormatStyle.Symbol.StandaloneWeekday)
      mutating func appendInterpolation(dayPeriod: Date.FormatStyle.Symbol.DayPeriod)
      mutating func appendInterpolation(hour: Date.FormatStyle.Symbol.VerbatimHour)
      mutating func appendInterpolation(minute: Date.FormatStyle.Symbol.Minute)
      mutating func appendInterpolation(second: Date.FormatStyle.Symbol.Second)
      mutating func appendInterpolation(secondFraction: Date.FormatStyle.Symbol.SecondFraction)
      mutating func appendInterpolation(timeZone: Date.FormatStyle.Symbol.TimeZone)
    }
    init(stringInterpolation: Date.FormatString.StringInterpolation)
    init(stringLiteral value: String)
  }
  struct FormatStyle: Sendable, Foundation.ParseStrategy, ParseableFormatStyle, DiscreteFormatStyle,
    CustomConsumingRegexComponent, RegexComponent
  {
    typealias Strategy = Date.FormatStyle
    typealias ParseOutput = Date
    typealias ParseInput = String
    typealias FormatOutput = String
    typealias FormatInput = Date
    typealias RegexOutput = Date
    struct DateStyle: Decodable, Encodable, Hashable, Sendable {
      static let omitted: Date.FormatStyle.DateStyle
      static let numeric: Date.FormatStyle.DateStyle
      static let abbreviated: Date.FormatStyle.DateStyle
      static let long: Date.FormatStyle.DateStyle
      static let complete: Date.FormatStyle.DateStyle
      init(from decoder: any Decoder) throws
    }
    struct TimeStyle: Decodable, Encodable, Hashable, Sendable {
      static let omitted: Date.FormatStyle.TimeStyle
      static let shortened: Date.FormatStyle.TimeStyle
      static let standard: Date.FormatStyle.TimeStyle
      static let complete: Date.FormatStyle.TimeStyle
      init(from decoder: any Decoder) throws
    }
    struct Symbol: Hashable, Sendable {
      struct Era: Hashable, Sendable {
        static var abbreviated: Date.FormatStyle.Symbol.Era { get }
        static var wide: Date.FormatStyle.Symbol.Era { get }
        static var narrow: Date.FormatStyle.Symbol.Era { get }
        static let omitted: Date.FormatStyle.Symbol.Era
      }
      struct Year: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
        static var twoDigits: Date.FormatStyle.Symbol.Year { get }
        static let omitted: Date.FormatStyle.Symbol.Year
        static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
        static func relatedGregorian(minimumLength: Int = 1) -> Date.FormatStyle.Symbol.Year
        static func extended(minimumLength: Int = 1) -> Date.FormatStyle.Symbol.Year
      }
      struct YearForWeekOfYear: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
        static var twoDigits: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
        static let omitted: Date.FormatStyle.Symbol.YearForWeekOfYear
        static func padded(_ length: Int) -> Date.FormatStyle.Symbol.YearForWeekOfYear
      }
      struct CyclicYear: Hashable, Sendable {
        static var abbreviated: Date.FormatStyle.Symbol.CyclicYear { get }
        static var wide: Date.FormatStyle.Symbol.CyclicYear { get }
        static var narrow: Date.FormatStyle.Symbol.CyclicYear { get }
        static let omitted: Date.FormatStyle.Symbol.CyclicYear
      }
      struct Quarter: Hashable, Sendable {
        static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
        static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
        static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
        static var wide: Date.FormatStyle.Symbol.Quarter { get }
        static var narrow: Date.FormatStyle.Symbol.Quarter { get }
        static let omitted: Date.FormatStyle.Symbol.Quarter
      }
      struct Month: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
        static var twoDigits: Date.FormatStyle.Symbol.Month { get }
        static var abbreviated: Date.FormatStyle.Symbol.Month { get }
        static var wide: Date.FormatStyle.Symbol.Month { get }
        static var narrow: Date.FormatStyle.Symbol.Month { get }
        static let omitted: Date.FormatStyle.Symbol.Month
      }
      struct Week: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
        static var twoDigits: Date.FormatStyle.Symbol.Week { get }
        static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
        static let omitted: Date.FormatStyle.Symbol.Week
      }
      struct Day: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
        static var twoDigits: Date.FormatStyle.Symbol.Day { get }
        static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
        static let omitted: Date.FormatStyle.Symbol.Day
        static func julianModified(minimumLength: Int = 1) -> Date.FormatStyle.Symbol.Day
      }
      struct DayOfYear: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        static let omitted: Date.FormatStyle.Symbol.DayOfYear
      }
      struct Weekday: Hashable, Sendable {
        static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
        static var wide: Date.FormatStyle.Symbol.Weekday { get }
        static var narrow: Date.FormatStyle.Symbol.Weekday { get }
        static var short: Date.FormatStyle.Symbol.Weekday { get }
        static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
        static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
        static let omitted: Date.FormatStyle.Symbol.Weekday
      }
      struct DayPeriod: Hashable, Sendable {
        enum Width: Hashable, Sendable {
          case abbreviated
          case wide
          case narrow
        }
        static let omitted: Date.FormatStyle.Symbol.DayPeriod
        static func standard(_ width: Date.FormatStyle.Symbol.DayPeriod.Width)
          -> Date.FormatStyle.Symbol.DayPeriod
        static func with12s(_ width: Date.FormatStyle.Symbol.DayPeriod.Width)
          -> Date.FormatStyle.Symbol.DayPeriod
        static func conversational(_ width: Date.FormatStyle.Symbol.DayPeriod.Width)
          -> Date.FormatStyle.Symbol.DayPeriod
      }
      struct Hour: Hashable, Sendable {
        struct AMPMStyle: Decodable, Encodable, Hashable, Sendable {
          static let omitted: Date.FormatStyle.Symbol.Hour.AMPMStyle
          static let narrow: Date.FormatStyle.Symbol.Hour.AMPMStyle
          static let abbreviated: Date.FormatStyle.Symbol.Hour.AMPMStyle
          static let wide: Date.FormatStyle.Symbol.Hour.AMPMStyle
          init(from decoder: any Decoder) throws
        }
        static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
        static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
        static let omitted: Date.FormatStyle.Symbol.Hour
        static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle)
          -> Date.FormatStyle.Symbol.Hour
        static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
        static func conversationalDefaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle)
          -> Date.FormatStyle.Symbol.Hour
        static func conversationalTwoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle)
          -> Date.FormatStyle.Symbol.Hour
      }
      struct Minute: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
        static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
        static let omitted: Date.FormatStyle.Symbol.Minute
      }
      struct Second: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
        static var twoDigits: Date.FormatStyle.Symbol.Second { get }
        static let omitted: Date.FormatStyle.Symbol.Second
      }
      struct SecondFraction: Hashable, Sendable {
        static let omitted: Date.FormatStyle.Symbol.SecondFraction
        static func fractional(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
        static func milliseconds(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
      }
      struct TimeZone: Hashable, Sendable {
        enum Width: Hashable, Sendable {
          case short
          case long
        }
        static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
        static var genericLocation: Date.FormatStyle.Symbol.TimeZone { get }
        static let omitted: Date.FormatStyle.Symbol.TimeZone
        static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
          -> Date.FormatStyle.Symbol.TimeZone
        static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
          -> Date.FormatStyle.Symbol.TimeZone
        static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
          -> Date.FormatStyle.Symbol.TimeZone
        static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
          -> Date.FormatStyle.Symbol.TimeZone
        static func identifier(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
          -> Date.FormatStyle.Symbol.TimeZone
      }
      struct StandaloneQuarter: Hashable, Sendable {
        static var oneDigit: Date.FormatStyle.Symbol.StandaloneQuarter { get }
        static var twoDigits: Date.FormatStyle.Symbol.StandaloneQuarter { get }
        static var abbreviated: Date.FormatStyle.Symbol.StandaloneQuarter { get }
        static var wide: Date.FormatStyle.Symbol.StandaloneQuarter { get }
        static var narrow: Date.FormatStyle.Symbol.StandaloneQuarter { get }
      }
      struct StandaloneMonth: Hashable, Sendable {
        static var defaultDigits: Date.FormatStyle.Symbol.StandaloneMonth { get }
        static var twoDigits: Date.FormatStyle.Symbol.StandaloneMonth { get }
        static var abbreviated: Date.FormatStyle.Symbol.StandaloneMonth { get }
        static var wide: Date.FormatStyle.Symbol.StandaloneMonth { get }
        static var narrow: Date.FormatStyle.Symbol.StandaloneMonth { get }
      }
      struct StandaloneWeekday: Hashable, Sendable {
        static var oneDigit: Date.FormatStyle.Symbol.StandaloneWeekday { get }
        static var abbreviated: Date.FormatStyle.Symbol.StandaloneWeekday { get }
        static var wide: Date.FormatStyle.Symbol.StandaloneWeekday { get }
        static var narrow: Date.FormatStyle.Symbol.StandaloneWeekday { get }
        static var short: Date.FormatStyle.Symbol.StandaloneWeekday { get }
      }
      struct VerbatimHour: Hashable, Sendable {
        struct HourCycle: Decodable, Encodable, Hashable, Sendable {
          static let zeroBased: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
          static let oneBased: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
          init(from decoder: any Decoder) throws
        }
        struct Clock: Decodable, Encodable, Hashable, Sendable {
          static let twelveHour: Date.FormatStyle.Symbol.VerbatimHour.Clock
          static let twentyFourHour: Date.FormatStyle.Symbol.VerbatimHour.Clock
          init(from decoder: any Decoder) throws
        }
        static func defaultDigits(
          clock: Date.FormatStyle.Symbol.VerbatimHour.Clock,
          hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
        ) -> Date.FormatStyle.Symbol.VerbatimHour
        static func twoDigits(
          clock: Date.FormatStyle.Symbol.VerbatimHour.Clock,
          hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
        ) -> Date.FormatStyle.Symbol.VerbatimHour
      }
    }
    @dynamicMemberLookup struct Attributed: Sendable, DiscreteFormatStyle {
      typealias FormatOutput = AttributedString
      typealias FormatInput = Date
      init(from decoder: any Decoder) throws
      subscript<T>(dynamicMember key: KeyPath<Date.FormatStyle, T>) -> T { get }
      subscript<T>(dynamicMember key: WritableKeyPath<Date.FormatStyle, T>) -> T { get set }
      func format(_ value: Date) -> AttributedString
      func locale(_ locale: Locale) -> Date.FormatStyle.Attributed
      func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle.Attributed
      func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle.Attributed
      func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle.Attributed
      func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle.Attributed
      func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle.Attributed
      func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle.Attributed
      func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits)
        -> Date.FormatStyle.Attributed
      func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle.Attributed
      func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated))
        -> Date.FormatStyle.Attributed
      func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle.Attributed
      func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle.Attributed
      func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle.Attributed
      func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short))
        -> Date.FormatStyle.Attributed
      func discreteInput(before input: Date) -> Date?
      func discreteInput(after input: Date) -> Date?
      func input(before input: Date) -> Date?
      func input(after input: Date) -> Date?
    }
    var locale: Locale { get set }
    var timeZone: TimeZone { get set }
    var calendar: Calendar { get set }
    var capitalizationContext: FormatStyleCapitalizationContext { get set }
    var attributed: Date.AttributedStyle { get }
    var attributedStyle: Date.FormatStyle.Attributed { get }
    var parseStrategy: Date.FormatStyle { get }
    init(
      date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      timeZone: TimeZone = .autoupdatingCurrent,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown)
    init(from decoder: any Decoder) throws
    func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
    func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
    func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle
    func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
    func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
    func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
    func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
    func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
    func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
    func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
    func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
    func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
    func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
    func format(_ value: Date) -> String
    func locale(_ locale: Locale) -> Date.FormatStyle
    func parse(_ value: String) throws -> Date
    func encode(to encoder: any Encoder) throws
    func discreteInput(before input: Date) -> Date?
    func discreteInput(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func input(after input: Date) -> Date?
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Date)?
  }
  struct AttributedStyle: Sendable, Foundation.FormatStyle {
    typealias FormatOutput = AttributedString
    typealias FormatInput = Date
    init(from decoder: any Decoder) throws
    func format(_ value: Date) -> AttributedString
    func locale(_ locale: Locale) -> Date.AttributedStyle
  }
  struct ParseStrategy: Sendable, Foundation.ParseStrategy, CustomConsumingRegexComponent, RegexComponent {
    typealias ParseOutput = Date
    typealias ParseInput = String
    typealias RegexOutput = Date
    var isLenient: Bool { get set }
    var twoDigitStartDate: Date { get set }
    var locale: Locale? { get set }
    var timeZone: TimeZone { get set }
    var calendar: Calendar { get set }
    var format: String { get }
    init(
      format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone,
      calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true,
      twoDigitStartDate: Date = Date(timeIntervalSince1970: 0))
    init(from decoder: any Decoder) throws
    func parse(_ value: String) throws -> Date
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Date)?
  }
  static let timeIntervalBetween1970AndReferenceDate: TimeInterval
  static var timeIntervalSinceReferenceDate: TimeInterval { get }
  static let distantFuture: Date
  static let distantPast: Date
  static var now: Date { get }
  var timeIntervalSinceReferenceDate: TimeInterval { get }
  var timeIntervalSinceNow: TimeInterval { get }
  var timeIntervalSince1970: TimeInterval { get }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init(timeIntervalSinceNow: TimeInterval)
  init(timeIntervalSince1970: TimeInterval)
  init(timeInterval: TimeInterval, since date: Date)
  init(timeIntervalSinceReferenceDate ti: TimeInterval)
  init(from decoder: any Decoder) throws
  init<T>(_ value: T.ParseInput, strategy: T) throws
  where T: Foundation.ParseStrategy, T.ParseOutput == Date {
    self = try strategy.parse(value)
  }
  @_disfavoredOverload init<T, Value>(_ value: Value, strategy: T) throws
  where T: Foundation.ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == Date {
    self = try strategy.parse(String(value))
  }
  func timeIntervalSince(_ date: Date) -> TimeInterval
  func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  mutating func addTimeInterval(_ timeInterval: TimeInterval)
  func hash(into hasher: inout Hasher)
  func compare(_ other: Date) -> ComparisonResult
  func encode(to encoder: any Encoder) throws
  func distance(to other: Date) -> TimeInterval
  func advanced(by n: TimeInterval) -> Date
  func formatted<F>(_ format: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Date {
    format.format(self)
  }
  func description(with locale: Locale?) -> String
  func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
  func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
  func formatted() -> String
  static func == (lhs: Date, rhs: Date) -> Bool
  static func < (lhs: Date, rhs: Date) -> Bool
  static func > (lhs: Date, rhs: Date) -> Bool
  static func + (lhs: Date, rhs: TimeInterval) -> Date
  static func - (lhs: Date, rhs: TimeInterval) -> Date
  static func += (lhs: inout Date, rhs: TimeInterval)
  static func -= (lhs: inout Date, rhs: TimeInterval)
}
