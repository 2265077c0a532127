// Foundation: what the declarations of Date.IntervalFormatStyle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.IntervalFormatStyle: from one date to another.
  mutating func addDateIntervalStyle() {
    value("Date.IntervalFormatStyle", Date.IntervalFormatStyle.self)
    property("Date.IntervalFormatStyle.locale", \Date.IntervalFormatStyle.locale)
    property("Date.IntervalFormatStyle.timeZone", \Date.IntervalFormatStyle.timeZone)
    property("Date.IntervalFormatStyle.calendar", \Date.IntervalFormatStyle.calendar)
    make("Date.IntervalFormatStyle.init(date:time:locale:calendar:timeZone:)") {
      (
        a: Date.IntervalFormatStyle.DateStyle?, b: Date.IntervalFormatStyle.TimeStyle?, c: Locale,
        d: Calendar, e: TimeZone
      ) in Date.IntervalFormatStyle(date: a, time: b, locale: c, calendar: d, timeZone: e)
    }
    method("Date.IntervalFormatStyle.format(_:)") { (it: Date.IntervalFormatStyle, a: Range<Date>) in
      it.format(a)
    }
    method("Date.IntervalFormatStyle.locale(_:)") { (it: Date.IntervalFormatStyle, a: Locale) in it.locale(a)
    }
    method("Date.IntervalFormatStyle.year()") { (it: Date.IntervalFormatStyle) in it.year() }
    method("Date.IntervalFormatStyle.month(_:)") {
      (it: Date.IntervalFormatStyle, a: Date.IntervalFormatStyle.Symbol.Month) in it.month(a)
    }
    method("Date.IntervalFormatStyle.day()") { (it: Date.IntervalFormatStyle) in it.day() }
    method("Date.IntervalFormatStyle.weekday(_:)") {
      (it: Date.IntervalFormatStyle, a: Date.IntervalFormatStyle.Symbol.Weekday) in it.weekday(a)
    }
    method("Date.IntervalFormatStyle.hour(_:)") {
      (it: Date.IntervalFormatStyle, a: Date.IntervalFormatStyle.Symbol.Hour) in it.hour(a)
    }
    method("Date.IntervalFormatStyle.minute()") { (it: Date.IntervalFormatStyle) in it.minute() }
    method("Date.IntervalFormatStyle.second()") { (it: Date.IntervalFormatStyle) in it.second() }
    method("Date.IntervalFormatStyle.timeZone(_:)") {
      (it: Date.IntervalFormatStyle, a: Date.IntervalFormatStyle.Symbol.TimeZone) in it.timeZone(a)
    }
  }
}

extension Date.ComponentsFormatStyle.Field: HostBoxed {}
extension Date.IntervalFormatStyle: HostBoxed {}
