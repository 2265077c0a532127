// Foundation: the declarations of RegexComponent.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension RegexComponent where Self == Date.ParseStrategy {
  typealias DateStyle = Date.FormatStyle.DateStyle
  typealias TimeStyle = Date.FormatStyle.TimeStyle
  static func date(
    format: Date.FormatString, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil,
    twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)
  ) -> Self
  static func dateTime(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, locale: Locale, timeZone: TimeZone,
    calendar: Calendar? = nil
  ) -> Date.ParseStrategy
  static func date(
    _ style: Date.FormatStyle.DateStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil
  ) -> Date.ParseStrategy
}

extension RegexComponent where Self == Date.ISO8601FormatStyle {
  @_disfavoredOverload static var iso8601: Date.ISO8601FormatStyle { get }
  static func iso8601WithTimeZone(
    includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
    dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
    timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
    timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted
  ) -> Self
  static func iso8601(
    timeZone: TimeZone, includingFractionalSeconds: Bool = false,
    dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
    dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
    timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon
  ) -> Self
  static func iso8601Date(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash)
    -> Self
}

extension RegexComponent where Self == DateComponents.ISO8601FormatStyle {
  @_disfavoredOverload static var iso8601Components: DateComponents.ISO8601FormatStyle { get }
  static func iso8601ComponentsWithTimeZone(
    includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
    dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
    timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
    timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted
  ) -> Self
  static func iso8601Components(
    timeZone: TimeZone, includingFractionalSeconds: Bool = false,
    dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
    dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
    timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon
  ) -> Self
  static func iso8601DateComponents(
    timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash
  ) -> Self
}

extension RegexComponent where Self == Decimal.FormatStyle {
  static func localizedDecimal(locale: Locale) -> Self
}

extension RegexComponent where Self == Decimal.FormatStyle.Currency {
  static func localizedCurrency(code: Locale.Currency, locale: Locale) -> Self
}

extension RegexComponent where Self == FloatingPointFormatStyle<Double> {
  static func localizedDouble(locale: Locale) -> Self
}

extension RegexComponent where Self == FloatingPointFormatStyle<Double>.Percent {
  static func localizedDoublePercentage(locale: Locale) -> Self
}

extension RegexComponent where Self == IntegerFormatStyle<Int> {
  static func localizedInteger(locale: Locale) -> Self
}

extension RegexComponent where Self == IntegerFormatStyle<Int>.Percent {
  static func localizedIntegerPercentage(locale: Locale) -> Self
}

extension RegexComponent where Self == IntegerFormatStyle<Int>.Currency {
  static func localizedIntegerCurrency(code: Locale.Currency, locale: Locale) -> Self
}
