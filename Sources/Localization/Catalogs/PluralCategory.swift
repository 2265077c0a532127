/// The plural cases that languages tell apart (CLDR), as catalogs name them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// A number with what plural rules ask of it (CLDR's operands).
public struct PluralNumber: Hashable, Sendable {
  /// The absolute value.
  public let magnitude: Double
  /// `i`: the digits before the decimal sign, as a number.
  let whole: UInt64
  /// `v`: how many digits are written after the decimal sign.
  let fractionDigits: Int
  /// `f`: the digits after the decimal sign, as a number.
  let fraction: UInt64

  /// A whole number, written without a decimal sign.
  public init(_ value: Int) {
    magnitude = Double(value.magnitude)
    whole = UInt64(value.magnitude)
    fractionDigits = 0
    fraction = 0
  }

  /// A number with a fraction, with as many digits as it takes to write it; one without a
  /// fraction counts as a whole number.
  public init(_ value: Double) {
    magnitude = value.magnitude
    let truncated = value.magnitude.rounded(.towardZero)
    whole = truncated < 1e19 ? UInt64(truncated) : UInt64.max
    let text = value.magnitude.description
    guard value.isFinite, value.magnitude != truncated, !text.contains("e"),
      let dot = text.firstIndex(of: "."), let digits = UInt64(text[text.index(after: dot)...])
    else {
      fractionDigits = 0
      fraction = 0
      return
    }
    fractionDigits = text.distance(from: dot, to: text.endIndex) - 1
    fraction = digits
  }

  /// `n` as a whole number; nil where it has a fraction.
  var exact: UInt64? { fractionDigits == 0 ? whole : nil }
}
