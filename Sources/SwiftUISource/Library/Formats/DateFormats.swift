#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension Machine {
  func formattedDate(_ seconds: Double, _ style: FormatStyleValue) -> String {
    guard let date = date(.date(seconds)) else { return dateDescription(seconds) }
    switch style.root {
    case "iso8601": return iso8601(seconds, style)
    case "relative":
      let presentation = style["presentation"]?.symbolName ?? "numeric"
      return SystemFormats.relative(
        seconds, now: environment.now, isNamed: presentation == "named",
        width: style["unitsStyle"]?.symbolName ?? "wide", locale: stepLocale(style))
    default: return date.formatted(foundationStyle(style))
    }
  }

  func stepLocale(_ style: FormatStyleValue) -> String {
    style.step("locale").map { localeIdentifier($0.first) } ?? localeIdentifier(style["locale"])
  }

  func foundationStyle(_ style: FormatStyleValue) -> Date.FormatStyle {
    let zone = timeZone(style["timeZone"])
    var calendar = calendar()
    calendar.timeZone = zone
    var result = Date.FormatStyle(
      date: style["date"].flatMap { dateWidth($0.symbolName) },
      time: style["time"].flatMap { timeWidth($0.symbolName) },
      locale: Locale(identifier: stepLocale(style)), calendar: calendar, timeZone: zone)
    for step in style.steps { result = adding(step, to: result) }
    return result
  }

  func dateWidth(_ name: String?) -> Date.FormatStyle.DateStyle? {
    switch name {
    case "omitted": .omitted
    case "numeric": .numeric
    case "long": .long
    case "complete": .complete
    default: .abbreviated
    }
  }

  func timeWidth(_ name: String?) -> Date.FormatStyle.TimeStyle? {
    switch name {
    case "omitted": .omitted
    case "standard": .standard
    case "complete": .complete
    default: .shortened
    }
  }

  private func adding(_ step: FormatStyleValue.Step, to style: Date.FormatStyle) -> Date.FormatStyle {
    let name = step.firstName
    switch step.name {
    case "year": return style.year(name == "twoDigits" ? .twoDigits : .defaultDigits)
    case "month": return style.month(DateSymbols.month(name))
    case "day": return style.day(name == "twoDigits" ? .twoDigits : .defaultDigits)
    case "weekday": return style.weekday(DateSymbols.weekday(name))
    case "hour": return style.hour(DateSymbols.hour(step))
    case "minute": return style.minute(name == "twoDigits" ? .twoDigits : .defaultDigits)
    case "second": return style.second(name == "twoDigits" ? .twoDigits : .defaultDigits)
    case "quarter": return style.quarter(name == "wide" ? .wide : .abbreviated)
    case "era": return style.era(name == "wide" ? .wide : .abbreviated)
    case "week": return style.week(name == "twoDigits" ? .twoDigits : .defaultDigits)
    case "dayOfYear": return style.dayOfYear(.defaultDigits)
    case "timeZone": return style.timeZone(DateSymbols.zone(step))
    default: return style
    }
  }

  // MARK: ISO 8601

  func iso8601(_ seconds: Double, _ style: FormatStyleValue) -> String {
    let offset =
      style["timeZone"].map { Double(timeZone($0).secondsFromGMT(for: Date(timeIntervalSince1970: seconds))) }
      ?? 0
    guard let parts = UTCTime(seconds + offset) else { return "" }
    let names = Set(style.steps.map(\.name))
    let hasDate = names.isEmpty || !names.isDisjoint(with: ["year", "month", "day"])
    let hasTime = names.isEmpty || names.contains("time")
    let fraction =
      style["includingFractionalSeconds"]?.boolValue == true
      || style.step("time")?.arguments.first?.value.boolValue == true
    var time = parts.time
    if fraction {
      let thousandths = Int(((seconds - seconds.rounded(.down)) * 1_000).rounded(.down))
      time += "." + UTCTime.padded(thousandths, 3)
    }
    let zone =
      offset == 0
      ? "Z"
      : (offset < 0 ? "-" : "+") + UTCTime.padded(abs(Int(offset)) / 3_600)
        + UTCTime.padded(abs(Int(offset)) / 60 % 60)
    var result = hasDate ? parts.date : ""
    if hasTime { result += (hasDate ? "T" : "") + time }
    if names.isEmpty || names.contains("timeZone") { result += zone }
    return result
  }

  // MARK: Text(date, style:)

  /// `Text(date, style: .relative)` and its kin, as documented: a date is long, a time short.
  func dateStyle(_ value: Value, _ style: Value) -> Value {
    guard case .date(let seconds) = value else { return value }
    let distance = (seconds - environment.now).rounded()
    let locale = environment.locale
    let units = ["weeks", "days", "hours", "minutes", "seconds"]
    switch style.symbolName {
    case "time":
      var format = FormatStyleValue(root: "dateTime")
      format.arguments = [
        LabeledValue(label: "date", value: .symbol(nil, "omitted")),
        LabeledValue(label: "time", value: .symbol(nil, "shortened")),
      ]
      return .string(formattedDate(seconds, format))
    case "relative":
      return .string(
        documentedSpan(to: seconds, most: 2)
          ?? SystemFormats.units(abs(distance), allowed: units, width: "wide", maximum: 2, locale: locale))
    case "offset":
      let text =
        documentedSpan(to: seconds, most: 1)
        ?? SystemFormats.units(abs(distance), allowed: units, width: "wide", maximum: 1, locale: locale)
      return .string((distance < 0 ? "-" : "+") + text)
    case "timer": return .string(clock(abs(distance), hasHours: abs(distance) >= 3_600, fraction: 0))
    default:
      var format = FormatStyleValue(root: "dateTime")
      format.arguments = [
        LabeledValue(label: "date", value: .symbol(nil, "long")),
        LabeledValue(label: "time", value: .symbol(nil, "omitted")),
      ]
      return .string(formattedDate(seconds, format))
    }
  }
}

/// Names of the widths of a date's parts.
private enum DateSymbols {
  static func month(_ name: String?) -> Date.FormatStyle.Symbol.Month {
    switch name {
    case "wide": .wide
    case "narrow": .narrow
    case "defaultDigits": .defaultDigits
    case "twoDigits": .twoDigits
    default: .abbreviated
    }
  }

  static func weekday(_ name: String?) -> Date.FormatStyle.Symbol.Weekday {
    switch name {
    case "wide": .wide
    case "narrow": .narrow
    case "short": .short
    case "oneDigit": .oneDigit
    case "twoDigits": .twoDigits
    default: .abbreviated
    }
  }

  static func hour(_ step: FormatStyleValue.Step) -> Date.FormatStyle.Symbol.Hour {
    var dayPeriod = Date.FormatStyle.Symbol.Hour.AMPMStyle.abbreviated
    if case .symbol(let symbol)? = step.first,
      let name = symbol.arguments?.first(where: { $0.label == "amPM" })?.value.symbolName
    {
      dayPeriod =
        name == "omitted" ? .omitted : (name == "wide" ? .wide : (name == "narrow" ? .narrow : .abbreviated))
    }
    switch step.firstName {
    case "twoDigits": return .twoDigits(amPM: dayPeriod)
    case "conversationalDefaultDigits": return .conversationalDefaultDigits(amPM: dayPeriod)
    case "conversationalTwoDigits": return .conversationalTwoDigits(amPM: dayPeriod)
    default: return .defaultDigits(amPM: dayPeriod)
    }
  }

  static func zone(_ step: FormatStyleValue.Step) -> Date.FormatStyle.Symbol.TimeZone {
    switch step.firstName {
    case "localizedGMT": .localizedGMT(.short)
    case "exemplarLocation": .exemplarLocation
    case "genericLocation": .genericLocation
    default: .specificName(.short)
    }
  }
}
