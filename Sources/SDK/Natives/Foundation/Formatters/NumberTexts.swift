import Foundation

/// What `NumberFormatter` does on Apple's platforms and not on this machine: here the most digits after the point
/// are not passed on beside a least number of them, nor the currency to kinds of style other than `.currency`.
/// https://developer.apple.com/documentation/foundation/numberformatter
extension NumberFormatter {
  /// There are never fewer digits at most than at least.
  var leastFractionDigits: Int {
    get { minimumFractionDigits }
    set {
      minimumFractionDigits = newValue
      if maximumFractionDigits < newValue { maximumFractionDigits = newValue }
    }
  }

  var mostFractionDigits: Int {
    get { maximumFractionDigits }
    set {
      maximumFractionDigits = newValue
      if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
    }
  }

  func text(of number: NSNumber) -> String? {
    switch numberStyle {
    case .currencyAccounting: accountingText(of: number)
    case .currencyPlural: namedCurrencyText(of: number)
    case .decimal, .currency, .percent, .currencyISOCode: roundedText(of: number)
    default: string(from: number)
    }
  }

  /// The number is rounded before it is written, and as many digits asked for as it then has.
  private func roundedText(of number: NSNumber) -> String? {
    let (least, most) = (minimumFractionDigits, maximumFractionDigits)
    let value = number.decimalValue
    guard !usesSignificantDigits, least > 0, most >= least, value.isFinite else {
      return string(from: number)
    }
    let factor = multiplier?.decimalValue ?? (numberStyle == .percent ? 100 : 1)
    guard factor != 0 else { return string(from: number) }
    let rounded = rounded(value * factor, to: most)
    let digits = max(0, -rounded.exponent)
    defer { minimumFractionDigits = least }
    if digits > least { minimumFractionDigits = digits }
    return string(from: NSDecimalNumber(decimal: rounded / factor))
  }

  private func rounded(_ value: Decimal, to digits: Int) -> Decimal {
    func rounded(_ mode: NSDecimalNumber.RoundingMode) -> Decimal {
      var (value, result) = (value, Decimal())
      NSDecimalRound(&result, &value, digits, mode)
      return result
    }
    let isNegative = value < 0
    switch roundingMode {
    case .ceiling: return rounded(.up)
    case .floor: return rounded(.down)
    case .down: return rounded(isNegative ? .up : .down)
    case .up: return rounded(isNegative ? .down : .up)
    case .halfUp: return rounded(.plain)
    case .halfDown:
      let inner = rounded(isNegative ? .up : .down)
      let outer = rounded(isNegative ? .down : .up)
      return abs(value - inner) > abs(outer - value) ? outer : inner
    default: return rounded(.bankers)
    }
  }

  /// A sum as `.currency` writes it, in the signs that the style puts around what is owed.
  private func accountingText(of number: NSNumber) -> String? {
    guard let plain = copy() as? NumberFormatter else { return string(from: number) }
    plain.numberStyle = .currency
    guard number.decimalValue < 0 else { return plain.roundedText(of: number) }
    let pattern = NumberFormatter()
    pattern.locale = locale
    pattern.numberStyle = .currencyAccounting
    guard let owned = pattern.string(from: 1), let owed = pattern.string(from: -1), owed.contains(owned),
      let amount = plain.roundedText(of: NSDecimalNumber(decimal: -number.decimalValue))
    else { return plain.roundedText(of: number) }
    return owed.replacingOccurrences(of: owned, with: amount)
  }

  private func namedCurrencyText(of number: NSNumber) -> String? {
    guard let code = currencyCode, code.count == 3 else { return string(from: number) }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
    // Where no digits are set, they are those of the currency.
    let (least, most) = (minimumFractionDigits, maximumFractionDigits)
    guard most > 0, most >= least else { return number.decimalValue.formatted(style) }
    return number.decimalValue.formatted(style.precision(.fractionLength(least...most)))
  }
}
