extension NumberNotation {
  /// A whole number in the locale's digits: "2,847", "2.847", "٢٬٨٤٧".
  public func integer(_ value: Int, grouped: Bool = true) -> String {
    let digits = String(value.magnitude)
    return (value < 0 ? "-" : "") + localized(grouped ? group(digits) : digits)
  }

  /// A decimal number rounded half to even, as the system's formatters do: "4.5", "4,5".
  ///
  /// What is no number is "NaN", what is beyond all bounds "∞".
  public func decimal(
    _ value: Double, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 3,
    grouped: Bool = true
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let (whole, fraction) = NumberNotation.rounded(
      value.magnitude, fractionDigits: min(max(maximumFractionDigits, 0), 15))
    var kept = fraction[...]
    while kept.count > max(minimumFractionDigits, 0), kept.last == "0" { kept.removeLast() }
    let isZero = whole == "0" && kept.allSatisfy { $0 == "0" }
    let sign = value < 0 && !isZero ? "-" : ""
    let head = localized(grouped ? group(whole) : whole)
    return sign + head + (kept.isEmpty ? "" : decimalSeparator + localized(String(kept)))
  }

  /// A share of one as percent: 0.48 is "48%", in German "48 %".
  public func percent(_ share: Double, maximumFractionDigits: Int = 0) -> String {
    let number = decimal(share * 100, maximumFractionDigits: maximumFractionDigits)
    return switch percent {
    case .after: number + "%"
    case .spacedAfter: number + "\u{a0}%"
    case .narrowSpacedAfter: number + "\u{202f}%"
    case .before: "%" + number
    case .arabic: number + "٪"
    }
  }

  /// The text with its western digits in those of the locale.
  public func localized(_ text: String) -> String {
    guard digits != .western else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      let local = isDigit ? Unicode.Scalar(scalar.value - 0x30 + digits.rawValue) : nil
      scalars.append(local ?? scalar)
    }
    return String(scalars)
  }

  /// A text with a number as programs write it, the number as people do: "2.6 km" is "2,6 km" in
  /// German.
  public func written(_ text: String) -> String {
    guard decimalSeparator != ".", text.contains(".") else { return localized(text) }
    var result = ""
    var before: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      let isBetween = before?.isWholeNumber == true && rest.first?.isWholeNumber == true
      result += character == "." && isBetween ? decimalSeparator : String(character)
      before = character
    }
    return localized(result)
  }

  private func group(_ digits: String) -> String {
    guard !groupingSeparator.isEmpty, digits.count >= 3 + minimumGroupingDigits else {
      return digits
    }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += groupingSeparator }
      result.append(digit)
    }
    return result
  }

  /// The digits before and after the decimal sign. Beyond 2^53 a double has no fraction, and its
  /// exact digits come from its description.
  private static func rounded(
    _ magnitude: Double, fractionDigits: Int
  ) -> (whole: String, fraction: String) {
    var scale = 1.0
    for _ in 0..<fractionDigits { scale *= 10 }
    let exact = 9_007_199_254_740_992.0
    guard magnitude < exact / scale else {
      return (magnitude < exact ? String(halfToEven(magnitude)) : wholeDigits(magnitude), "")
    }
    var digits = String(halfToEven(magnitude * scale))
    while digits.count <= fractionDigits { digits = "0" + digits }
    return (String(digits.dropLast(fractionDigits)), String(digits.suffix(fractionDigits)))
  }

  /// Below 2^64 only.
  private static func halfToEven(_ value: Double) -> UInt64 {
    let whole = UInt64(value)
    let rest = value - Double(whole)
    return rest > 0.5 || (rest == 0.5 && !whole.isMultiple(of: 2)) ? whole + 1 : whole
  }

  private static func wholeDigits(_ value: Double) -> String {
    if value < 9e18 { return String(UInt64(value)) }
    // "1.2345e+20": the mantissa's digits, filled with zeros.
    let parts = value.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1].drop(while: { $0 == "+" })) else {
      return String(value.description.prefix(while: { $0 != "." }))
    }
    let digits = parts[0].filter { $0 != "." }
    return digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }
}
