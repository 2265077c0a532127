// Foundation: what the declarations of Calendar are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCalendar() {
    addCalendarItself()
    addCalendarPart3()
    addCalendarPart4()
    addCalendarIdentifier()
    addCalendarRecurrenceRule()
    addCalendarRecurrenceRulePart2()
    addCalendarRecurrenceRulePart3()
  }

  private mutating func addCalendarItself() {
    value("Calendar", Calendar.self)
    property("Calendar.identifier", \Calendar.identifier)
    property("Calendar.locale", \Calendar.locale)
    property("Calendar.timeZone", \Calendar.timeZone)
    property("Calendar.firstWeekday", \Calendar.firstWeekday)
    property("Calendar.minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek)
    property("Calendar.eraSymbols", \Calendar.eraSymbols)
    property("Calendar.longEraSymbols", \Calendar.longEraSymbols)
    property("Calendar.monthSymbols", \Calendar.monthSymbols)
    property("Calendar.shortMonthSymbols", \Calendar.shortMonthSymbols)
    property("Calendar.veryShortMonthSymbols", \Calendar.veryShortMonthSymbols)
    property("Calendar.standaloneMonthSymbols", \Calendar.standaloneMonthSymbols)
    property("Calendar.shortStandaloneMonthSymbols", \Calendar.shortStandaloneMonthSymbols)
    property("Calendar.veryShortStandaloneMonthSymbols", \Calendar.veryShortStandaloneMonthSymbols)
    property("Calendar.weekdaySymbols", \Calendar.weekdaySymbols)
    property("Calendar.shortWeekdaySymbols", \Calendar.shortWeekdaySymbols)
    property("Calendar.veryShortWeekdaySymbols", \Calendar.veryShortWeekdaySymbols)
    property("Calendar.standaloneWeekdaySymbols", \Calendar.standaloneWeekdaySymbols)
    property("Calendar.shortStandaloneWeekdaySymbols", \Calendar.shortStandaloneWeekdaySymbols)
    property("Calendar.veryShortStandaloneWeekdaySymbols", \Calendar.veryShortStandaloneWeekdaySymbols)
    property("Calendar.quarterSymbols", \Calendar.quarterSymbols)
    property("Calendar.shortQuarterSymbols", \Calendar.shortQuarterSymbols)
    property("Calendar.standaloneQuarterSymbols", \Calendar.standaloneQuarterSymbols)
    property("Calendar.shortStandaloneQuarterSymbols", \Calendar.shortStandaloneQuarterSymbols)
    property("Calendar.amSymbol", \Calendar.amSymbol)
    property("Calendar.pmSymbol", \Calendar.pmSymbol)
    make("Calendar.init(identifier:)") { (a: Calendar.Identifier) in Calendar(identifier: a) }
    method("Calendar.minimumRange(of:)") { (it: Calendar, a: Calendar.Component) in it.minimumRange(of: a) }
    method("Calendar.maximumRange(of:)") { (it: Calendar, a: Calendar.Component) in it.maximumRange(of: a) }
    method("Calendar.range(of:in:for:)") {
      (it: Calendar, a: Calendar.Component, b: Calendar.Component, c: Date) in it.range(of: a, in: b, for: c)
    }
    method("Calendar.dateInterval(of:for:)") { (it: Calendar, a: Calendar.Component, b: Date) in
      it.dateInterval(of: a, for: b)
    }
    method("Calendar.ordinality(of:in:for:)") {
      (it: Calendar, a: Calendar.Component, b: Calendar.Component, c: Date) in
      it.ordinality(of: a, in: b, for: c)
    }
  }

  private mutating func addCalendarPart3() {
    method("Calendar.date(byAdding:to:wrappingComponents:)") {
      (it: Calendar, a: DateComponents, b: Date, c: Bool) in
      it.date(byAdding: a, to: b, wrappingComponents: c)
    }
    method("Calendar.date(byAdding:value:to:wrappingComponents:)") {
      (it: Calendar, a: Calendar.Component, b: Int, c: Date, d: Bool) in
      it.date(byAdding: a, value: b, to: c, wrappingComponents: d)
    }
    method("Calendar.date(from:)") { (it: Calendar, a: DateComponents) in it.date(from: a) }
    method("Calendar.dateComponents(_:from:)") { (it: Calendar, a: Set<Calendar.Component>, b: Date) in
      it.dateComponents(a, from: b)
    }
    method("Calendar.dateComponents(in:from:)") { (it: Calendar, a: TimeZone, b: Date) in
      it.dateComponents(in: a, from: b)
    }
    method("Calendar.dateComponents(_: Set<Calendar.Component>, from: Date, to: Date)") {
      (it: Calendar, a: Set<Calendar.Component>, b: Date, c: Date) in it.dateComponents(a, from: b, to: c)
    }
    method("Calendar.dateComponents(_: Set<Calendar.Component>, from: DateComponents, to: DateComponents)") {
      (it: Calendar, a: Set<Calendar.Component>, b: DateComponents, c: DateComponents) in
      it.dateComponents(a, from: b, to: c)
    }
    method("Calendar.component(_:from:)") { (it: Calendar, a: Calendar.Component, b: Date) in
      it.component(a, from: b)
    }
    method("Calendar.startOfDay(for:)") { (it: Calendar, a: Date) in it.startOfDay(for: a) }
    method("Calendar.compare(_:to:toGranularity:)") {
      (it: Calendar, a: Date, b: Date, c: Calendar.Component) in it.compare(a, to: b, toGranularity: c)
    }
  }

  private mutating func addCalendarPart4() {
    method("Calendar.isDate(_:equalTo:toGranularity:)") {
      (it: Calendar, a: Date, b: Date, c: Calendar.Component) in it.isDate(a, equalTo: b, toGranularity: c)
    }
    method("Calendar.isDate(_:inSameDayAs:)") { (it: Calendar, a: Date, b: Date) in
      it.isDate(a, inSameDayAs: b)
    }
    method("Calendar.isDateInWeekend(_:)") { (it: Calendar, a: Date) in it.isDateInWeekend(a) }
    method("Calendar.dateIntervalOfWeekend(containing:)") { (it: Calendar, a: Date) in
      it.dateIntervalOfWeekend(containing: a)
    }
    method("Calendar.nextWeekend(startingAfter:direction:)") {
      (it: Calendar, a: Date, b: Calendar.SearchDirection) in it.nextWeekend(startingAfter: a, direction: b)
    }
    method("Calendar.nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)") {
      (
        it: Calendar, a: Date, b: DateComponents, c: Calendar.MatchingPolicy, d: Calendar.RepeatedTimePolicy,
        e: Calendar.SearchDirection
      ) in it.nextDate(after: a, matching: b, matchingPolicy: c, repeatedTimePolicy: d, direction: e)
    }
    method("Calendar.date(bySetting:value:of:)") { (it: Calendar, a: Calendar.Component, b: Int, c: Date) in
      it.date(bySetting: a, value: b, of: c)
    }
    method("Calendar.date(bySettingHour:minute:second:of:matchingPolicy:repeatedTimePolicy:direction:)") {
      (
        it: Calendar, a: Int, b: Int, c: Int, d: Date, e: Calendar.MatchingPolicy,
        f: Calendar.RepeatedTimePolicy, g: Calendar.SearchDirection
      ) in
      it.date(
        bySettingHour: a, minute: b, second: c, of: d, matchingPolicy: e, repeatedTimePolicy: f, direction: g)
    }
    method("Calendar.date(_:matchesComponents:)") { (it: Calendar, a: Date, b: DateComponents) in
      it.date(a, matchesComponents: b)
    }
  }

  private mutating func addCalendarIdentifier() {
    value("Calendar.Identifier", Calendar.Identifier.self)
    value("Calendar.Component", Calendar.Component.self)
    value("Calendar.SearchDirection", Calendar.SearchDirection.self)
    value("Calendar.RepeatedTimePolicy", Calendar.RepeatedTimePolicy.self)
    value("Calendar.MatchingPolicy", Calendar.MatchingPolicy.self)
  }

  private mutating func addCalendarRecurrenceRule() {
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
    make(
      "Calendar.RecurrenceRule.minutely(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int],
        i: [Calendar.RecurrenceRule.Weekday], j: [Int], k: [Int], l: [Int], m: [Int]
      ) in
      Calendar.RecurrenceRule.minutely(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f,
        daysOfTheYear: g, daysOfTheMonth: h, weekdays: i, hours: j, minutes: k, seconds: l, setPositions: m)
    }
  }

  private mutating func addCalendarRecurrenceRulePart2() {
    make(
      "Calendar.RecurrenceRule.hourly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int],
        i: [Calendar.RecurrenceRule.Weekday], j: [Int], k: [Int], l: [Int], m: [Int]
      ) in
      Calendar.RecurrenceRule.hourly(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f,
        daysOfTheYear: g, daysOfTheMonth: h, weekdays: i, hours: j, minutes: k, seconds: l, setPositions: m)
    }
    make(
      "Calendar.RecurrenceRule.daily(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int],
        h: [Calendar.RecurrenceRule.Weekday], i: [Int], j: [Int], k: [Int], l: [Int]
      ) in
      Calendar.RecurrenceRule.daily(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f,
        daysOfTheMonth: g, weekdays: h, hours: i, minutes: j, seconds: k, setPositions: l)
    }
    make(
      "Calendar.RecurrenceRule.weekly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month],
        g: [Calendar.RecurrenceRule.Weekday], h: [Int], i: [Int], j: [Int], k: [Int]
      ) in
      Calendar.RecurrenceRule.weekly(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f, weekdays: g,
        hours: h, minutes: i, seconds: j, setPositions: k)
    }
    make(
      "Calendar.RecurrenceRule.monthly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheMonth:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int],
        h: [Calendar.RecurrenceRule.Weekday], i: [Int], j: [Int], k: [Int], l: [Int]
      ) in
      Calendar.RecurrenceRule.monthly(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f,
        daysOfTheMonth: g, weekdays: h, hours: i, minutes: j, seconds: k, setPositions: l)
    }
  }

  private mutating func addCalendarRecurrenceRulePart3() {
    make(
      "Calendar.RecurrenceRule.yearly(calendar:interval:end:matchingPolicy:repeatedTimePolicy:months:daysOfTheYear:daysOfTheMonth:weeks:weekdays:hours:minutes:seconds:setPositions:)"
    ) {
      (
        a: Calendar, b: Int, c: Calendar.RecurrenceRule.End, d: Calendar.MatchingPolicy,
        e: Calendar.RepeatedTimePolicy, f: [Calendar.RecurrenceRule.Month], g: [Int], h: [Int], i: [Int],
        j: [Calendar.RecurrenceRule.Weekday], k: [Int], l: [Int], m: [Int], n: [Int]
      ) in
      Calendar.RecurrenceRule.yearly(
        calendar: a, interval: b, end: c, matchingPolicy: d, repeatedTimePolicy: e, months: f,
        daysOfTheYear: g, daysOfTheMonth: h, weeks: i, weekdays: j, hours: k, minutes: l, seconds: m,
        setPositions: n)
    }
    value("Calendar.RecurrenceRule.Frequency", Calendar.RecurrenceRule.Frequency.self)
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

extension Calendar: HostBoxed {}
extension Calendar.Identifier: HostCases {
  static var hostCases: [Calendar.Identifier] {
    [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601,
      .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular,
      .islamicUmmAlQura, .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vikram,
      .dangi, .vietnamese,
    ]
  }
}
extension Calendar.Component: HostCases {
  static var hostCases: [Calendar.Component] {
    [
      .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
      .weekOfYear, .yearForWeekOfYear, .nanosecond, .calendar, .timeZone, .isLeapMonth, .isRepeatedDay,
      .dayOfYear,
    ]
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
