// Foundation: what the declarations of DateComponents are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDateComponents() {
    addDateComponentsItself()
    addDateComponentsISO8601FormatStyle()
    addDateComponentsISO8601FormatStyleFields()
    addDateComponentsISO8601FormatStyleSeparators()
  }

  private mutating func addDateComponentsItself() {
    value("DateComponents", DateComponents.self)
    property("DateComponents.calendar", \DateComponents.calendar)
    property("DateComponents.timeZone", \DateComponents.timeZone)
    property("DateComponents.era", \DateComponents.era)
    property("DateComponents.year", \DateComponents.year)
    property("DateComponents.month", \DateComponents.month)
    property("DateComponents.day", \DateComponents.day)
    property("DateComponents.hour", \DateComponents.hour)
    property("DateComponents.minute", \DateComponents.minute)
    property("DateComponents.second", \DateComponents.second)
    property("DateComponents.nanosecond", \DateComponents.nanosecond)
    property("DateComponents.weekday", \DateComponents.weekday)
    property("DateComponents.weekdayOrdinal", \DateComponents.weekdayOrdinal)
    property("DateComponents.quarter", \DateComponents.quarter)
    property("DateComponents.weekOfMonth", \DateComponents.weekOfMonth)
    property("DateComponents.weekOfYear", \DateComponents.weekOfYear)
    property("DateComponents.dayOfYear", \DateComponents.dayOfYear)
    property("DateComponents.yearForWeekOfYear", \DateComponents.yearForWeekOfYear)
    property("DateComponents.isLeapMonth", \DateComponents.isLeapMonth)
    property("DateComponents.isRepeatedDay", \DateComponents.isRepeatedDay)
    property("DateComponents.date", \DateComponents.date)
    property("DateComponents.isValidDate", \DateComponents.isValidDate)
    make(
      "DateComponents.init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)"
    ) {
      (
        a: Calendar?, b: TimeZone?, c: Int?, d: Int?, e: Int?, f: Int?, g: Int?, h: Int?, i: Int?, j: Int?,
        k: Int?, l: Int?, m: Int?, n: Int?, o: Int?, p: Int?
      ) in
      DateComponents(
        calendar: a, timeZone: b, era: c, year: d, month: e, day: f, hour: g, minute: h, second: i,
        nanosecond: j, weekday: k, weekdayOrdinal: l, quarter: m, weekOfMonth: n, weekOfYear: o,
        yearForWeekOfYear: p)
    }
    change("DateComponents.setValue(_:for:)") { (it: inout DateComponents, a: Int?, b: Calendar.Component) in
      it.setValue(a, for: b)
    }
    method("DateComponents.value(for:)") { (it: DateComponents, a: Calendar.Component) in it.value(for: a) }
    method("DateComponents.isValidDate(in:)") { (it: DateComponents, a: Calendar) in it.isValidDate(in: a) }
  }

  private mutating func addDateComponentsISO8601FormatStyle() {
    value("DateComponents.ISO8601FormatStyle", DateComponents.ISO8601FormatStyle.self)
    property(
      "DateComponents.ISO8601FormatStyle.timeSeparator", \DateComponents.ISO8601FormatStyle.timeSeparator)
    property(
      "DateComponents.ISO8601FormatStyle.includingFractionalSeconds",
      \DateComponents.ISO8601FormatStyle.includingFractionalSeconds)
    property(
      "DateComponents.ISO8601FormatStyle.timeZoneSeparator",
      \DateComponents.ISO8601FormatStyle.timeZoneSeparator)
    property(
      "DateComponents.ISO8601FormatStyle.dateSeparator", \DateComponents.ISO8601FormatStyle.dateSeparator)
    property(
      "DateComponents.ISO8601FormatStyle.dateTimeSeparator",
      \DateComponents.ISO8601FormatStyle.dateTimeSeparator)
    property("DateComponents.ISO8601FormatStyle.timeZone", \DateComponents.ISO8601FormatStyle.timeZone)
    property(
      "DateComponents.ISO8601FormatStyle.parseStrategy", \DateComponents.ISO8601FormatStyle.parseStrategy)
    make(
      "DateComponents.ISO8601FormatStyle.init(dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:includingFractionalSeconds:timeZone:)"
    ) {
      (
        a: Date.ISO8601FormatStyle.DateSeparator, b: Date.ISO8601FormatStyle.DateTimeSeparator,
        c: Date.ISO8601FormatStyle.TimeSeparator, d: Date.ISO8601FormatStyle.TimeZoneSeparator, e: Bool,
        f: TimeZone
      ) in
      DateComponents.ISO8601FormatStyle(
        dateSeparator: a, dateTimeSeparator: b, timeSeparator: c, timeZoneSeparator: d,
        includingFractionalSeconds: e, timeZone: f)
    }
    method("DateComponents.ISO8601FormatStyle.format(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: DateComponents) in it.format(a)
    }
    method("DateComponents.ISO8601FormatStyle.parse(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: String) in try it.parse(a)
    }
  }

  /// Which parts a text has.
  private mutating func addDateComponentsISO8601FormatStyleFields() {
    method("DateComponents.ISO8601FormatStyle.year()") { (it: DateComponents.ISO8601FormatStyle) in it.year()
    }
    method("DateComponents.ISO8601FormatStyle.weekOfYear()") { (it: DateComponents.ISO8601FormatStyle) in
      it.weekOfYear()
    }
    method("DateComponents.ISO8601FormatStyle.month()") { (it: DateComponents.ISO8601FormatStyle) in
      it.month()
    }
    method("DateComponents.ISO8601FormatStyle.day()") { (it: DateComponents.ISO8601FormatStyle) in it.day() }
    method("DateComponents.ISO8601FormatStyle.time(includingFractionalSeconds:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Bool) in it.time(includingFractionalSeconds: a)
    }
    method("DateComponents.ISO8601FormatStyle.timeZone(separator:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeZoneSeparator) in
      it.timeZone(separator: a)
    }
  }

  /// What is between the parts.
  private mutating func addDateComponentsISO8601FormatStyleSeparators() {
    method("DateComponents.ISO8601FormatStyle.dateSeparator(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateSeparator) in it.dateSeparator(a)
    }
    method("DateComponents.ISO8601FormatStyle.dateTimeSeparator(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateTimeSeparator) in
      it.dateTimeSeparator(a)
    }
    method("DateComponents.ISO8601FormatStyle.timeSeparator(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeSeparator) in it.timeSeparator(a)
    }
    method("DateComponents.ISO8601FormatStyle.timeZoneSeparator(_:)") {
      (it: DateComponents.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeZoneSeparator) in
      it.timeZoneSeparator(a)
    }
  }
}

extension DateComponents: HostBoxed {}
extension DateComponents.ISO8601FormatStyle: HostBoxed {}
