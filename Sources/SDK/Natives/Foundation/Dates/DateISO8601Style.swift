// Foundation: what the declarations of Date.ISO8601FormatStyle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.ISO8601FormatStyle: texts of dates for machines.
  mutating func addDateISO8601Style() {
    addDateISO8601FormatStyle()
    addDateISO8601FormatStyleFields()
    addDateISO8601FormatStyleSeparators()
  }

  private mutating func addDateISO8601FormatStyle() {
    value("Date.ISO8601FormatStyle", Date.ISO8601FormatStyle.self)
    property("Date.ISO8601FormatStyle.timeSeparator", \Date.ISO8601FormatStyle.timeSeparator)
    property(
      "Date.ISO8601FormatStyle.includingFractionalSeconds",
      \Date.ISO8601FormatStyle.includingFractionalSeconds)
    property("Date.ISO8601FormatStyle.timeZoneSeparator", \Date.ISO8601FormatStyle.timeZoneSeparator)
    property("Date.ISO8601FormatStyle.dateSeparator", \Date.ISO8601FormatStyle.dateSeparator)
    property("Date.ISO8601FormatStyle.dateTimeSeparator", \Date.ISO8601FormatStyle.dateTimeSeparator)
    property("Date.ISO8601FormatStyle.timeZone", \Date.ISO8601FormatStyle.timeZone)
    property("Date.ISO8601FormatStyle.parseStrategy", \Date.ISO8601FormatStyle.parseStrategy)
    make("Date.ISO8601FormatStyle.init(dateSeparator:dateTimeSeparator:timeZone:)") {
      (a: Date.ISO8601FormatStyle.DateSeparator, b: Date.ISO8601FormatStyle.DateTimeSeparator, c: TimeZone) in
      Date.ISO8601FormatStyle(dateSeparator: a, dateTimeSeparator: b, timeZone: c)
    }
    make(
      "Date.ISO8601FormatStyle.init(dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:includingFractionalSeconds:timeZone:)"
    ) {
      (
        a: Date.ISO8601FormatStyle.DateSeparator, b: Date.ISO8601FormatStyle.DateTimeSeparator,
        c: Date.ISO8601FormatStyle.TimeSeparator, d: Date.ISO8601FormatStyle.TimeZoneSeparator, e: Bool,
        f: TimeZone
      ) in
      Date.ISO8601FormatStyle(
        dateSeparator: a, dateTimeSeparator: b, timeSeparator: c, timeZoneSeparator: d,
        includingFractionalSeconds: e, timeZone: f)
    }
    method("Date.ISO8601FormatStyle.format(_:)") { (it: Date.ISO8601FormatStyle, a: Date) in it.format(a) }
    method("Date.ISO8601FormatStyle.parse(_:)") { (it: Date.ISO8601FormatStyle, a: String) in try it.parse(a)
    }
  }

  /// Which parts a text has.
  private mutating func addDateISO8601FormatStyleFields() {
    method("Date.ISO8601FormatStyle.year()") { (it: Date.ISO8601FormatStyle) in it.year() }
    method("Date.ISO8601FormatStyle.weekOfYear()") { (it: Date.ISO8601FormatStyle) in it.weekOfYear() }
    method("Date.ISO8601FormatStyle.month()") { (it: Date.ISO8601FormatStyle) in it.month() }
    method("Date.ISO8601FormatStyle.day()") { (it: Date.ISO8601FormatStyle) in it.day() }
    method("Date.ISO8601FormatStyle.time(includingFractionalSeconds:)") {
      (it: Date.ISO8601FormatStyle, a: Bool) in it.time(includingFractionalSeconds: a)
    }
    method("Date.ISO8601FormatStyle.timeZone(separator:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeZoneSeparator) in it.timeZone(separator: a)
    }
  }

  /// What is between the parts.
  private mutating func addDateISO8601FormatStyleSeparators() {
    method("Date.ISO8601FormatStyle.dateSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateSeparator) in it.dateSeparator(a)
    }
    method("Date.ISO8601FormatStyle.dateTimeSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateTimeSeparator) in it.dateTimeSeparator(a)
    }
    method("Date.ISO8601FormatStyle.timeSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeSeparator) in it.timeSeparator(a)
    }
    method("Date.ISO8601FormatStyle.timeZoneSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeZoneSeparator) in it.timeZoneSeparator(a)
    }
    value("Date.ISO8601FormatStyle.TimeZoneSeparator", Date.ISO8601FormatStyle.TimeZoneSeparator.self)
    value("Date.ISO8601FormatStyle.DateSeparator", Date.ISO8601FormatStyle.DateSeparator.self)
    value("Date.ISO8601FormatStyle.TimeSeparator", Date.ISO8601FormatStyle.TimeSeparator.self)
    value("Date.ISO8601FormatStyle.DateTimeSeparator", Date.ISO8601FormatStyle.DateTimeSeparator.self)
  }
}

extension Date.ISO8601FormatStyle: HostBoxed {}
extension Date.ISO8601FormatStyle.TimeZoneSeparator: HostCases {
  static var hostCases: [Date.ISO8601FormatStyle.TimeZoneSeparator] {
    [.colon, .omitted]
  }
}
extension Date.ISO8601FormatStyle.DateSeparator: HostCases {
  static var hostCases: [Date.ISO8601FormatStyle.DateSeparator] {
    [.dash, .omitted]
  }
}
extension Date.ISO8601FormatStyle.TimeSeparator: HostCases {
  static var hostCases: [Date.ISO8601FormatStyle.TimeSeparator] {
    [.colon, .omitted]
  }
}
extension Date.ISO8601FormatStyle.DateTimeSeparator: HostCases {
  static var hostCases: [Date.ISO8601FormatStyle.DateTimeSeparator] {
    [.space, .standard]
  }
}
