// Foundation: what the declarations of Date.FormatString are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.FormatString: a format of a date that is written out, and what reads and writes by it.
  mutating func addDateFormatStrings() {
    addDateFormatString()
    addDateFormatStringStringInterpolation()
    addDateFormatStringStringInterpolationPart2()
    addDateFormatStringStringInterpolationPart3()
  }

  private mutating func addDateFormatString() {
    value("Date.FormatString", Date.FormatString.self)
    make("Date.FormatString.init(stringInterpolation:)") { (a: Date.FormatString.StringInterpolation) in
      Date.FormatString(stringInterpolation: a)
    }
    make("Date.FormatString.init(stringLiteral:)") { (a: String) in Date.FormatString(stringLiteral: a) }
  }

  private mutating func addDateFormatStringStringInterpolation() {
    value("Date.FormatString.StringInterpolation", Date.FormatString.StringInterpolation.self)
    make("Date.FormatString.StringInterpolation.init(literalCapacity:interpolationCount:)") {
      (a: Int, b: Int) in Date.FormatString.StringInterpolation(literalCapacity: a, interpolationCount: b)
    }
    change("Date.FormatString.StringInterpolation.appendLiteral(_:)") {
      (it: inout Date.FormatString.StringInterpolation, a: String) in it.appendLiteral(a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(era:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Era) in
      it.appendInterpolation(era: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(year:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Year) in
      it.appendInterpolation(year: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(yearForWeekOfYear:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.YearForWeekOfYear) in
      it.appendInterpolation(yearForWeekOfYear: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(cyclicYear:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.CyclicYear) in
      it.appendInterpolation(cyclicYear: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(quarter:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Quarter) in
      it.appendInterpolation(quarter: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(standaloneQuarter:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.StandaloneQuarter) in
      it.appendInterpolation(standaloneQuarter: a)
    }
  }

  private mutating func addDateFormatStringStringInterpolationPart2() {
    change("Date.FormatString.StringInterpolation.appendInterpolation(month:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Month) in
      it.appendInterpolation(month: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(standaloneMonth:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.StandaloneMonth) in
      it.appendInterpolation(standaloneMonth: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(week:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Week) in
      it.appendInterpolation(week: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(day:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Day) in
      it.appendInterpolation(day: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(dayOfYear:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.DayOfYear) in
      it.appendInterpolation(dayOfYear: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(weekday:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Weekday) in
      it.appendInterpolation(weekday: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(standaloneWeekday:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.StandaloneWeekday) in
      it.appendInterpolation(standaloneWeekday: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(dayPeriod:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.DayPeriod) in
      it.appendInterpolation(dayPeriod: a)
    }
  }

  private mutating func addDateFormatStringStringInterpolationPart3() {
    change("Date.FormatString.StringInterpolation.appendInterpolation(hour:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.VerbatimHour) in
      it.appendInterpolation(hour: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(minute:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Minute) in
      it.appendInterpolation(minute: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(second:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.Second) in
      it.appendInterpolation(second: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(secondFraction:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.SecondFraction) in
      it.appendInterpolation(secondFraction: a)
    }
    change("Date.FormatString.StringInterpolation.appendInterpolation(timeZone:)") {
      (it: inout Date.FormatString.StringInterpolation, a: Date.FormatStyle.Symbol.TimeZone) in
      it.appendInterpolation(timeZone: a)
    }
  }
}

extension Date.VerbatimFormatStyle: HostBoxed {}
extension Date.FormatString: HostBoxed {}
extension Date.FormatString.StringInterpolation: HostBoxed {}
