import Foundation

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
    var calendar = calendar(style["calendar"]?.recordValue)
    calendar.timeZone = zone
    var result = Date.FormatStyle(
      date: style["date"].flatMap { dateWidth($0.symbolName) },
      time: style["time"].flatMap { timeWidth($0.symbolName) },
      locale: Locale(identifier: stepLocale(style)), calendar: calendar, timeZone: zone)
    for step in style.steps { result = DateSymbols.adding(step, to: result) }
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

  // MARK: ISO 8601

  func iso8601(_ seconds: Double, _ style: FormatStyleValue) -> String {
    guard let date = date(.date(seconds)) else { return "" }
    return iso8601Style(style).format(date)
  }

  /// Without any of its parts the style has them all, in UTC.
  func iso8601Style(_ style: FormatStyleValue) -> Date.ISO8601FormatStyle {
    let result = Date.ISO8601FormatStyle(
      dateSeparator: style["dateSeparator"]?.symbolName == "omitted" ? .omitted : .dash,
      dateTimeSeparator: style["dateTimeSeparator"]?.symbolName == "space" ? .space : .standard,
      timeSeparator: style["timeSeparator"]?.symbolName == "omitted" ? .omitted : .colon,
      timeZoneSeparator: style["timeZoneSeparator"]?.symbolName == "colon" ? .colon : .omitted,
      includingFractionalSeconds: style["includingFractionalSeconds"]?.boolValue ?? false,
      timeZone: style["timeZone"].map { timeZone($0) } ?? .gmt)
    return style.steps.reduce(result) { Machine.adding($1, to: $0) }
  }

  private static func adding(
    _ step: FormatStyleValue.Step, to style: Date.ISO8601FormatStyle
  ) -> Date.ISO8601FormatStyle {
    let separator = step.firstName
    switch step.name {
    case "year": return style.year()
    case "weekOfYear": return style.weekOfYear()
    case "month": return style.month()
    case "day": return style.day()
    case "time":
      return style.time(includingFractionalSeconds: step["includingFractionalSeconds"]?.boolValue ?? false)
    case "timeZone":
      return style.timeZone(separator: step["separator"]?.symbolName == "colon" ? .colon : .omitted)
    case "dateSeparator": return style.dateSeparator(separator == "omitted" ? .omitted : .dash)
    case "dateTimeSeparator": return style.dateTimeSeparator(separator == "space" ? .space : .standard)
    case "timeSeparator": return style.timeSeparator(separator == "omitted" ? .omitted : .colon)
    case "timeZoneSeparator": return style.timeZoneSeparator(separator == "colon" ? .colon : .omitted)
    default: return style
    }
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
