// Foundation: what the declarations of Date.FormatStyle.Symbol are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.FormatStyle.Symbol: the parts of a date, each in its lengths.
  mutating func addDateFormatSymbols() {
    addDateFormatStyleSymbolEra()
    addDateFormatStyleSymbolYearForWeekOfYear()
    addDateFormatStyleSymbolDay()
    addDateFormatStyleSymbolDayPeriod()
    addDateFormatStyleSymbolHour()
    addDateFormatStyleSymbolSecond()
    addDateFormatStyleSymbolTimeZone()
    addDateFormatStyleSymbolStandaloneMonth()
  }

  private mutating func addDateFormatStyleSymbolEra() {
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
}

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
