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
    grouped: Bool = true, tenfold places: Int = 0
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let (whole, fraction) = NumberNotation.rounded(
      value.magnitude, fractionDigits: min(max(maximumFractionDigits, 0), 15), tenfold: places)
    var kept = fraction[...]
    while kept.count > max(minimumFractionDigits, 0), kept.last == "0" { kept.removeLast() }
    let isZero = whole == "0" && kept.allSatisfy { $0 == "0" }
    let sign = value < 0 && !isZero ? "-" : ""
    let head = localized(grouped ? group(whole) : whole)
    return sign + head + (kept.isEmpty ? "" : decimalSeparator + localized(String(kept)))
  }

  /// A share of one as percent: 0.48 is "48%", in German "48 %".
  public func percent(_ share: Double, maximumFractionDigits: Int = 0) -> String {
    percent(written: decimal(share * 100, maximumFractionDigits: maximumFractionDigits))
  }

  /// A number that is written already, with the percent sign where the locale puts it.
  public func percent(written number: String) -> String {
    switch percent {
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
      let left = digits.count - index
      if index > 0, left == 3 || (left > 3 && (left - 3) % furtherGroupSize == 0) {
        result += groupingSeparator
      }
      result.append(digit)
    }
    return result
  }

  /// The digits before and after the decimal sign, rounded half to even.
  ///
  /// What is rounded is the shortest decimal that means the number, as Unicode's formatters do: 2.345 is half way
  /// between 2.34 and 2.35, though the double nearest to it is a little more.
  private static func rounded(
    _ magnitude: Double, fractionDigits: Int, tenfold places: Int
  ) -> (whole: String, fraction: String) {
    var (digits, point) = shortestDecimal(magnitude)
    point += places
    let kept = point + fractionDigits
    if kept < 0 {
      digits = []
    } else if kept < digits.count {
      let rest = digits[kept...]
      let (next, isExact) = (rest.first ?? 0, rest.dropFirst().allSatisfy { $0 == 0 })
      let isOdd = kept > 0 && !digits[kept - 1].isMultiple(of: 2)
      let isUp = next > 5 || (next == 5 && (!isExact || isOdd))
      digits = Array(digits[..<kept])
      if isUp, increment(&digits) { point += 1 }
    }
    digits += Array(repeating: 0, count: max(0, point + fractionDigits - digits.count))
    let whole = point > 0 ? digits[..<point].map(String.init).joined() : "0"
    let fraction = digits[max(0, point)...].map(String.init).joined()
    return (whole, String(repeating: "0", count: max(0, fractionDigits - fraction.count)) + fraction)
  }

  /// One more in the last place; true where that takes a digit in front.
  private static func increment(_ digits: inout [Int]) -> Bool {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return false
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    return true
  }

  /// The digits of a number and how many of them stand before the decimal sign, which may be fewer than none.
  private static func shortestDecimal(_ magnitude: Double) -> (digits: [Int], point: Int) {
    let parts = magnitude.description.split(separator: "e")
    let exponent = parts.count == 2 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let digits = mantissa.joined().compactMap(\.wholeNumberValue)
    let zeros = digits.prefix { $0 == 0 }.count
    return (Array(digits.dropFirst(zeros)), mantissa[0].count + exponent - zeros)
  }
}
