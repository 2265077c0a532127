import Foundation

extension Machine {
  /// A number in `.number`, `.percent`, `.currency(code:)` or `.byteCount(style:)`, as Foundation writes it.
  func formattedNumber(_ value: Value, _ style: FormatStyleValue) -> String? {
    if style.root == "byteCount" { return byteCount(value, style, locale(of: style)) }
    let steps = NumberSteps(style)
    switch value {
    case .int(let number): return steps.formatted(number, by: wholeStyle(style))
    case .double(let number): return steps.formatted(number, by: realStyle(style))
    default: return nil
    }
  }

  /// The number that a text is in such a style; nil where it is none.
  ///
  /// - Parameter isWhole: whether the style is one of integers.
  func parsedNumber(_ text: String, _ style: FormatStyleValue, isWhole: Bool) -> Value? {
    let steps = NumberSteps(style)
    return isWhole
      ? steps.parsed(text, by: wholeStyle(style)).map { .int($0) }
      : steps.parsed(text, by: realStyle(style)).map { .double($0) }
  }

  private func wholeStyle(_ style: FormatStyleValue) -> any NumberStyle<Int> {
    let locale = locale(of: style)
    switch style.root {
    case "percent": return IntegerFormatStyle<Int>.Percent(locale: locale)
    case "currency": return IntegerFormatStyle<Int>.Currency(code: currencyCode(style), locale: locale)
    default: return IntegerFormatStyle<Int>(locale: locale)
    }
  }

  private func realStyle(_ style: FormatStyleValue) -> any NumberStyle<Double> {
    let locale = locale(of: style)
    switch style.root {
    case "percent": return FloatingPointFormatStyle<Double>.Percent(locale: locale)
    case "currency":
      return FloatingPointFormatStyle<Double>.Currency(code: currencyCode(style), locale: locale)
    default: return FloatingPointFormatStyle<Double>(locale: locale)
    }
  }

  private func currencyCode(_ style: FormatStyleValue) -> String {
    string(style["code"] ?? style.arguments.first?.value) ?? "USD"
  }

  /// The locale that a style is given last, else the screen's.
  func locale(of style: FormatStyleValue) -> Locale { Locale(identifier: stepLocale(style)) }

  private func byteCount(_ value: Value, _ style: FormatStyleValue, _ locale: Locale) -> String? {
    guard let count = value.doubleValue.flatMap({ Int64(exactly: $0.rounded(.towardZero)) }) else {
      return nil
    }
    let name = style["style"]?.symbolName ?? style.arguments.first { $0.label == nil }?.value.symbolName
    let kind: ByteCountFormatStyle.Style =
      switch name {
      case "memory": .memory
      case "decimal": .decimal
      case "binary": .binary
      default: .file
      }
    return ByteCountFormatStyle(
      style: kind, allowedUnits: ByteUnits.of(style["allowedUnits"]),
      spellsOutZero: style["spellsOutZero"]?.boolValue ?? true,
      includesActualByteCount: style["includesActualByteCount"]?.boolValue ?? false, locale: locale
    ).format(count)
  }
}

/// The steps of a style that say how a number is written.
private struct NumberSteps {
  let style: FormatStyleValue

  init(_ style: FormatStyleValue) { self.style = style }

  func formatted<Number>(_ number: Number, by style: any NumberStyle<Number>) -> String {
    applied(to: style).format(number)
  }

  func parsed<Number>(_ text: String, by style: any NumberStyle<Number>) -> Number? {
    applied(to: style).number(in: text)
  }

  private func applied<Style: NumberStyle>(to style: Style) -> Style {
    self.style.steps.reduce(style) { adding($1, to: $0) }
  }

  private func adding<Style: NumberStyle>(_ step: FormatStyleValue.Step, to style: Style) -> Style {
    switch step.name {
    case "grouping": style.grouping(step.firstName == "never" ? .never : .automatic)
    case "precision": NumberSteps.precision(step.first).map(style.precision) ?? style
    case "decimalSeparator":
      style.decimalSeparator(strategy: step.firstName == "always" ? .always : .automatic)
    case "scale": step.first?.doubleValue.map(style.scale) ?? style
    case "notation": style.notation(NumberSteps.notation(step.firstName))
    case "rounded":
      style.rounding(
        RoundingRules.rule(step["rule"]?.symbolName) ?? .toNearestOrEven,
        to: step["increment"]?.doubleValue.flatMap { $0 > 0 ? $0 : nil })
    case "sign": if case .symbol(let strategy)? = step.first { style.signs(strategy) } else { style }
    case "presentation": style.presenting(step.firstName ?? "standard")
    default: style
    }
  }

  private static func notation(_ name: String?) -> NumberFormatStyleConfiguration.Notation {
    switch name {
    case "scientific": .scientific
    case "compactName": .compactName
    default: .automatic
    }
  }

  private static func precision(_ value: Value?) -> NumberFormatStyleConfiguration.Precision? {
    guard case .symbol(let symbol)? = value, let arguments = symbol.arguments,
      let digits = arguments.first.flatMap({ DigitCount.range($0.value) })
    else { return nil }
    switch symbol.name {
    case "fractionLength": return .fractionLength(digits)
    case "significantDigits": return .significantDigits(digits)
    case "integerLength": return .integerLength(digits)
    case "integerAndFractionLength":
      guard arguments.count > 1, let fraction = DigitCount.range(arguments[1].value) else { return nil }
      return .integerAndFractionLength(integerLimits: digits, fractionLimits: fraction)
    default: return nil
    }
  }
}

/// `2`, `1...3`, `2...` or `...4` digits, as the kind of range that it is: Foundation tells them apart.
enum DigitCount {
  static func range(_ value: Value) -> (any RangeExpression<Int>)? {
    switch value {
    case .int(let count): bounded(count)...bounded(count)
    case .range(let range): self.range(range)
    default: nil
    }
  }

  private static func range(_ range: RangeValue) -> (any RangeExpression<Int>)? {
    switch (range.lower?.exactInt.map(bounded), range.upper?.exactInt.map(bounded)) {
    case (let lower?, let upper?):
      guard lower <= upper else { return nil }
      return range.isClosed ? lower...upper : lower..<upper
    case (let lower?, nil): return lower...
    case (nil, let upper?): return range.isClosed ? ...upper : ..<upper
    case (nil, nil): return nil
    }
  }

  /// More digits than any number has are not written.
  private static func bounded(_ count: Int) -> Int { min(max(count, 0), 999) }
}

enum RoundingRules {
  static func rule(_ name: String?) -> FloatingPointRoundingRule? {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: nil
    }
  }
}

/// `ByteCountFormatStyle.Units` by their names.
private enum ByteUnits {
  static func of(_ value: Value?) -> ByteCountFormatStyle.Units {
    guard let value else { return .all }
    if let name = value.symbolName { return unit(name) }
    // As a literal makes it: to Foundation a set without any unit has all of them.
    return (value.arrayValue ?? []).compactMap(\.symbolName).reduce(into: []) { $0.formUnion(unit($1)) }
  }

  private static func unit(_ name: String) -> ByteCountFormatStyle.Units {
    switch name {
    case "bytes": .bytes
    case "kb": .kb
    case "mb": .mb
    case "gb": .gb
    case "tb": .tb
    case "pb": .pb
    case "eb": .eb
    case "zb": .zb
    case "ybOrHigher": .ybOrHigher
    default: .all
    }
  }
}
