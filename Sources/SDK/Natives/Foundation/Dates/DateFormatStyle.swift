// Foundation: what the declarations of Date.FormatStyle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.FormatStyle: a date as the place writes it.
  mutating func addDateFormatStyles() {
    addDateFormatStyle()
    addDateFormatStylePart2()
    addDateFormatStyleDateStyle()
  }

  private mutating func addDateFormatStyle() {
    value("Date.FormatStyle", Date.FormatStyle.self)
    property("Date.FormatStyle.locale", \Date.FormatStyle.locale)
    property("Date.FormatStyle.timeZone", \Date.FormatStyle.timeZone)
    property("Date.FormatStyle.calendar", \Date.FormatStyle.calendar)
    property("Date.FormatStyle.capitalizationContext", \Date.FormatStyle.capitalizationContext)
    property("Date.FormatStyle.parseStrategy", \Date.FormatStyle.parseStrategy)
    make("Date.FormatStyle.init(date:time:locale:calendar:timeZone:capitalizationContext:)") {
      (
        a: Date.FormatStyle.DateStyle?, b: Date.FormatStyle.TimeStyle?, c: Locale, d: Calendar, e: TimeZone,
        f: FormatStyleCapitalizationContext
      ) in Date.FormatStyle(date: a, time: b, locale: c, calendar: d, timeZone: e, capitalizationContext: f)
    }
    method("Date.FormatStyle.era(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Era) in it.era(a) }
    method("Date.FormatStyle.year(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Year) in
      it.year(a)
    }
    method("Date.FormatStyle.quarter(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Quarter) in
      it.quarter(a)
    }
    method("Date.FormatStyle.month(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Month) in
      it.month(a)
    }
    method("Date.FormatStyle.week(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Week) in
      it.week(a)
    }
    method("Date.FormatStyle.day(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Day) in it.day(a) }
    method("Date.FormatStyle.dayOfYear(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.DayOfYear) in
      it.dayOfYear(a)
    }
  }

  private mutating func addDateFormatStylePart2() {
    method("Date.FormatStyle.weekday(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Weekday) in
      it.weekday(a)
    }
    method("Date.FormatStyle.hour(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Hour) in
      it.hour(a)
    }
    method("Date.FormatStyle.minute(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Minute) in
      it.minute(a)
    }
    method("Date.FormatStyle.second(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.Second) in
      it.second(a)
    }
    method("Date.FormatStyle.secondFraction(_:)") {
      (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.SecondFraction) in it.secondFraction(a)
    }
    method("Date.FormatStyle.timeZone(_:)") { (it: Date.FormatStyle, a: Date.FormatStyle.Symbol.TimeZone) in
      it.timeZone(a)
    }
    method("Date.FormatStyle.format(_:)") { (it: Date.FormatStyle, a: Date) in it.format(a) }
    method("Date.FormatStyle.locale(_:)") { (it: Date.FormatStyle, a: Locale) in it.locale(a) }
    method("Date.FormatStyle.parse(_:)") { (it: Date.FormatStyle, a: String) in try it.parse(a) }
    method("Date.FormatStyle.discreteInput(before:)") { (it: Date.FormatStyle, a: Date) in
      it.discreteInput(before: a)
    }
    method("Date.FormatStyle.discreteInput(after:)") { (it: Date.FormatStyle, a: Date) in
      it.discreteInput(after: a)
    }
    method("Date.FormatStyle.input(before:)") { (it: Date.FormatStyle, a: Date) in it.input(before: a) }
    method("Date.FormatStyle.input(after:)") { (it: Date.FormatStyle, a: Date) in it.input(after: a) }
  }

  private mutating func addDateFormatStyleDateStyle() {
    value("Date.FormatStyle.DateStyle", Date.FormatStyle.DateStyle.self)
    constants(
      "Date.FormatStyle.DateStyle",
      [
        "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
        "complete": .complete,
      ]
        as KeyValuePairs<String, Date.FormatStyle.DateStyle>)
    value("Date.FormatStyle.TimeStyle", Date.FormatStyle.TimeStyle.self)
    constants(
      "Date.FormatStyle.TimeStyle",
      ["omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete]
        as KeyValuePairs<String, Date.FormatStyle.TimeStyle>)
    value("Date.FormatStyle.Symbol", Date.FormatStyle.Symbol.self)
    value("Date.FormatStyle.Symbol.Era", Date.FormatStyle.Symbol.Era.self)
    constants(
      "Date.FormatStyle.Symbol.Era",
      ["abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Era>)
    value("Date.FormatStyle.Symbol.Year", Date.FormatStyle.Symbol.Year.self)
    make("Date.FormatStyle.Symbol.Year.padded(_:)") { (a: Int) in Date.FormatStyle.Symbol.Year.padded(a) }
    make("Date.FormatStyle.Symbol.Year.relatedGregorian(minimumLength:)") { (a: Int) in
      Date.FormatStyle.Symbol.Year.relatedGregorian(minimumLength: a)
    }
    make("Date.FormatStyle.Symbol.Year.extended(minimumLength:)") { (a: Int) in
      Date.FormatStyle.Symbol.Year.extended(minimumLength: a)
    }
    constants(
      "Date.FormatStyle.Symbol.Year",
      ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Year>)
  }
}

extension Date.FormatStyle: HostBoxed {}
extension Date.FormatStyle.DateStyle: HostBoxed {}
extension Date.FormatStyle.TimeStyle: HostBoxed {}
