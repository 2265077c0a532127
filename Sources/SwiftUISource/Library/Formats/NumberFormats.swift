import EarshotLocalization

extension Machine {
  /// A number in `.number`, `.percent`, `.currency(code:)` or `.byteCount(style:)`.
  func formattedNumber(_ value: Double, isInteger: Bool, _ style: FormatStyleValue) -> String {
    let identifier = style.step("locale").map { localeIdentifier($0.first) } ?? environment.locale
    switch style.root {
    case "currency":
      let code = string(style["code"] ?? style.arguments.first?.value) ?? "USD"
      return SystemFormats.currency(value, code: code, style, locale: identifier)
    case "byteCount": return SystemFormats.byteCount(value, style, locale: identifier)
    case "percent": return percent(value, isInteger: isInteger, style, identifier)
    default: return decimal(value, isInteger: isInteger, style, identifier)
    }
  }

  private func decimal(_ value: Double, isInteger: Bool, _ style: FormatStyleValue, _ locale: String)
    -> String
  {
    if let notation = style.step("notation")?.firstName, notation != "automatic" {
      return SystemFormats.number(value, style, locale: locale)
    }
    if let precision = style.step("precision")?.first, NumberPrecision.usesSignificantDigits(precision) {
      return SystemFormats.number(value, style, locale: locale)
    }
    let scale = style.step("scale")?.first?.doubleValue ?? 1
    let precision = NumberPrecision(style, standard: isInteger && scale == 1 ? 0...0 : 0...6)
    let number = precision.rounded(value * scale, style)
    let isGrouped = style.step("grouping")?.firstName != "never"
    return signed(number, style) { magnitude in
      NumberNotation(locale: locale).decimal(
        magnitude, minimumFractionDigits: precision.minimum, maximumFractionDigits: precision.maximum,
        grouped: isGrouped)
    }
  }

  private func percent(_ value: Double, isInteger: Bool, _ style: FormatStyleValue, _ locale: String)
    -> String
  {
    // An integer is the percentage itself, a fraction a share of one.
    let share = isInteger ? value / 100 : value
    let precision = NumberPrecision(style, standard: isInteger ? 0...0 : 0...6)
    let notation = NumberNotation(locale: locale)
    return signed(share, style) { magnitude in
      // Format styles move the decimal sign, where formatters multiply: 0.575 is 58% here and 57% there.
      notation.percent(
        written: notation.decimal(
          magnitude, minimumFractionDigits: precision.minimum, maximumFractionDigits: precision.maximum,
          tenfold: 2))
    }
  }

  private func signed(_ value: Double, _ style: FormatStyleValue, _ write: (Double) -> String) -> String {
    let text = write(value)
    guard case .symbol(let strategy)? = style.step("sign")?.first else { return text }
    let includesZero =
      strategy.arguments?.first { $0.label == "includingZero" }?.value.boolValue
      ?? (strategy.name == "always")
    switch strategy.name {
    case "always": return value > 0 || (value == 0 && includesZero) ? "+" + text : text
    case "never": return write(abs(value))
    default: return text
    }
  }
}

/// How many digits stand after the decimal sign.
struct NumberPrecision {
  var minimum: Int
  var maximum: Int

  init(_ style: FormatStyleValue, standard: ClosedRange<Int>) {
    minimum = standard.lowerBound
    maximum = standard.upperBound
    guard case .symbol(let precision)? = style.step("precision")?.first else { return }
    for argument in precision.arguments ?? [] {
      guard argument.label != "integer", precision.name != "integerLength" else { continue }
      switch argument.value {
      case .int(let count):
        minimum = NumberPrecision.limited(count)
        maximum = minimum
      case .range(let range):
        minimum = NumberPrecision.limited(range.lower?.exactInt ?? 0)
        let upper = range.upper?.exactInt.map { range.isClosed ? $0 : $0 - 1 } ?? 15
        maximum = max(minimum, NumberPrecision.limited(upper))
      default: break
      }
    }
  }

  private static func limited(_ count: Int) -> Int { min(max(count, 0), 15) }

  static func usesSignificantDigits(_ precision: Value) -> Bool {
    precision.symbolName == "significantDigits"
  }

  /// Rounded to the digits that are shown, where the style says how.
  func rounded(_ value: Double, _ style: FormatStyleValue) -> Double {
    guard let step = style.step("rounded") else { return value }
    var scale = 1.0
    for _ in 0..<maximum { scale *= 10 }
    if let increment = step.arguments.first(where: { $0.label == "increment" })?.value.doubleValue,
      increment > 0
    {
      return (value / increment).rounded(NumberPrecision.rule(step)) * increment
    }
    return (value * scale).rounded(NumberPrecision.rule(step)) / scale
  }

  private static func rule(_ step: FormatStyleValue.Step) -> FloatingPointRoundingRule {
    switch step.arguments.first(where: { $0.label == "rule" || $0.label == nil })?.value.symbolName {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    default: .toNearestOrEven
    }
  }
}
