import Foundation

extension Machine {
  /// A list of texts as the locale writes it: "a, b, and c".
  func listed(_ parts: [String], _ style: FormatStyleValue) -> String {
    var list = ListFormatStyle<TextStyle, [String]>(memberStyle: TextStyle())
    list.listType = style["type"]?.symbolName == "or" ? .or : .and
    list.width =
      switch style["width"]?.symbolName {
      case "short": .short
      case "narrow": .narrow
      default: .standard
      }
    return list.locale(locale(of: style)).format(parts)
  }

  /// A duration in `.time(pattern:)` or `.units(…)`, as Foundation writes it; nil for one that it can't hold.
  func formattedDuration(_ seconds: Double, _ style: FormatStyleValue) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    let duration = Duration.seconds(seconds)
    if style.root == "units" { return DurationStyles.units(style, locale(of: style)).format(duration) }
    return DurationStyles.time(style, locale(of: style)).format(duration)
  }

  /// "1:01:40", "61:40", with a fraction "61:40.25".
  func clock(_ seconds: Double, hasHours: Bool, fraction: Int) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: fraction)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: fraction)
    return Duration.TimeFormatStyle(pattern: pattern, locale: Locale(identifier: environment.locale))
      .format(.seconds(seconds))
  }
}

/// The styles of `Duration`, made of what the code says.
enum DurationStyles {
  static func time(_ style: FormatStyleValue, _ locale: Locale) -> Duration.TimeFormatStyle {
    var pattern = Duration.TimeFormatStyle.Pattern.hourMinuteSecond
    if case .symbol(let symbol)? = style["pattern"] ?? style.arguments.first?.value {
      pattern = self.pattern(symbol)
    }
    let time = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
    return style.step("grouping")?.firstName == "never" ? time.grouping(.never) : time
  }

  private static func pattern(_ symbol: SymbolValue) -> Duration.TimeFormatStyle.Pattern {
    let fraction = count(symbol["fractionalSecondsLength"]) ?? 0
    let rule = RoundingRules.rule(symbol["roundFractionalSeconds"]?.symbolName) ?? .toNearestOrEven
    switch symbol.name {
    case "hourMinute":
      guard let hours = count(symbol["padHourToLength"]) else { return .hourMinute }
      return .hourMinute(
        padHourToLength: hours,
        roundSeconds: RoundingRules.rule(symbol["roundSeconds"]?.symbolName) ?? .toNearestOrEven)
    case "minuteSecond":
      guard let minutes = count(symbol["padMinuteToLength"]) else { return .minuteSecond }
      return .minuteSecond(
        padMinuteToLength: minutes, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
    default:
      guard let hours = count(symbol["padHourToLength"]) else { return .hourMinuteSecond }
      return .hourMinuteSecond(
        padHourToLength: hours, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
    }
  }

  private static func count(_ value: Value?) -> Int? { value?.exactInt.map { min(max($0, 0), 99) } }

  static func units(_ style: FormatStyleValue, _ locale: Locale) -> Duration.UnitsFormatStyle {
    let allowed = units(style["allowed"] ?? style["allowedUnits"])
    let width = width(style["width"]?.symbolName)
    let most = style["maximumUnitCount"]?.exactInt.map { max(1, $0) }
    let zeros = zeroUnits(style["zeroValueUnits"])
    let fraction = fraction(style["fractionalPart"])
    if let limits = style["valueLengthLimits"].flatMap(DigitCount.range) {
      return Duration.UnitsFormatStyle(
        allowedUnits: allowed, width: width, maximumUnitCount: most, zeroValueUnits: zeros,
        valueLengthLimits: limits, fractionalPart: fraction
      ).locale(locale)
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: allowed, width: width, maximumUnitCount: most, zeroValueUnits: zeros,
      valueLength: count(style["valueLength"]), fractionalPart: fraction
    ).locale(locale)
  }

  static func width(_ name: String?) -> Duration.UnitsFormatStyle.UnitWidth {
    switch name {
    case "wide": .wide
    case "narrow": .narrow
    case "condensedAbbreviated": .condensedAbbreviated
    default: .abbreviated
    }
  }

  private static func units(_ value: Value?) -> Set<Duration.UnitsFormatStyle.Unit> {
    var values = value?.arrayValue ?? []
    if case .set(let set)? = value { values = Array(set) }
    let units = values.compactMap(\.symbolName).compactMap(unit)
    return units.isEmpty ? [.hours, .minutes, .seconds] : Set(units)
  }

  static func unit(_ name: String) -> Duration.UnitsFormatStyle.Unit? {
    switch name {
    case "weeks": .weeks
    case "days": .days
    case "hours": .hours
    case "minutes": .minutes
    case "seconds": .seconds
    case "milliseconds": .milliseconds
    case "microseconds": .microseconds
    case "nanoseconds": .nanoseconds
    default: nil
    }
  }

  private static func zeroUnits(
    _ value: Value?
  ) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy {
    guard case .symbol(let symbol)? = value, symbol.name == "show" else { return .hide }
    return .show(length: count(symbol["length"]) ?? 1)
  }

  private static func fraction(
    _ value: Value?
  ) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy {
    guard case .symbol(let symbol)? = value else { return .hide }
    let rule = RoundingRules.rule(symbol["rounded"]?.symbolName)
    guard symbol.name == "show" else { return rule.map { .hide(rounded: $0) } ?? .hide }
    let increment = symbol["increment"]?.doubleValue
    if let limits = symbol["lengthLimits"].flatMap(DigitCount.range) {
      return .init(lengthLimits: limits, roundingRule: rule ?? .toNearestOrEven, roundingIncrement: increment)
    }
    return .show(
      length: count(symbol["length"]) ?? 0, rounded: rule ?? .toNearestOrEven, increment: increment)
  }
}

/// Texts as they are, in a list.
private struct TextStyle: FormatStyle {
  func format(_ value: String) -> String { value }
}
