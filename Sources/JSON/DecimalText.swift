/// Decimal numbers as JSON writes them; YAML's `+1`, `.5` and `5.` too.
package enum DecimalText {
  /// The nearest `Double`; nil where the text is no number or its size is beyond one.
  package static func value(of text: ArraySlice<UInt8>) -> Double? {
    var index = text.startIndex
    var isNegative = false
    if index < text.endIndex, text[index] == minus || text[index] == plus {
      isNegative = text[index] == minus
      index += 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var sawPoint = false
    while index < text.endIndex {
      let byte = text[index]
      if byte == point, !sawPoint {
        sawPoint = true
      } else if byte >= zero, byte <= nine {
        digits += 1
        guard digits <= 19 else { return slowValue(of: text) }
        mantissa = mantissa &* 10 &+ UInt64(byte - zero)
        if sawPoint { exponent -= 1 }
      } else {
        return slowValue(of: text)
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    // Both factors are exact, so that one rounding gives the nearest value.
    guard mantissa < 1 << 53, exponent >= -22 else { return slowValue(of: text) }
    let size = Double(mantissa) / powersOfTen[-exponent]
    return isNegative ? -size : size
  }

  private static func slowValue(of text: ArraySlice<UInt8>) -> Double? {
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// Whether a plain YAML scalar is a decimal number (core schema, without hex and octal).
  package static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var digits = 0
    var exponentDigits = 0
    var sawPoint = false
    var sawExponent = false
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      switch byte {
      case plus, minus:
        guard offset == 0 || previous == lowerE || previous == upperE else { return false }
      case zero...nine:
        if sawExponent { exponentDigits += 1 } else { digits += 1 }
      case point:
        guard !sawPoint, !sawExponent else { return false }
        sawPoint = true
      case lowerE, upperE:
        guard !sawExponent, digits > 0 else { return false }
        sawExponent = true
      default: return false
      }
      previous = byte
    }
    return digits > 0 && (!sawExponent || exponentDigits > 0)
  }

  private static let minus = UInt8(ascii: "-")
  private static let plus = UInt8(ascii: "+")
  private static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")
  private static let nine = UInt8(ascii: "9")
  private static let lowerE = UInt8(ascii: "e")
  private static let upperE = UInt8(ascii: "E")
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
