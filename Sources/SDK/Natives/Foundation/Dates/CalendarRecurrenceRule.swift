// Foundation: what the declarations of Calendar.RecurrenceRule are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCalendarRecurrenceRule() {
    addCalendarRecurrenceRuleItself()
    addCalendarRecurrences()
    addCalendarRecurrenceEnd()
    addCalendarRecurrenceMonth()
  }

  private mutating func addCalendarRecurrenceRuleItself() {
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
    make(
      "Calendar.RecurrenceRule.init(calendar:frequency:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weeks:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Calendar.RecurrenceRule.Frequency, c: Int, d: Calendar.RecurrenceRule.End,
        e: Calendar.MatchingPolicy, f: Calendar.RepeatedTimePolicy, g: [Calendar.RecurrenceRule.Month],
        h: [Int], i: [Int], j: [Int], k: [Calendar.RecurrenceRule.Weekday], l: [Int], m: [Int], n: [Int],
        o: [Int]
      ) in
      Calendar.RecurrenceRule(
        calendar: a, frequency: b, interval: c, end: d, matchingPolicy: e, repeatedTimePolicy: f, months: g,
        daysOfTheYear: h, daysOfTheMonth: i, weeks: j, weekdays: k, hours: l, minutes: m, seconds: n,
        setPositions: o)
    }
  }

  /// Rules of each frequency.
  private mutating func addCalendarRecurrences() {
    make(
      "Calendar.RecurrenceRule.minutely(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.minutely)
    make(
      "Calendar.RecurrenceRule.hourly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.hourly)
    make(
      "Calendar.RecurrenceRule.daily(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.daily)
    make(
      "Calendar.RecurrenceRule.weekly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.weekly)
    make(
      "Calendar.RecurrenceRule.monthly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.monthly)
    make(
      "Calendar.RecurrenceRule.yearly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weeks:weekdays:hours:minutes:seconds:setPositions:)",
      Calendar.RecurrenceRule.yearly)
    value("Calendar.RecurrenceRule.Frequency", Calendar.RecurrenceRule.Frequency.self)
  }

  private mutating func addCalendarRecurrenceEnd() {
    value("Calendar.RecurrenceRule.End", Calendar.RecurrenceRule.End.self)
    property("Calendar.RecurrenceRule.End.occurrences", \Calendar.RecurrenceRule.End.occurrences)
    property("Calendar.RecurrenceRule.End.date", \Calendar.RecurrenceRule.End.date)
    make("Calendar.RecurrenceRule.End.afterOccurrences(_:)") { (a: Int) in
      Calendar.RecurrenceRule.End.afterOccurrences(a)
    }
    make("Calendar.RecurrenceRule.End.afterDate(_:)") { (a: Date) in Calendar.RecurrenceRule.End.afterDate(a)
    }
    constants(
      "Calendar.RecurrenceRule.End",
      ["never": .never]
        as KeyValuePairs<String, Calendar.RecurrenceRule.End>)
  }

  private mutating func addCalendarRecurrenceMonth() {
    value("Calendar.RecurrenceRule.Month", Calendar.RecurrenceRule.Month.self)
    property("Calendar.RecurrenceRule.Month.index", \Calendar.RecurrenceRule.Month.index)
    property("Calendar.RecurrenceRule.Month.isLeap", \Calendar.RecurrenceRule.Month.isLeap)
    make("Calendar.RecurrenceRule.Month.init(_:isLeap:)") { (a: Int, b: Bool) in
      Calendar.RecurrenceRule.Month(a, isLeap: b)
    }
    make("Calendar.RecurrenceRule.Month.init(integerLiteral:)") { (a: Int) in
      Calendar.RecurrenceRule.Month(integerLiteral: a)
    }
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
