// Foundation: what the declarations of Calendar are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCalendar() {
    addCalendarItself()
    addCalendarSymbols()
    addCalendarRanges()
    addCalendarArithmetic()
    addCalendarDateComponents()
    addCalendarComparisons()
    addCalendarWeekends()
    addCalendarCases()
    addCalendarRecurrenceRule()
  }

  private mutating func addCalendarItself() {
    value("Calendar", Calendar.self)
    property("Calendar.identifier", \Calendar.identifier)
    property("Calendar.locale", \Calendar.locale)
    property("Calendar.timeZone", \Calendar.timeZone)
    property("Calendar.firstWeekday", \Calendar.firstWeekday)
    property("Calendar.minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek)
    make("Calendar.init(identifier:)") { (a: Calendar.Identifier) in Calendar(identifier: a) }
  }

  /// What the parts of a date are called.
  private mutating func addCalendarSymbols() {
    let symbols: KeyValuePairs<String, KeyPath<Calendar, [String]>> = [
      "eraSymbols": \.eraSymbols, "longEraSymbols": \.longEraSymbols, "monthSymbols": \.monthSymbols,
      "shortMonthSymbols": \.shortMonthSymbols, "veryShortMonthSymbols": \.veryShortMonthSymbols,
      "standaloneMonthSymbols": \.standaloneMonthSymbols,
      "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols,
      "veryShortStandaloneMonthSymbols": \.veryShortStandaloneMonthSymbols,
      "weekdaySymbols": \.weekdaySymbols, "shortWeekdaySymbols": \.shortWeekdaySymbols,
      "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols,
      "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols,
      "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols,
      "veryShortStandaloneWeekdaySymbols": \.veryShortStandaloneWeekdaySymbols,
      "quarterSymbols": \.quarterSymbols, "shortQuarterSymbols": \.shortQuarterSymbols,
      "standaloneQuarterSymbols": \.standaloneQuarterSymbols,
      "shortStandaloneQuarterSymbols": \.shortStandaloneQuarterSymbols,
    ]
    for (name, path) in symbols { property("Calendar.\(name)", path) }
    property("Calendar.amSymbol", \Calendar.amSymbol)
    property("Calendar.pmSymbol", \Calendar.pmSymbol)
  }

  /// How many of one part are in another, and where it starts and ends.
  private mutating func addCalendarRanges() {
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
    method("Calendar.startOfDay(for:)") { (it: Calendar, a: Date) in it.startOfDay(for: a) }
  }

  /// Dates that are found from another.
  private mutating func addCalendarArithmetic() {
    method("Calendar.date(byAdding:to:wrappingComponents:)") {
      (it: Calendar, a: DateComponents, b: Date, c: Bool) in
      it.date(byAdding: a, to: b, wrappingComponents: c)
    }
    method("Calendar.date(byAdding:value:to:wrappingComponents:)") {
      (it: Calendar, a: Calendar.Component, b: Int, c: Date, d: Bool) in
      it.date(byAdding: a, value: b, to: c, wrappingComponents: d)
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
    method("Calendar.nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)") {
      (
        it: Calendar, a: Date, b: DateComponents, c: Calendar.MatchingPolicy, d: Calendar.RepeatedTimePolicy,
        e: Calendar.SearchDirection
      ) in it.nextDate(after: a, matching: b, matchingPolicy: c, repeatedTimePolicy: d, direction: e)
    }
  }

  /// Dates and their parts.
  private mutating func addCalendarDateComponents() {
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
  }

  private mutating func addCalendarComparisons() {
    method("Calendar.compare(_:to:toGranularity:)") {
      (it: Calendar, a: Date, b: Date, c: Calendar.Component) in it.compare(a, to: b, toGranularity: c)
    }
    method("Calendar.isDate(_:equalTo:toGranularity:)") {
      (it: Calendar, a: Date, b: Date, c: Calendar.Component) in it.isDate(a, equalTo: b, toGranularity: c)
    }
    method("Calendar.isDate(_:inSameDayAs:)") { (it: Calendar, a: Date, b: Date) in
      it.isDate(a, inSameDayAs: b)
    }
    method("Calendar.date(_:matchesComponents:)") { (it: Calendar, a: Date, b: DateComponents) in
      it.date(a, matchesComponents: b)
    }
  }

  private mutating func addCalendarWeekends() {
    method("Calendar.isDateInWeekend(_:)") { (it: Calendar, a: Date) in it.isDateInWeekend(a) }
    method("Calendar.dateIntervalOfWeekend(containing:)") { (it: Calendar, a: Date) in
      it.dateIntervalOfWeekend(containing: a)
    }
    method("Calendar.nextWeekend(startingAfter:direction:)") {
      (it: Calendar, a: Date, b: Calendar.SearchDirection) in it.nextWeekend(startingAfter: a, direction: b)
    }
  }

  private mutating func addCalendarCases() {
    value("Calendar.Identifier", Calendar.Identifier.self)
    value("Calendar.Component", Calendar.Component.self)
    value("Calendar.SearchDirection", Calendar.SearchDirection.self)
    value("Calendar.RepeatedTimePolicy", Calendar.RepeatedTimePolicy.self)
    value("Calendar.MatchingPolicy", Calendar.MatchingPolicy.self)
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
