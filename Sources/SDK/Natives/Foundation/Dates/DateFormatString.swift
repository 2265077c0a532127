// Foundation: what the declarations of Date.FormatString are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.FormatString: a format of a date that is written out, and what reads and writes by it.
  mutating func addDateFormatStrings() {
    addDateFormatString()
    addDateFormatStringInterpolation()
    addDateFormatStringParts()
    addDateVerbatimFormatStyle()
  }

  private mutating func addDateFormatString() {
    value("Date.FormatString", Date.FormatString.self)
    make("Date.FormatString.init(stringInterpolation:)") { (a: Date.FormatString.StringInterpolation) in
      Date.FormatString(stringInterpolation: a)
    }
    make("Date.FormatString.init(stringLiteral:)") { (a: String) in Date.FormatString(stringLiteral: a) }
  }

  private mutating func addDateFormatStringInterpolation() {
    value("Date.FormatString.StringInterpolation", Date.FormatString.StringInterpolation.self)
    make("Date.FormatString.StringInterpolation.init(literalCapacity:interpolationCount:)") {
      (a: Int, b: Int) in Date.FormatString.StringInterpolation(literalCapacity: a, interpolationCount: b)
    }
    change("Date.FormatString.StringInterpolation.appendLiteral(_:)") {
      (it: inout Date.FormatString.StringInterpolation, a: String) in it.appendLiteral(a)
    }
  }

  /// The parts of a date that are written into a format.
  private mutating func addDateFormatStringParts() {
    typealias Symbol = Date.FormatStyle.Symbol
    addPart("era") { $0.appendInterpolation(era: $1 as Symbol.Era) }
    addPart("year") { $0.appendInterpolation(year: $1 as Symbol.Year) }
    addPart("yearForWeekOfYear") { $0.appendInterpolation(yearForWeekOfYear: $1 as Symbol.YearForWeekOfYear) }
    addPart("cyclicYear") { $0.appendInterpolation(cyclicYear: $1 as Symbol.CyclicYear) }
    addPart("quarter") { $0.appendInterpolation(quarter: $1 as Symbol.Quarter) }
    addPart("standaloneQuarter") { $0.appendInterpolation(standaloneQuarter: $1 as Symbol.StandaloneQuarter) }
    addPart("month") { $0.appendInterpolation(month: $1 as Symbol.Month) }
    addPart("standaloneMonth") { $0.appendInterpolation(standaloneMonth: $1 as Symbol.StandaloneMonth) }
    addPart("week") { $0.appendInterpolation(week: $1 as Symbol.Week) }
    addPart("day") { $0.appendInterpolation(day: $1 as Symbol.Day) }
    addPart("dayOfYear") { $0.appendInterpolation(dayOfYear: $1 as Symbol.DayOfYear) }
    addPart("weekday") { $0.appendInterpolation(weekday: $1 as Symbol.Weekday) }
    addPart("standaloneWeekday") { $0.appendInterpolation(standaloneWeekday: $1 as Symbol.StandaloneWeekday) }
    addPart("dayPeriod") { $0.appendInterpolation(dayPeriod: $1 as Symbol.DayPeriod) }
    addPart("hour") { $0.appendInterpolation(hour: $1 as Symbol.VerbatimHour) }
    addPart("minute") { $0.appendInterpolation(minute: $1 as Symbol.Minute) }
    addPart("second") { $0.appendInterpolation(second: $1 as Symbol.Second) }
    addPart("secondFraction") { $0.appendInterpolation(secondFraction: $1 as Symbol.SecondFraction) }
    addPart("timeZone") { $0.appendInterpolation(timeZone: $1 as Symbol.TimeZone) }
  }

  private mutating func addPart<Part: HostConvertible>(
    _ label: String, _ append: @escaping (inout Date.FormatString.StringInterpolation, Part) -> Void
  ) {
    change("Date.FormatString.StringInterpolation.appendInterpolation(\(label):)", append)
  }

  private mutating func addDateVerbatimFormatStyle() {
    value("Date.VerbatimFormatStyle", Date.VerbatimFormatStyle.self)
    property("Date.VerbatimFormatStyle.timeZone", \Date.VerbatimFormatStyle.timeZone)
    property("Date.VerbatimFormatStyle.calendar", \Date.VerbatimFormatStyle.calendar)
    property("Date.VerbatimFormatStyle.locale", \Date.VerbatimFormatStyle.locale)
    property("Date.VerbatimFormatStyle.parseStrategy", \Date.VerbatimFormatStyle.parseStrategy)
    make("Date.VerbatimFormatStyle.init(format:locale:timeZone:calendar:)") {
      (a: Date.FormatString, b: Locale?, c: TimeZone, d: Calendar) in
      Date.VerbatimFormatStyle(format: a, locale: b, timeZone: c, calendar: d)
    }
    method("Date.VerbatimFormatStyle.format(_:)") { (it: Date.VerbatimFormatStyle, a: Date) in it.format(a) }
    method("Date.VerbatimFormatStyle.locale(_:)") { (it: Date.VerbatimFormatStyle, a: Locale) in it.locale(a)
    }
    addInputs("Date.VerbatimFormatStyle", of: Date.VerbatimFormatStyle.self)
  }
}

extension Date.VerbatimFormatStyle: HostBoxed {}
extension Date.FormatString: HostBoxed {}
extension Date.FormatString.StringInterpolation: HostBoxed {}
