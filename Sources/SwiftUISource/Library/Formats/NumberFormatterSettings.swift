import EarshotLocalization

/// What is set on a `NumberFormatter` beside its style: how it rounds, its signs and separators, what stands
/// before and behind a number.
extension Machine {
  /// A number as a formatter writes it; nil where its pattern is not known.
  func written(byFormatter value: Double, _ formatter: RecordValue) -> String? {
    var record = formatter
    if let pattern = string(record["positiveFormat"] ?? record["format"]), !pattern.isEmpty {
      guard let pattern = NumberPattern(pattern) else { return nil }
      pattern.set(on: &record)
    }
    if value == 0, let zero = string(record["zeroSymbol"]) { return zero }
    let style = record["numberStyle"]?.symbolName ?? "none"
    let locale = localeIdentifier(record["locale"])
    if style == "scientific" {
      return SystemFormats.number(
        value, FormatStyleValue(root: "number", notation: "scientific"), locale: locale)
    }
    guard !["spellOut", "ordinal"].contains(style) else { return written(number: value, record) }
    let prefixes = ["positivePrefix", "positiveSuffix"].map { ($0, record[$0]) }
    for (name, _) in prefixes { record[name] = nil }
    let rounded = rounded(significantly(value, &record), style, record)
    let notation = NumberNotation(locale: locale)
    var parts = WrittenNumber(written(number: rounded, record), notation)
    for (name, field) in prefixes { record[name] = field }
    set(record, on: &parts, style, locale, isNegative: rounded < 0)
    return parts.text
  }

  private func set(
    _ record: RecordValue, on parts: inout WrittenNumber, _ style: String, _ locale: String, isNegative: Bool
  ) {
    let isCurrency = style.hasPrefix("currency")
    if isCurrency, let symbol = string(record["currencySymbol"]) {
      let code = string(record["currencyCode"]) ?? Library.currency(of: locale)
      parts.replace(SystemFormats.currencySign(code: code, locale: locale), with: symbol)
    }
    if record["usesGroupingSeparator"]?.boolValue == false {
      parts.groups = [parts.groups.joined()]
    }
    if let separator = string(record[isCurrency ? "currencyGroupingSeparator" : "groupingSeparator"]) {
      parts.groupingSeparator = separator
    }
    if let separator = string(record[isCurrency ? "currencyDecimalSeparator" : "decimalSeparator"]) {
      parts.decimalSeparator = separator
    }
    if let least = record["minimumIntegerDigits"]?.exactInt { parts.pad(to: min(max(least, 0), 40)) }
    let sign = isNegative ? "negative" : "positive"
    if let prefix = string(record["\(sign)Prefix"]) { parts.lead = prefix }
    if let suffix = string(record["\(sign)Suffix"]) { parts.trail = suffix }
  }

  /// A number with no more digits that count than the formatter is to write.
  private func significantly(_ value: Double, _ record: inout RecordValue) -> Double {
    let isSet = record["maximumSignificantDigits"] != nil || record["minimumSignificantDigits"] != nil
    guard record["usesSignificantDigits"]?.boolValue ?? isSet, value.isFinite, value != 0 else {
      return value
    }
    let most = min(max(record["maximumSignificantDigits"]?.exactInt ?? 6, 1), 15)
    let least = min(max(record["minimumSignificantDigits"]?.exactInt ?? 1, 1), most)
    var whole = 0
    var size = abs(value)
    while size >= 1, whole < 400 { (size, whole) = (size / 10, whole + 1) }
    while size < 0.1, whole > -400 { (size, whole) = (size * 10, whole - 1) }
    record["maximumFractionDigits"] = .int(max(most - whole, 0))
    record["minimumFractionDigits"] = .int(max(least - whole, 0))
    let scale = Library.power(of: 10, most - whole)
    return scale > 0 && scale.isFinite ? (value * scale).rounded(.toNearestOrEven) / scale : value
  }

  private func rounded(_ value: Double, _ style: String, _ record: RecordValue) -> Double {
    guard let mode = record["roundingMode"]?.symbolName, value.isFinite else { return value }
    let standard = style.hasPrefix("currency") ? 2 : style == "decimal" ? 3 : 0
    let least = record["minimumFractionDigits"]?.exactInt ?? (style.hasPrefix("currency") ? 2 : 0)
    let digits = max(record["maximumFractionDigits"]?.exactInt ?? standard, least)
    let scale = Library.power(of: 10, min(max(digits, 0), 15) + (style == "percent" ? 2 : 0))
    let scaled = value * scale
    // What is a whole number but for how numbers are kept is one.
    let nearest = scaled.rounded()
    let isWhole = abs(scaled - nearest) <= 1e-9 * max(1, abs(scaled))
    guard !isWhole, let result = Library.rounded(scaled, mode) else { return value }
    return result / scale
  }
}

extension Library {
  /// `NumberFormatter.RoundingMode`; nil: as numbers are rounded anyway.
  fileprivate static func rounded(_ value: Double, _ mode: String) -> Double? {
    switch mode {
    case "down": value.rounded(.towardZero)
    case "up": value.rounded(.awayFromZero)
    case "floor": value.rounded(.down)
    case "ceiling": value.rounded(.up)
    case "halfUp": value.rounded(.toNearestOrAwayFromZero)
    case "halfDown": value < 0 ? (value + 0.5).rounded(.down) : (value - 0.5).rounded(.up)
    default: nil
    }
  }

  fileprivate static func power(of base: Double, _ exponent: Int) -> Double {
    let size = (0..<abs(exponent)).reduce(1.0) { result, _ in result * base }
    return exponent < 0 ? 1 / size : size
  }
}

extension FormatStyleValue {
  fileprivate init(root: String, notation: String) {
    self.init(root: root)
    steps = [
      Step(
        name: "notation",
        arguments: [LabeledValue(label: nil, value: .symbol(SymbolValue(name: notation, arguments: nil)))])
    ]
  }
}

/// A written number in its parts: what stands before it, its groups of digits, its fraction, what stands behind.
private struct WrittenNumber {
  var lead: String
  var groups: [String]
  var fraction: String?
  var trail: String
  var groupingSeparator: String
  var decimalSeparator: String

  init(_ text: String, _ notation: NumberNotation) {
    groupingSeparator = notation.groupingSeparator
    decimalSeparator = notation.decimalSeparator
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      (lead, groups, fraction, trail) = (text, [], nil, "")
      return
    }
    lead = String(text[..<first])
    trail = String(text[text.index(after: last)...])
    let digits = text[first...last].split(separator: decimalSeparator, maxSplits: 1)
    groups =
      groupingSeparator.isEmpty
      ? [String(digits[0])] : digits[0].split(separator: groupingSeparator).map(String.init)
    fraction = digits.count > 1 ? String(digits[1]) : nil
  }

  var text: String {
    lead + groups.joined(separator: groupingSeparator) + (fraction.map { decimalSeparator + $0 } ?? "")
      + trail
  }

  mutating func pad(to count: Int) {
    let digits = groups.reduce(0) { $0 + $1.count }
    guard !groups.isEmpty, digits < count else { return }
    groups[0] = String(repeating: "0", count: count - digits) + groups[0]
  }

  /// Another sign for a currency: between letters and digits stands a space, as between any sign and a number
  /// that it follows.
  mutating func replace(_ sign: String, with other: String) {
    guard !sign.isEmpty else { return }
    if let place = lead.range(of: sign) {
      lead.replaceSubrange(place, with: other)
      if other.isEmpty { lead = lead.filter { !$0.isWhitespace } }
      if other.last?.isLetter == true, lead.hasSuffix(other) { lead += "\u{a0}" }
    } else if let place = trail.range(of: sign) {
      trail.replaceSubrange(place, with: other)
      if other.isEmpty { trail = trail.filter { !$0.isWhitespace } }
    }
  }
}

/// `#,##0.00`: a pattern of digits, with what stands around them.
private struct NumberPattern {
  private var lead = ""
  private var trail = ""
  private var leastWhole = 0
  private var leastFraction = 0
  private var mostFraction = 0
  private var isGrouped = false

  /// nil: a pattern of more than digits, such as one for percents, exponents or negative numbers.
  init?(_ pattern: String) {
    guard let first = pattern.firstIndex(where: { "#0".contains($0) }),
      let last = pattern.lastIndex(where: { "#0".contains($0) }),
      !pattern.contains(where: { "%‰¤';*@E+".contains($0) })
    else { return nil }
    lead = String(pattern[..<first])
    trail = String(pattern[pattern.index(after: last)...])
    let parts = pattern[first...last].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ "#0,".contains($0) }) else { return nil }
    leastWhole = parts[0].count { $0 == "0" }
    if let comma = parts[0].lastIndex(of: ",") {
      guard parts[0].distance(from: comma, to: parts[0].endIndex) == 4 else { return nil }
      isGrouped = true
    }
    guard parts.count > 1 else { return }
    leastFraction = parts[1].count { $0 == "0" }
    mostFraction = parts[1].count
  }

  func set(on record: inout RecordValue) {
    record["numberStyle"] = .symbol("NumberFormatter.Style", "decimal")
    record["usesGroupingSeparator"] = .bool(isGrouped)
    record["minimumIntegerDigits"] = .int(leastWhole)
    record["minimumFractionDigits"] = .int(leastFraction)
    record["maximumFractionDigits"] = .int(mostFraction)
    if !lead.isEmpty {
      record["positivePrefix"] = .string(lead)
      record["negativePrefix"] = .string("-" + lead)
    }
    if !trail.isEmpty {
      record["positiveSuffix"] = .string(trail)
      record["negativeSuffix"] = .string(trail)
    }
  }
}
