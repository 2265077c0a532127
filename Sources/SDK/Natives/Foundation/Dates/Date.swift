// Foundation: what the declarations of Date are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDate() {
    addDateItself()
    addDateISO8601FormatStyle()
    addDateISO8601FormatStylePart2()
    addDateAnchoredRelativeFormatStyle()
    addDateAnchoredRelativeFormatStylePart2()
    addDateIntervalFormatStyle()
    addDateRelativeFormatStyle()
    addDateRelativeFormatStylePresentation()
    addDateFormatString()
    addDateFormatStringStringInterpolation()
    addDateFormatStringStringInterpolationPart2()
    addDateFormatStringStringInterpolationPart3()
    addDateFormatStyle()
    addDateFormatStylePart2()
    addDateFormatStyleDateStyle()
    addDateFormatStyleSymbolYearForWeekOfYear()
    addDateFormatStyleSymbolDay()
    addDateFormatStyleSymbolDayPeriod()
    addDateFormatStyleSymbolHour()
    addDateFormatStyleSymbolSecond()
    addDateFormatStyleSymbolTimeZone()
    addDateFormatStyleSymbolStandaloneMonth()
    addDateParseStrategy()
  }

  private mutating func addDateItself() {
    addPresent()
    self["Date.timeIntervalSinceNow"] = { arguments, call in
      .floating(try Date.host(arguments[0]).timeIntervalSince(call.machine.now))
    }
    value("Date", Date.self)
    make("Date.timeIntervalBetween1970AndReferenceDate") { Date.timeIntervalBetween1970AndReferenceDate }
    make("Date.distantFuture") { Date.distantFuture }
    make("Date.distantPast") { Date.distantPast }
    property("Date.timeIntervalSinceReferenceDate", \Date.timeIntervalSinceReferenceDate)
    property("Date.timeIntervalSince1970", \Date.timeIntervalSince1970)
    make("Date.init(timeIntervalSince1970:)") { (a: TimeInterval) in Date(timeIntervalSince1970: a) }
    make("Date.init(timeInterval:since:)") { (a: TimeInterval, b: Date) in Date(timeInterval: a, since: b) }
    make("Date.init(timeIntervalSinceReferenceDate:)") { (a: TimeInterval) in
      Date(timeIntervalSinceReferenceDate: a)
    }
    method("Date.timeIntervalSince(_:)") { (it: Date, a: Date) in it.timeIntervalSince(a) }
    method("Date.addingTimeInterval(_:)") { (it: Date, a: TimeInterval) in it.addingTimeInterval(a) }
    change("Date.addTimeInterval(_:)") { (it: inout Date, a: TimeInterval) in it.addTimeInterval(a) }
    method("Date.compare(_:)") { (it: Date, a: Date) in it.compare(a) }
    method("Date.distance(to:)") { (it: Date, a: Date) in it.distance(to: a) }
    method("Date.advanced(by:)") { (it: Date, a: TimeInterval) in it.advanced(by: a) }
    method("Date.description(with:)") { (it: Date, a: Locale?) in it.description(with: a) }
    method("Date.ISO8601Format(_:)") { (it: Date, a: Date.ISO8601FormatStyle) in it.ISO8601Format(a) }
    make("Date.+(_:_:)") { (a: Date, b: TimeInterval) in a + b }
    make("Date.-(_:_:)") { (a: Date, b: TimeInterval) in a - b }
    assignment("Date.+=(_:_:)") { (a: inout Date, b: TimeInterval) in a += b }
    assignment("Date.-=(_:_:)") { (a: inout Date, b: TimeInterval) in a -= b }
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
    method("Date.ISO8601FormatStyle.dateSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateSeparator) in it.dateSeparator(a)
    }
  }

  private mutating func addDateISO8601FormatStylePart2() {
    method("Date.ISO8601FormatStyle.dateTimeSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.DateTimeSeparator) in it.dateTimeSeparator(a)
    }
    method("Date.ISO8601FormatStyle.timeSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeSeparator) in it.timeSeparator(a)
    }
    method("Date.ISO8601FormatStyle.timeZoneSeparator(_:)") {
      (it: Date.ISO8601FormatStyle, a: Date.ISO8601FormatStyle.TimeZoneSeparator) in it.timeZoneSeparator(a)
    }
    method("Date.ISO8601FormatStyle.format(_:)") { (it: Date.ISO8601FormatStyle, a: Date) in it.format(a) }
    method("Date.ISO8601FormatStyle.parse(_:)") { (it: Date.ISO8601FormatStyle, a: String) in try it.parse(a)
    }
    value("Date.ISO8601FormatStyle.TimeZoneSeparator", Date.ISO8601FormatStyle.TimeZoneSeparator.self)
    value("Date.ISO8601FormatStyle.DateSeparator", Date.ISO8601FormatStyle.DateSeparator.self)
    value("Date.ISO8601FormatStyle.TimeSeparator", Date.ISO8601FormatStyle.TimeSeparator.self)
    value("Date.ISO8601FormatStyle.DateTimeSeparator", Date.ISO8601FormatStyle.DateTimeSeparator.self)
  }

  private mutating func addDateAnchoredRelativeFormatStyle() {
    value("Date.AnchoredRelativeFormatStyle", Date.AnchoredRelativeFormatStyle.self)
    property("Date.AnchoredRelativeFormatStyle.anchor", \Date.AnchoredRelativeFormatStyle.anchor)
    property("Date.AnchoredRelativeFormatStyle.presentation", \Date.AnchoredRelativeFormatStyle.presentation)
    property("Date.AnchoredRelativeFormatStyle.unitsStyle", \Date.AnchoredRelativeFormatStyle.unitsStyle)
    property(
      "Date.AnchoredRelativeFormatStyle.capitalizationContext",
      \Date.AnchoredRelativeFormatStyle.capitalizationContext)
    property("Date.AnchoredRelativeFormatStyle.locale", \Date.AnchoredRelativeFormatStyle.locale)
    property("Date.AnchoredRelativeFormatStyle.calendar", \Date.AnchoredRelativeFormatStyle.calendar)
    property(
      "Date.AnchoredRelativeFormatStyle.allowedFields", \Date.AnchoredRelativeFormatStyle.allowedFields)
    make(
      "Date.AnchoredRelativeFormatStyle.init(anchor:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Date, b: Date.AnchoredRelativeFormatStyle.Presentation,
        c: Date.AnchoredRelativeFormatStyle.UnitsStyle, d: Locale, e: Calendar,
        f: FormatStyleCapitalizationContext
      ) in
      Date.AnchoredRelativeFormatStyle(
        anchor: a, presentation: b, unitsStyle: c, locale: d, calendar: e, capitalizationContext: f)
    }
    make(
      "Date.AnchoredRelativeFormatStyle.init(anchor:allowedFields:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Date, b: Set<Date.AnchoredRelativeFormatStyle.Field>,
        c: Date.AnchoredRelativeFormatStyle.Presentation, d: Date.AnchoredRelativeFormatStyle.UnitsStyle,
        e: Locale, f: Calendar, g: FormatStyleCapitalizationContext
      ) in
      Date.AnchoredRelativeFormatStyle(
        anchor: a, allowedFields: b, presentation: c, unitsStyle: d, locale: e, calendar: f,
        capitalizationContext: g)
    }
    method("Date.AnchoredRelativeFormatStyle.format(_:)") { (it: Date.AnchoredRelativeFormatStyle, a: Date) in
      it.format(a)
    }
    method("Date.AnchoredRelativeFormatStyle.locale(_:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Locale) in it.locale(a)
    }
  }

  private mutating func addDateAnchoredRelativeFormatStylePart2() {
    method("Date.AnchoredRelativeFormatStyle.discreteInput(before:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Date) in it.discreteInput(before: a)
    }
    method("Date.AnchoredRelativeFormatStyle.discreteInput(after:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Date) in it.discreteInput(after: a)
    }
    method("Date.AnchoredRelativeFormatStyle.input(before:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Date) in it.input(before: a)
    }
    method("Date.AnchoredRelativeFormatStyle.input(after:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Date) in it.input(after: a)
    }
    value("Date.ComponentsFormatStyle", Date.ComponentsFormatStyle.self)
    value("Date.ComponentsFormatStyle.Field", Date.ComponentsFormatStyle.Field.self)
    constants(
      "Date.ComponentsFormatStyle.Field",
      [
        "year": .year, "month": .month, "week": .week, "day": .day, "hour": .hour, "minute": .minute,
        "second": .second,
      ]
        as KeyValuePairs<String, Date.ComponentsFormatStyle.Field>)
  }

  private mutating func addDateIntervalFormatStyle() {
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

  private mutating func addDateRelativeFormatStyle() {
    value("Date.RelativeFormatStyle", Date.RelativeFormatStyle.self)
    property("Date.RelativeFormatStyle.presentation", \Date.RelativeFormatStyle.presentation)
    property("Date.RelativeFormatStyle.unitsStyle", \Date.RelativeFormatStyle.unitsStyle)
    property(
      "Date.RelativeFormatStyle.capitalizationContext", \Date.RelativeFormatStyle.capitalizationContext)
    property("Date.RelativeFormatStyle.locale", \Date.RelativeFormatStyle.locale)
    property("Date.RelativeFormatStyle.calendar", \Date.RelativeFormatStyle.calendar)
    property("Date.RelativeFormatStyle.allowedFields", \Date.RelativeFormatStyle.allowedFields)
    make("Date.RelativeFormatStyle.init(presentation:unitsStyle:locale:calendar:capitalizationContext:)") {
      (
        a: Date.RelativeFormatStyle.Presentation, b: Date.RelativeFormatStyle.UnitsStyle, c: Locale,
        d: Calendar, e: FormatStyleCapitalizationContext
      ) in
      Date.RelativeFormatStyle(
        presentation: a, unitsStyle: b, locale: c, calendar: d, capitalizationContext: e)
    }
    make(
      "Date.RelativeFormatStyle.init(allowedFields:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Set<Date.RelativeFormatStyle.Field>, b: Date.RelativeFormatStyle.Presentation,
        c: Date.RelativeFormatStyle.UnitsStyle, d: Locale, e: Calendar, f: FormatStyleCapitalizationContext
      ) in
      Date.RelativeFormatStyle(
        allowedFields: a, presentation: b, unitsStyle: c, locale: d, calendar: e, capitalizationContext: f)
    }
    method("Date.RelativeFormatStyle.locale(_:)") { (it: Date.RelativeFormatStyle, a: Locale) in it.locale(a)
    }
    value("Date.RelativeFormatStyle.UnitsStyle", Date.RelativeFormatStyle.UnitsStyle.self)
    constants(
      "Date.RelativeFormatStyle.UnitsStyle",
      ["wide": .wide, "spellOut": .spellOut, "abbreviated": .abbreviated, "narrow": .narrow]
        as KeyValuePairs<String, Date.RelativeFormatStyle.UnitsStyle>)
  }

  private mutating func addDateRelativeFormatStylePresentation() {
    value("Date.RelativeFormatStyle.Presentation", Date.RelativeFormatStyle.Presentation.self)
    constants(
      "Date.RelativeFormatStyle.Presentation",
      ["numeric": .numeric, "named": .named]
        as KeyValuePairs<String, Date.RelativeFormatStyle.Presentation>)
    value("Date.VerbatimFormatStyle", Date.VerbatimFormatStyle.self)
    property("Date.VerbatimFormatStyle.timeZone", \Date.VerbatimFormatStyle.timeZone)
    property("Date.VerbatimFormatStyle.calendar", \Date.VerbatimFormatStyle.calendar)
    property("Date.VerbatimFormatStyle.locale", \Date.VerbatimFormatStyle.locale)
    property("Date.VerbatimFormatStyle.parseStrategy", \Date.VerbatimFormatStyle.parseStrategy)
    make("Date.VerbatimFormatStyle.init(format:locale:timeZone:calendar:)") {
      (a: Date.FormatString, b: Locale?, c: TimeZone, d: Calendar) in
      Date.VerbatimFormatStyle(format: a, locale: b, timeZone: c, calendar: d)
    }
    method("Date.VerbatimFormatStyle.format(_:)") { (it: Date.VerbatimFormatStyle, a: Date) in it.format(a) }
    method("Date.VerbatimFormatStyle.locale(_:)") { (it: Date.VerbatimFormatStyle, a: Locale) in it.locale(a)
    }
    method("Date.VerbatimFormatStyle.discreteInput(before:)") { (it: Date.VerbatimFormatStyle, a: Date) in
      it.discreteInput(before: a)
    }
    method("Date.VerbatimFormatStyle.discreteInput(after:)") { (it: Date.VerbatimFormatStyle, a: Date) in
      it.discreteInput(after: a)
    }
    method("Date.VerbatimFormatStyle.input(before:)") { (it: Date.VerbatimFormatStyle, a: Date) in
      it.input(before: a)
    }
    method("Date.VerbatimFormatStyle.input(after:)") { (it: Date.VerbatimFormatStyle, a: Date) in
      it.input(after: a)
    }
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

  private mutating func addDateFormatStyleSymbolYearForWeekOfYear() {
    value("Date.FormatStyle.Symbol.YearForWeekOfYear", Date.FormatStyle.Symbol.YearForWeekOfYear.self)
    make("Date.FormatStyle.Symbol.YearForWeekOfYear.padded(_:)") { (a: Int) in
      Date.FormatStyle.Symbol.YearForWeekOfYear.padded(a)
    }
    constants(
      "Date.FormatStyle.Symbol.YearForWeekOfYear",
      ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.YearForWeekOfYear>)
    value("Date.FormatStyle.Symbol.CyclicYear", Date.FormatStyle.Symbol.CyclicYear.self)
    constants(
      "Date.FormatStyle.Symbol.CyclicYear",
      ["abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.CyclicYear>)
    value("Date.FormatStyle.Symbol.Quarter", Date.FormatStyle.Symbol.Quarter.self)
    constants(
      "Date.FormatStyle.Symbol.Quarter",
      [
        "oneDigit": .oneDigit, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide,
        "narrow": .narrow, "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Quarter>)
    value("Date.FormatStyle.Symbol.Month", Date.FormatStyle.Symbol.Month.self)
    constants(
      "Date.FormatStyle.Symbol.Month",
      [
        "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide,
        "narrow": .narrow, "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Month>)
    value("Date.FormatStyle.Symbol.Week", Date.FormatStyle.Symbol.Week.self)
    constants(
      "Date.FormatStyle.Symbol.Week",
      [
        "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "weekOfMonth": .weekOfMonth,
        "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Week>)
  }

  private mutating func addDateFormatStyleSymbolDay() {
    value("Date.FormatStyle.Symbol.Day", Date.FormatStyle.Symbol.Day.self)
    make("Date.FormatStyle.Symbol.Day.julianModified(minimumLength:)") { (a: Int) in
      Date.FormatStyle.Symbol.Day.julianModified(minimumLength: a)
    }
    constants(
      "Date.FormatStyle.Symbol.Day",
      [
        "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "ordinalOfDayInMonth": .ordinalOfDayInMonth,
        "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Day>)
    value("Date.FormatStyle.Symbol.DayOfYear", Date.FormatStyle.Symbol.DayOfYear.self)
    constants(
      "Date.FormatStyle.Symbol.DayOfYear",
      [
        "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "threeDigits": .threeDigits,
        "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.DayOfYear>)
    value("Date.FormatStyle.Symbol.Weekday", Date.FormatStyle.Symbol.Weekday.self)
    constants(
      "Date.FormatStyle.Symbol.Weekday",
      [
        "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "short": .short, "oneDigit": .oneDigit,
        "twoDigits": .twoDigits, "omitted": .omitted,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Weekday>)
  }

  private mutating func addDateFormatStyleSymbolDayPeriod() {
    value("Date.FormatStyle.Symbol.DayPeriod", Date.FormatStyle.Symbol.DayPeriod.self)
    make("Date.FormatStyle.Symbol.DayPeriod.standard(_:)") { (a: Date.FormatStyle.Symbol.DayPeriod.Width) in
      Date.FormatStyle.Symbol.DayPeriod.standard(a)
    }
    make("Date.FormatStyle.Symbol.DayPeriod.with12s(_:)") { (a: Date.FormatStyle.Symbol.DayPeriod.Width) in
      Date.FormatStyle.Symbol.DayPeriod.with12s(a)
    }
    make("Date.FormatStyle.Symbol.DayPeriod.conversational(_:)") {
      (a: Date.FormatStyle.Symbol.DayPeriod.Width) in Date.FormatStyle.Symbol.DayPeriod.conversational(a)
    }
    constants(
      "Date.FormatStyle.Symbol.DayPeriod",
      ["omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.DayPeriod>)
    value("Date.FormatStyle.Symbol.DayPeriod.Width", Date.FormatStyle.Symbol.DayPeriod.Width.self)
  }

  private mutating func addDateFormatStyleSymbolHour() {
    value("Date.FormatStyle.Symbol.Hour", Date.FormatStyle.Symbol.Hour.self)
    make("Date.FormatStyle.Symbol.Hour.defaultDigits(amPM:)") { (a: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
      Date.FormatStyle.Symbol.Hour.defaultDigits(amPM: a)
    }
    make("Date.FormatStyle.Symbol.Hour.twoDigits(amPM:)") { (a: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
      Date.FormatStyle.Symbol.Hour.twoDigits(amPM: a)
    }
    make("Date.FormatStyle.Symbol.Hour.conversationalDefaultDigits(amPM:)") {
      (a: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
      Date.FormatStyle.Symbol.Hour.conversationalDefaultDigits(amPM: a)
    }
    make("Date.FormatStyle.Symbol.Hour.conversationalTwoDigits(amPM:)") {
      (a: Date.FormatStyle.Symbol.Hour.AMPMStyle) in
      Date.FormatStyle.Symbol.Hour.conversationalTwoDigits(amPM: a)
    }
    constants(
      "Date.FormatStyle.Symbol.Hour",
      ["defaultDigitsNoAMPM": .defaultDigitsNoAMPM, "twoDigitsNoAMPM": .twoDigitsNoAMPM, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Hour>)
    value("Date.FormatStyle.Symbol.Hour.AMPMStyle", Date.FormatStyle.Symbol.Hour.AMPMStyle.self)
    constants(
      "Date.FormatStyle.Symbol.Hour.AMPMStyle",
      ["omitted": .omitted, "narrow": .narrow, "abbreviated": .abbreviated, "wide": .wide]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Hour.AMPMStyle>)
    value("Date.FormatStyle.Symbol.Minute", Date.FormatStyle.Symbol.Minute.self)
    constants(
      "Date.FormatStyle.Symbol.Minute",
      ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Minute>)
  }

  private mutating func addDateFormatStyleSymbolSecond() {
    value("Date.FormatStyle.Symbol.Second", Date.FormatStyle.Symbol.Second.self)
    constants(
      "Date.FormatStyle.Symbol.Second",
      ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.Second>)
    value("Date.FormatStyle.Symbol.SecondFraction", Date.FormatStyle.Symbol.SecondFraction.self)
    make("Date.FormatStyle.Symbol.SecondFraction.fractional(_:)") { (a: Int) in
      Date.FormatStyle.Symbol.SecondFraction.fractional(a)
    }
    make("Date.FormatStyle.Symbol.SecondFraction.milliseconds(_:)") { (a: Int) in
      Date.FormatStyle.Symbol.SecondFraction.milliseconds(a)
    }
    constants(
      "Date.FormatStyle.Symbol.SecondFraction",
      ["omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.SecondFraction>)
  }

  private mutating func addDateFormatStyleSymbolTimeZone() {
    value("Date.FormatStyle.Symbol.TimeZone", Date.FormatStyle.Symbol.TimeZone.self)
    make("Date.FormatStyle.Symbol.TimeZone.specificName(_:)") { (a: Date.FormatStyle.Symbol.TimeZone.Width) in
      Date.FormatStyle.Symbol.TimeZone.specificName(a)
    }
    make("Date.FormatStyle.Symbol.TimeZone.genericName(_:)") { (a: Date.FormatStyle.Symbol.TimeZone.Width) in
      Date.FormatStyle.Symbol.TimeZone.genericName(a)
    }
    make("Date.FormatStyle.Symbol.TimeZone.iso8601(_:)") { (a: Date.FormatStyle.Symbol.TimeZone.Width) in
      Date.FormatStyle.Symbol.TimeZone.iso8601(a)
    }
    make("Date.FormatStyle.Symbol.TimeZone.localizedGMT(_:)") { (a: Date.FormatStyle.Symbol.TimeZone.Width) in
      Date.FormatStyle.Symbol.TimeZone.localizedGMT(a)
    }
    make("Date.FormatStyle.Symbol.TimeZone.identifier(_:)") { (a: Date.FormatStyle.Symbol.TimeZone.Width) in
      Date.FormatStyle.Symbol.TimeZone.identifier(a)
    }
    constants(
      "Date.FormatStyle.Symbol.TimeZone",
      ["exemplarLocation": .exemplarLocation, "genericLocation": .genericLocation, "omitted": .omitted]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.TimeZone>)
    value("Date.FormatStyle.Symbol.TimeZone.Width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    value("Date.FormatStyle.Symbol.StandaloneQuarter", Date.FormatStyle.Symbol.StandaloneQuarter.self)
    constants(
      "Date.FormatStyle.Symbol.StandaloneQuarter",
      [
        "oneDigit": .oneDigit, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide,
        "narrow": .narrow,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.StandaloneQuarter>)
  }

  private mutating func addDateFormatStyleSymbolStandaloneMonth() {
    value("Date.FormatStyle.Symbol.StandaloneMonth", Date.FormatStyle.Symbol.StandaloneMonth.self)
    constants(
      "Date.FormatStyle.Symbol.StandaloneMonth",
      [
        "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide,
        "narrow": .narrow,
      ]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.StandaloneMonth>)
    value("Date.FormatStyle.Symbol.StandaloneWeekday", Date.FormatStyle.Symbol.StandaloneWeekday.self)
    constants(
      "Date.FormatStyle.Symbol.StandaloneWeekday",
      ["oneDigit": .oneDigit, "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "short": .short]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.StandaloneWeekday>)
    value("Date.FormatStyle.Symbol.VerbatimHour", Date.FormatStyle.Symbol.VerbatimHour.self)
    make("Date.FormatStyle.Symbol.VerbatimHour.defaultDigits(clock:hourCycle:)") {
      (a: Date.FormatStyle.Symbol.VerbatimHour.Clock, b: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) in
      Date.FormatStyle.Symbol.VerbatimHour.defaultDigits(clock: a, hourCycle: b)
    }
    make("Date.FormatStyle.Symbol.VerbatimHour.twoDigits(clock:hourCycle:)") {
      (a: Date.FormatStyle.Symbol.VerbatimHour.Clock, b: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) in
      Date.FormatStyle.Symbol.VerbatimHour.twoDigits(clock: a, hourCycle: b)
    }
    value(
      "Date.FormatStyle.Symbol.VerbatimHour.HourCycle", Date.FormatStyle.Symbol.VerbatimHour.HourCycle.self)
    constants(
      "Date.FormatStyle.Symbol.VerbatimHour.HourCycle",
      ["zeroBased": .zeroBased, "oneBased": .oneBased]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.VerbatimHour.HourCycle>)
    value("Date.FormatStyle.Symbol.VerbatimHour.Clock", Date.FormatStyle.Symbol.VerbatimHour.Clock.self)
    constants(
      "Date.FormatStyle.Symbol.VerbatimHour.Clock",
      ["twelveHour": .twelveHour, "twentyFourHour": .twentyFourHour]
        as KeyValuePairs<String, Date.FormatStyle.Symbol.VerbatimHour.Clock>)
  }

  private mutating func addDateParseStrategy() {
    value("Date.ParseStrategy", Date.ParseStrategy.self)
    property("Date.ParseStrategy.isLenient", \Date.ParseStrategy.isLenient)
    property("Date.ParseStrategy.twoDigitStartDate", \Date.ParseStrategy.twoDigitStartDate)
    property("Date.ParseStrategy.locale", \Date.ParseStrategy.locale)
    property("Date.ParseStrategy.timeZone", \Date.ParseStrategy.timeZone)
    property("Date.ParseStrategy.calendar", \Date.ParseStrategy.calendar)
    property("Date.ParseStrategy.format", \Date.ParseStrategy.format)
    make("Date.ParseStrategy.init(format:locale:timeZone:calendar:isLenient:twoDigitStartDate:)") {
      (a: Date.FormatString, b: Locale?, c: TimeZone, d: Calendar, e: Bool, f: Date) in
      Date.ParseStrategy(format: a, locale: b, timeZone: c, calendar: d, isLenient: e, twoDigitStartDate: f)
    }
    method("Date.ParseStrategy.parse(_:)") { (it: Date.ParseStrategy, a: String) in try it.parse(a) }
  }
}

extension Date: HostBoxed {}
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
extension Date.AnchoredRelativeFormatStyle: HostBoxed {}
extension Date.ComponentsFormatStyle: HostBoxed {}
extension Date.ComponentsFormatStyle.Field: HostBoxed {}
extension Date.IntervalFormatStyle: HostBoxed {}
extension Date.RelativeFormatStyle: HostBoxed {}
extension Date.RelativeFormatStyle.UnitsStyle: HostBoxed {}
extension Date.RelativeFormatStyle.Presentation: HostBoxed {}
extension Date.VerbatimFormatStyle: HostBoxed {}
extension Date.FormatString: HostBoxed {}
extension Date.FormatString.StringInterpolation: HostBoxed {}
extension Date.FormatStyle: HostBoxed {}
extension Date.FormatStyle.DateStyle: HostBoxed {}
extension Date.FormatStyle.TimeStyle: HostBoxed {}
extension Date.FormatStyle.Symbol: HostBoxed {}
extension Date.FormatStyle.Symbol.Era: HostBoxed {}
extension Date.FormatStyle.Symbol.Year: HostBoxed {}
extension Date.FormatStyle.Symbol.YearForWeekOfYear: HostBoxed {}
extension Date.FormatStyle.Symbol.CyclicYear: HostBoxed {}
extension Date.FormatStyle.Symbol.Quarter: HostBoxed {}
extension Date.FormatStyle.Symbol.Month: HostBoxed {}
extension Date.FormatStyle.Symbol.Week: HostBoxed {}
extension Date.FormatStyle.Symbol.Day: HostBoxed {}
extension Date.FormatStyle.Symbol.DayOfYear: HostBoxed {}
extension Date.FormatStyle.Symbol.Weekday: HostBoxed {}
extension Date.FormatStyle.Symbol.DayPeriod: HostBoxed {}
extension Date.FormatStyle.Symbol.DayPeriod.Width: HostCases {
  static var hostCases: [Date.FormatStyle.Symbol.DayPeriod.Width] {
    [.abbreviated, .wide, .narrow]
  }
}
extension Date.FormatStyle.Symbol.Hour: HostBoxed {}
extension Date.FormatStyle.Symbol.Hour.AMPMStyle: HostBoxed {}
extension Date.FormatStyle.Symbol.Minute: HostBoxed {}
extension Date.FormatStyle.Symbol.Second: HostBoxed {}
extension Date.FormatStyle.Symbol.SecondFraction: HostBoxed {}
extension Date.FormatStyle.Symbol.TimeZone: HostBoxed {}
extension Date.FormatStyle.Symbol.TimeZone.Width: HostCases {
  static var hostCases: [Date.FormatStyle.Symbol.TimeZone.Width] {
    [.short, .long]
  }
}
extension Date.FormatStyle.Symbol.StandaloneQuarter: HostBoxed {}
extension Date.FormatStyle.Symbol.StandaloneMonth: HostBoxed {}
extension Date.FormatStyle.Symbol.StandaloneWeekday: HostBoxed {}
extension Date.FormatStyle.Symbol.VerbatimHour: HostBoxed {}
extension Date.FormatStyle.Symbol.VerbatimHour.HourCycle: HostBoxed {}
extension Date.FormatStyle.Symbol.VerbatimHour.Clock: HostBoxed {}
extension Date.ParseStrategy: HostBoxed {}
