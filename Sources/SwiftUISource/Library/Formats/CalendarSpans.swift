#if canImport(FoundationInternationalization)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Years and months of a `DateComponentsFormatter`, which have no fixed number of seconds.
extension Machine {
  /// A span of time in the units that are allowed, largest first; nil where no year and no month is asked for, and
  /// where the words of the language are not known.
  func calendarSpan(
    from argument: Value, to end: Value?, allowed: [String], style: String, most: Int?
  ) -> String? {
    let units = Machine.spanUnits.filter { allowed.contains($0.name) }
    guard units.contains(where: { $0.seconds == nil }), environment.language == "en",
      let (start, end) = span(argument, end)
    else { return nil }
    let counts = Calendar(identifier: .gregorian).dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    var parts = units.map { (unit: $0, count: counts.value(for: $0.component) ?? 0) }
    parts = parts.contains { $0.count != 0 } ? parts.filter { $0.count != 0 } : parts.suffix(1)
    if let most { parts = Array(parts.prefix(most)) }
    let texts = parts.map { words($0.unit, $0.count, style) }
    return texts.joined(separator: style == "full" || style == "short" ? ", " : " ")
  }

  /// How far a date is from now for `Text(date, style: .relative)`: Apple documents "1 year, 1 month" and
  /// "2 hours, 23 minutes", and "-3 months" for an offset. nil where that takes no month.
  func documentedSpan(to seconds: Double, most: Int) -> String? {
    guard abs(seconds - environment.now) >= 28 * 86_400 else { return nil }
    let ends = [seconds, environment.now].sorted()
    return calendarSpan(
      from: .date(ends[0]), to: .date(ends[1]), allowed: Machine.spanUnits.map(\.name), style: "full",
      most: most)
  }

  private func span(_ argument: Value, _ end: Value?) -> (Date, Date)? {
    let now = Date(timeIntervalSince1970: environment.now)
    if case .date(let start) = argument, case .date(let end)? = end {
      return (Date(timeIntervalSince1970: start), Date(timeIntervalSince1970: end))
    }
    if let seconds = argument.doubleValue { return (now, now.addingTimeInterval(seconds)) }
    guard case .record(let record) = argument,
      let end = Calendar(identifier: .gregorian).date(byAdding: dateComponents(record), to: now)
    else { return nil }
    return (now, end)
  }

  private func words(_ unit: SpanUnit, _ count: Int, _ style: String) -> String {
    if let seconds = unit.seconds {
      let width = ["short": "abbreviated", "brief": "abbreviated", "abbreviated": "narrow"][style] ?? "wide"
      return SystemFormats.units(
        Double(count) * seconds, allowed: [(unit.name == "weekOfMonth" ? "week" : unit.name) + "s"],
        width: width, maximum: nil,
        locale: environment.locale)
    }
    let isOne = abs(count) == 1
    switch style {
    case "abbreviated": return "\(count)" + (unit.name == "year" ? "y" : "mo")
    case "brief", "short":
      let word = (unit.name == "year" ? "yr" : "mth") + (isOne ? "" : "s")
      return style == "brief" ? "\(count)\(word)" : "\(count) \(word)"
    default: return "\(count) \(unit.name)" + (isOne ? "" : "s")
    }
  }

  private struct SpanUnit {
    var name: String
    var component: Calendar.Component
    /// nil for what is longer at one time than at another.
    var seconds: Double?
  }

  private static let spanUnits = [
    SpanUnit(name: "year", component: .year), SpanUnit(name: "month", component: .month),
    SpanUnit(name: "weekOfMonth", component: .weekOfMonth, seconds: 604_800),
    SpanUnit(name: "day", component: .day, seconds: 86_400),
    SpanUnit(name: "hour", component: .hour, seconds: 3_600),
    SpanUnit(name: "minute", component: .minute, seconds: 60),
    SpanUnit(name: "second", component: .second, seconds: 1),
  ]
}
