// SwiftUI: the declarations of SystemFormatStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum SystemFormatStyle {
  struct DateReference: FormatStyle, DiscreteFormatStyle {
    init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day)
    func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference
    func format(_ referenceDate: Date) -> AttributedString
    func locale(_ locale: Locale) -> SystemFormatStyle.DateReference
    typealias FormatInput = Date
    typealias FormatOutput = AttributedString
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    func discreteInput(before referenceDate: Date) -> Date?
    func discreteInput(after referenceDate: Date) -> Date?
    func input(before referenceDate: Date) -> Date?
    func input(after referenceDate: Date) -> Date?
  }
  struct DateOffset: FormatStyle, DiscreteFormatStyle {
    init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic)
    func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset
    func locale(_ locale: Locale) -> SystemFormatStyle.DateOffset
    func format(_ referenceDate: Date) -> AttributedString
    typealias FormatInput = Date
    typealias FormatOutput = AttributedString
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    func discreteInput(before referenceDate: Date) -> Date?
    func discreteInput(after referenceDate: Date) -> Date?
    func input(before referenceDate: Date) -> Date?
    func input(after referenceDate: Date) -> Date?
  }
  struct Timer: FormatStyle, DiscreteFormatStyle {
    typealias FormatInput = Date
    init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1))
    init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1))
    func format(_ input: Date) -> AttributedString
    func locale(_ locale: Locale) -> SystemFormatStyle.Timer
    typealias FormatOutput = AttributedString
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    func discreteInput(before input: Date) -> Date?
    func discreteInput(after input: Date) -> Date?
  }
  struct Stopwatch: FormatStyle, DiscreteFormatStyle {
    typealias FormatInput = Date
    init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10))
    func format(_ input: Date) -> AttributedString
    func locale(_ locale: Locale) -> SystemFormatStyle.Stopwatch
    typealias FormatOutput = AttributedString
    func discreteInput(before input: Date) -> Date?
    func discreteInput(after input: Date) -> Date?
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
}
