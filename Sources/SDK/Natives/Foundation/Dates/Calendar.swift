// Foundation: what the declarations of Calendar are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCalendar() {
    addCalendarItself()
    addCalendarRecurrenceRuleEnd()
  }

  private mutating func addCalendarItself() {
    value("Calendar", Calendar.self)
    value("Calendar.Identifier", Calendar.Identifier.self)
    value("Calendar.Component", Calendar.Component.self)
    value("Calendar.SearchDirection", Calendar.SearchDirection.self)
    value("Calendar.RepeatedTimePolicy", Calendar.RepeatedTimePolicy.self)
    value("Calendar.MatchingPolicy", Calendar.MatchingPolicy.self)
    value("Calendar.RecurrenceRule", Calendar.RecurrenceRule.self)
    property("Calendar.RecurrenceRule.calendar", \Calendar.RecurrenceRule.calendar)
    property("Calendar.RecurrenceRule.matchingPolicy", \Calendar.RecurrenceRule.matchingPolicy)
    property("Calendar.RecurrenceRule.repeatedTimePolicy", \Calendar.RecurrenceRule.repeatedTimePolicy)
    property("Calendar.RecurrenceRule.frequency", \Calendar.RecurrenceRule.frequency)
    property("Calendar.RecurrenceRule.interval", \Calendar.RecurrenceRule.interval)
    property("Calendar.RecurrenceRule.end", \Calendar.RecurrenceRule.end)
    property("Calendar.RecurrenceRule.seconds", \Calendar.RecurrenceRule.seconds)
    property("Calendar.RecurrenceRule.minutes", \Calendar.RecurrenceRule.minutes)
    property("Calendar.RecurrenceRule.hours", \Calendar.RecurrenceRule.hours)
    property("Calendar.RecurrenceRule.weekdays", \Calendar.RecurrenceRule.weekdays)
    property("Calendar.RecurrenceRule.daysOfTheMonth", \Calendar.RecurrenceRule.daysOfTheMonth)
    property("Calendar.RecurrenceRule.daysOfTheYear", \Calendar.RecurrenceRule.daysOfTheYear)
    property("Calendar.RecurrenceRule.months", \Calendar.RecurrenceRule.months)
    property("Calendar.RecurrenceRule.weeks", \Calendar.RecurrenceRule.weeks)
    property("Calendar.RecurrenceRule.setPositions", \Calendar.RecurrenceRule.setPositions)
    make("Calendar.RecurrenceRule.init(calendar:frequency:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weeks:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Calendar.RecurrenceRule.Frequency, c: Int, d: Calendar.RecurrenceRule.End, e: Calendar.MatchingPolicy, f: Calendar.RepeatedTimePolicy, g: [Calendar.RecurrenceRule.Month], h: [Int], i: [Int], j: [Int], k: [Calendar.RecurrenceRule.Weekday], l: [Int], m: [Int], n: [Int], o: [Int]) in Calendar.RecurrenceRule(calendar: a, frequency: b, interval: c, end: d, matchingPolicy: e, repeatedTimePolicy: f, months: g, daysOfTheYear: h, daysOfTheMonth: i, weeks: j, weekdays: k, hours: l, minutes: m, seconds: n, setPositions: o) }
    make("Calendar.RecurrenceRule.minutely(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int], i: [Calendar.RecurrenceRule.Weekday], j: [Int], k: [Int], l: [Int], m: [Int]) in Calendar.RecurrenceRule.minutely(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, daysOfTheYear: g, daysOfTheMonth: h, weekdays: i, hours: j, minutes: k, seconds: l, setPositions: m) }
    make("Calendar.RecurrenceRule.hourly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int], i: [Calendar.RecurrenceRule.Weekday], j: [Int], k: [Int], l: [Int], m: [Int]) in Calendar.RecurrenceRule.hourly(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, daysOfTheYear: g, daysOfTheMonth: h, weekdays: i, hours: j, minutes: k, seconds: l, setPositions: m) }
    make("Calendar.RecurrenceRule.daily(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Calendar.RecurrenceRule.Weekday], i: [Int], j: [Int], k: [Int], l: [Int]) in Calendar.RecurrenceRule.daily(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, daysOfTheMonth: g, weekdays: h, hours: i, minutes: j, seconds: k, setPositions: l) }
    make("Calendar.RecurrenceRule.weekly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Calendar.RecurrenceRule.Weekday], h: [Int], i: [Int], j: [Int], k: [Int]) in Calendar.RecurrenceRule.weekly(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, weekdays: g, hours: h, minutes: i, seconds: j, setPositions: k) }
    make("Calendar.RecurrenceRule.monthly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Calendar.RecurrenceRule.Weekday], i: [Int], j: [Int], k: [Int], l: [Int]) in Calendar.RecurrenceRule.monthly(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, daysOfTheMonth: g, weekdays: h, hours: i, minutes: j, seconds: k, setPositions: l) }
    make("Calendar.RecurrenceRule.yearly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weeks:weekdays:hours:minutes:seconds:setPositions:)") { (a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy, e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int], i: [Int], j: [Calendar.RecurrenceRule.Weekday], k: [Int], l: [Int], m: [Int], n: [Int]) in Calendar.RecurrenceRule.yearly(calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, daysOfTheYear: g, daysOfTheMonth: h, weeks: i, weekdays: j, hours: k, minutes: l, seconds: m, setPositions: n) }
    value("Calendar.RecurrenceRule.Frequency", Calendar.RecurrenceRule.Frequency.self)
  }

  private mutating func addCalendarRecurrenceRuleEnd() {
    value("Calendar.RecurrenceRule.End", Calendar.RecurrenceRule.End.self)
    property("Calendar.RecurrenceRule.End.occurrences", \Calendar.RecurrenceRule.End.occurrences)
    property("Calendar.RecurrenceRule.End.date", \Calendar.RecurrenceRule.End.date)
    make("Calendar.RecurrenceRule.End.afterOccurrences(_:)") { (a: Int) in Calendar.RecurrenceRule.End.afterOccurrences(a) }
    make("Calendar.RecurrenceRule.End.afterDate(_:)") { (a: Date) in Calendar.RecurrenceRule.End.afterDate(a) }
    constants(
      "Calendar.RecurrenceRule.End",
      ["never": .never]
        as KeyValuePairs<String, Calendar.RecurrenceRule.End>)
    value("Calendar.RecurrenceRule.Month", Calendar.RecurrenceRule.Month.self)
    property("Calendar.RecurrenceRule.Month.index", \Calendar.RecurrenceRule.Month.index)
    property("Calendar.RecurrenceRule.Month.isLeap", \Calendar.RecurrenceRule.Month.isLeap)
    make("Calendar.RecurrenceRule.Month.init(_:isLeap:)") { (a: Int, b: Bool) in Calendar.RecurrenceRule.Month(a, isLeap: b) }
    make("Calendar.RecurrenceRule.Month.init(integerLiteral:)") { (a: Int) in Calendar.RecurrenceRule.Month(integerLiteral: a) }
  }
}

extension Calendar: HostBoxed {}
extension Calendar.Identifier: HostCases {
  static var hostCases: [Calendar.Identifier] {
    [.gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura, .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vikram, .dangi, .vietnamese]
  }
}
extension Calendar.Component: HostCases {
  static var hostCases: [Calendar.Component] {
    [.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .calendar, .timeZone, .isLeapMonth, .isRepeatedDay, .dayOfYear]
  }
}
extension Calendar.SearchDirection: HostCases {
  static var hostCases: [Calendar.SearchDirection] {
    [.forward, .backward]
  }
}
extension Calendar.RepeatedTimePolicy: HostCases {
  static var hostCases: [Calendar.RepeatedTimePolicy] {
    [.first, .last]
  }
}
extension Calendar.MatchingPolicy: HostCases {
  static var hostCases: [Calendar.MatchingPolicy] {
    [.nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict]
  }
}
extension Calendar.RecurrenceRule: HostBoxed {}
extension Calendar.RecurrenceRule.Frequency: HostCases {
  static var hostCases: [Calendar.RecurrenceRule.Frequency] {
    [.minutely, .hourly, .daily, .weekly, .monthly, .yearly]
  }
}
extension Calendar.RecurrenceRule.End: HostBoxed {}
extension Calendar.RecurrenceRule.Month: HostBoxed {}
