// Foundation: what the declarations of Date.FormatStyle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.FormatStyle: a date as the place writes it.
  mutating func addDateFormatStyles() {
    addDateFormatStyle()
    addDateFormatStyleFields()
    addDateFormatStyleLengths()
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
    method("Date.FormatStyle.format(_:)") { (it: Date.FormatStyle, a: Date) in it.format(a) }
    method("Date.FormatStyle.locale(_:)") { (it: Date.FormatStyle, a: Locale) in it.locale(a) }
    method("Date.FormatStyle.parse(_:)") { (it: Date.FormatStyle, a: String) in try it.parse(a) }
    addInputs("Date.FormatStyle", of: Date.FormatStyle.self)
  }

  /// Which parts of a date are written, and how long.
  private mutating func addDateFormatStyleFields() {
    addField("era", Date.FormatStyle.era)
    addField("year", Date.FormatStyle.year)
    addField("quarter", Date.FormatStyle.quarter)
    addField("month", Date.FormatStyle.month)
    addField("week", Date.FormatStyle.week)
    addField("day", Date.FormatStyle.day)
    addField("dayOfYear", Date.FormatStyle.dayOfYear)
    addField("weekday", Date.FormatStyle.weekday)
    addField("hour", Date.FormatStyle.hour)
    addField("minute", Date.FormatStyle.minute)
    addField("second", Date.FormatStyle.second)
    addField("secondFraction", Date.FormatStyle.secondFraction)
    addField("timeZone", Date.FormatStyle.timeZone)
  }

  private mutating func addField<Symbol: HostConvertible>(
    _ name: String, _ add: @escaping (Date.FormatStyle) -> (Symbol) -> Date.FormatStyle
  ) {
    method("Date.FormatStyle.\(name)(_:)") { (it: Date.FormatStyle, symbol: Symbol) in add(it)(symbol) }
  }

  /// How much of a date and of a time is written where nothing says which parts.
  private mutating func addDateFormatStyleLengths() {
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
  }

  /// Between which dates a style writes the same text.
  mutating func addInputs<Style: DiscreteFormatStyle & HostConvertible>(_ name: String, of _: Style.Type)
  where Style.FormatInput == Date {
    method("\(name).discreteInput(before:)") { (it: Style, date: Date) in it.discreteInput(before: date) }
    method("\(name).discreteInput(after:)") { (it: Style, date: Date) in it.discreteInput(after: date) }
    method("\(name).input(before:)") { (it: Style, date: Date) in it.input(before: date) }
    method("\(name).input(after:)") { (it: Style, date: Date) in it.input(after: date) }
  }
}

extension Date.FormatStyle: HostBoxed {}
extension Date.FormatStyle.DateStyle: HostBoxed {}
extension Date.FormatStyle.TimeStyle: HostBoxed {}
