#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension Machine {
  func formattedInterval(_ range: RangeValue, _ style: FormatStyleValue) -> String? {
    guard let start = date(range.lower), let end = date(range.upper) else {
      return describe(.range(range))
    }
    guard start <= end else { return nil }
    switch style.root {
    case "components": return components(of: end.timeIntervalSince(start), style)
    case "timeDuration": return clock(end.timeIntervalSince(start), hasHours: true, fraction: 0)
    default: break
    }
    let calendar = calendar()
    var format = Date.IntervalFormatStyle(
      locale: Locale(identifier: stepLocale(style)), calendar: calendar, timeZone: calendar.timeZone)
    if style["date"] != nil || style["time"] != nil {
      format = Date.IntervalFormatStyle(
        date: style["date"].flatMap { dateWidth($0.symbolName) },
        time: style["time"].flatMap { timeWidth($0.symbolName) },
        locale: Locale(identifier: stepLocale(style)), calendar: calendar, timeZone: calendar.timeZone)
    }
    for step in style.steps {
      switch step.name {
      case "year": format = format.year()
      case "month": format = format.month(DateSymbols.month(step.firstName))
      case "day": format = format.day()
      case "weekday": format = format.weekday(DateSymbols.weekday(step.firstName))
      case "hour": format = format.hour(DateSymbols.hour(step.first))
      case "minute": format = format.minute()
      case "second": format = format.second()
      case "timeZone":
        format = format.timeZone(step.first == nil ? .genericName(.short) : DateSymbols.zone(step.first))
      default: break
      }
    }
    return format.format(start..<end)
  }

  /// `.components(style: .wide, fields: [.hour, .minute])`: how long it lasts, in its units.
  private func components(of seconds: Double, _ style: FormatStyleValue) -> String {
    let fields = (style["fields"]?.arrayValue ?? []).compactMap { $0.symbolName.map { $0 + "s" } }
    return SystemFormats.units(
      seconds, allowed: fields.isEmpty ? ["days", "hours", "minutes", "seconds"] : fields,
      width: style["style"]?.symbolName ?? "abbreviated", maximum: nil, locale: stepLocale(style))
  }

  /// What `Text` and a localizable text show of two dates, a range or a `DateInterval`: "9:30 – 11:00 AM",
  /// with the days where they differ (Apple, Text and dates); nil for anything else.
  func shownInterval(_ value: Value) -> String? {
    guard let range = dates(of: value) else { return nil }
    var style = FormatStyleValue(root: "interval")
    style.arguments = [
      LabeledValue(label: "date", value: .symbol(nil, "omitted")),
      LabeledValue(label: "time", value: .symbol(nil, "shortened")),
    ]
    return formattedInterval(range, style)
  }

  private func dates(of value: Value) -> RangeValue? {
    switch value {
    case .range(let range):
      guard case .date? = range.lower, case .date? = range.upper else { return nil }
      return range
    case .record(let record) where record.type == "DateInterval":
      guard case .date(let start)? = record["start"] else { return nil }
      if case .date(let end)? = record["end"] {
        return RangeValue(lower: .date(start), upper: .date(end), isClosed: true)
      }
      guard let duration = record["duration"]?.doubleValue else { return nil }
      return RangeValue(lower: .date(start), upper: .date(start + duration), isClosed: true)
    default: return nil
    }
  }

  /// `DateIntervalFormatter.string(from:to:)`; both styles are medium where none is set.
  func intervalText(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard case .date? = call["from"], case .date? = call["to"] else {
      return call["from"].flatMap(shownInterval).map { .string($0) }
    }
    var style = FormatStyleValue(root: "interval")
    style.arguments = [
      LabeledValue(
        label: "date", value: .symbol(nil, Machine.intervalDate(record["dateStyle"]?.symbolName))),
      LabeledValue(
        label: "time", value: .symbol(nil, Machine.intervalTime(record["timeStyle"]?.symbolName))),
    ]
    if let locale = record["locale"] { style.arguments.append(LabeledValue(label: "locale", value: locale)) }
    return formattedInterval(RangeValue(lower: call["from"], upper: call["to"], isClosed: true), style).map {
      .string($0)
    }
  }

  private static func intervalDate(_ style: String?) -> String {
    switch style {
    case "none": "omitted"
    case "short": "numeric"
    case "long": "long"
    case "full": "complete"
    default: "abbreviated"
    }
  }

  private static func intervalTime(_ style: String?) -> String {
    switch style {
    case "none": "omitted"
    case "short": "shortened"
    case "long", "full": "complete"
    default: "standard"
    }
  }

  // MARK: Text(timerInterval:)

  /// What `Text(timerInterval:pauseTime:countsDown:showsHours:)` shows now: what is left of the interval,
  /// or what has gone of it, "1:00" or "1:02:30"; nil where its dates are not known.
  func timer(_ range: RangeValue, pausedAt: Value?, countsDown: Bool, showsHours: Bool) -> String? {
    guard case .date(let start)? = range.lower.map({ implied($0, as: "Date") }),
      case .date(let end)? = range.upper.map({ implied($0, as: "Date") }), start <= end
    else { return nil }
    var now = environment.now
    if case .date(let pause)? = pausedAt.map({ implied($0, as: "Date") }) { now = min(now, pause) }
    let place = min(max(now, start), end)
    let seconds = countsDown ? (end - place).rounded(.up) : (place - start).rounded(.down)
    return clock(seconds, hasHours: showsHours && seconds >= 3_600, fraction: 0)
  }
}
