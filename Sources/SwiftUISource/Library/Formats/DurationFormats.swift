import EarshotLocalization
import EarshotVocabulary

extension Machine {
  /// A list of texts as the locale writes it: "a, b, and c".
  func listed(_ parts: [String], _ style: FormatStyleValue) -> String {
    let isOr = style["type"]?.symbolName == "or"
    let isNarrow = style["width"]?.symbolName == "narrow"
    let locale = style.step("locale").map { localeIdentifier($0.first) } ?? environment.locale
    return SystemFormats.list(parts, isOr: isOr, isNarrow: isNarrow, locale: locale)
  }

  func formattedDuration(_ seconds: Double, _ style: FormatStyleValue) -> String {
    if style.root == "units" { return units(seconds, style) }
    guard case .symbol(let pattern)? = style["pattern"] ?? style.arguments.first?.value else {
      return clock(seconds, hasHours: true, fraction: 0)
    }
    let fraction =
      pattern.arguments?.first { ($0.label ?? "").hasPrefix("fractionalSeconds") }?.value.exactInt ?? 0
    let padding =
      pattern.arguments?.first {
        ($0.label ?? "").hasPrefix("padHour") || ($0.label ?? "").hasPrefix("padMinute")
      }?.value.exactInt ?? 0
    switch pattern.name {
    case "minuteSecond":
      let parts = clock(seconds, hasHours: false, fraction: min(max(fraction, 0), 9))
      let leading = parts.prefix { $0 != ":" }.count
      return String(repeating: "0", count: min(max(padding - leading, 0), 20)) + parts
    case "hourMinute":
      let minutes = (abs(seconds) / 60).rounded(.toNearestOrEven)
      guard minutes < 1e15 else { return "" }
      let hours = UTCTime.padded(Int(minutes) / 60, min(max(padding, 1), 20))
      return (seconds < 0 ? "-" : "") + hours + ":" + UTCTime.padded(Int(minutes) % 60)
    default:
      let text = clock(seconds, hasHours: true, fraction: min(max(fraction, 0), 9))
      let leading = text.prefix { $0 != ":" }.count
      return String(repeating: "0", count: min(max(padding - leading, 0), 20)) + text
    }
  }

  private func units(_ seconds: Double, _ style: FormatStyleValue) -> String {
    let allowed = style["allowed"] ?? style["allowedUnits"]
    var names: [String] = []
    switch allowed {
    case .array(let values): names = values.compactMap(\.symbolName)
    case .set(let values): names = values.compactMap(\.symbolName)
    default: break
    }
    guard seconds.isFinite, abs(seconds) < 1e15 else { return "" }
    let locale = style.step("locale").map { localeIdentifier($0.first) } ?? environment.locale
    return SystemFormats.units(
      seconds, allowed: names, width: style["width"]?.symbolName ?? "abbreviated",
      maximum: style["maximumUnitCount"]?.exactInt.map { max(1, $0) }, locale: locale)
  }

  /// "1:01:40", "61:40", with a fraction "61:40.25".
  func clock(_ seconds: Double, hasHours: Bool, fraction: Int) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    var scale = 1.0
    for _ in 0..<fraction { scale *= 10 }
    let ticks = Int(clamping: (abs(seconds) * scale).rounded(.toNearestOrEven))
    let whole = ticks / Int(scale)
    var result = seconds < 0 ? "-" : ""
    result +=
      hasHours
      ? "\(whole / 3_600):\(UTCTime.padded(whole / 60 % 60)):\(UTCTime.padded(whole % 60))"
      : "\(whole / 60):\(UTCTime.padded(whole % 60))"
    if fraction > 0 {
      result +=
        NumberNotation(locale: environment.locale).decimalSeparator
        + UTCTime.padded(ticks % Int(scale), fraction)
    }
    return result
  }
}
