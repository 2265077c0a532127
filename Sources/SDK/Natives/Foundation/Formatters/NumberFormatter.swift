// Foundation: what the declarations of NumberFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNumberFormatter() {
    addNumberFormatterItself()
    addNumberFormatterSymbols()
    addNumberFormatterDigits()
    addNumberFormatterFormats()
  }

  private mutating func addNumberFormatterItself() {
    value("NumberFormatter", NumberFormatter.self)
    property("NumberFormatter.numberStyle", \NumberFormatter.numberStyle)
    property("NumberFormatter.locale", \NumberFormatter.locale)
    property("NumberFormatter.isLenient", \NumberFormatter.isLenient)
    property(
      "NumberFormatter.isPartialStringValidationEnabled", \NumberFormatter.isPartialStringValidationEnabled)
    make("NumberFormatter.init()") { NumberFormatter() }
    method("NumberFormatter.string(from:)") { (it: NumberFormatter, a: NSNumber) in it.text(of: a) }
    method("NumberFormatter.number(from:)") { (it: NumberFormatter, a: String) in it.number(from: a) }
    value("NumberFormatter.Style", NumberFormatter.Style.self)
  }

  /// What is written between and around the digits.
  private mutating func addNumberFormatterSymbols() {
    property("NumberFormatter.decimalSeparator", \NumberFormatter.decimalSeparator)
    property("NumberFormatter.alwaysShowsDecimalSeparator", \NumberFormatter.alwaysShowsDecimalSeparator)
    property("NumberFormatter.currencyDecimalSeparator", \NumberFormatter.currencyDecimalSeparator)
    property("NumberFormatter.usesGroupingSeparator", \NumberFormatter.usesGroupingSeparator)
    property("NumberFormatter.groupingSeparator", \NumberFormatter.groupingSeparator)
    property("NumberFormatter.currencyGroupingSeparator", \NumberFormatter.currencyGroupingSeparator)
    property("NumberFormatter.thousandSeparator", \NumberFormatter.thousandSeparator)
    property("NumberFormatter.hasThousandSeparators", \NumberFormatter.hasThousandSeparators)
    property("NumberFormatter.zeroSymbol", \NumberFormatter.zeroSymbol)
    property("NumberFormatter.nilSymbol", \NumberFormatter.nilSymbol)
    property("NumberFormatter.notANumberSymbol", \NumberFormatter.notANumberSymbol)
    property("NumberFormatter.positiveInfinitySymbol", \NumberFormatter.positiveInfinitySymbol)
    property("NumberFormatter.negativeInfinitySymbol", \NumberFormatter.negativeInfinitySymbol)
    property("NumberFormatter.currencySymbol", \NumberFormatter.currencySymbol)
    property("NumberFormatter.internationalCurrencySymbol", \NumberFormatter.internationalCurrencySymbol)
    property("NumberFormatter.percentSymbol", \NumberFormatter.percentSymbol)
    property("NumberFormatter.perMillSymbol", \NumberFormatter.perMillSymbol)
    property("NumberFormatter.exponentSymbol", \NumberFormatter.exponentSymbol)
    property("NumberFormatter.minusSign", \NumberFormatter.minusSign)
    property("NumberFormatter.plusSign", \NumberFormatter.plusSign)
    property("NumberFormatter.currencyCode", \NumberFormatter.currencyCode)
    property("NumberFormatter.positivePrefix", \NumberFormatter.positivePrefix)
    property("NumberFormatter.positiveSuffix", \NumberFormatter.positiveSuffix)
    property("NumberFormatter.negativePrefix", \NumberFormatter.negativePrefix)
    property("NumberFormatter.negativeSuffix", \NumberFormatter.negativeSuffix)
  }

  /// How many digits there are, how a number is rounded, and which numbers are read.
  private mutating func addNumberFormatterDigits() {
    property("NumberFormatter.groupingSize", \NumberFormatter.groupingSize)
    property("NumberFormatter.secondaryGroupingSize", \NumberFormatter.secondaryGroupingSize)
    property("NumberFormatter.multiplier", \NumberFormatter.multiplier)
    property("NumberFormatter.roundingMode", \NumberFormatter.roundingMode)
    property("NumberFormatter.roundingIncrement", \NumberFormatter.roundingIncrement)
    property("NumberFormatter.roundingBehavior", \NumberFormatter.roundingBehavior)
    property("NumberFormatter.minimumIntegerDigits", \NumberFormatter.minimumIntegerDigits)
    property("NumberFormatter.maximumIntegerDigits", \NumberFormatter.maximumIntegerDigits)
    property("NumberFormatter.minimumFractionDigits", \NumberFormatter.leastFractionDigits)
    property("NumberFormatter.maximumFractionDigits", \NumberFormatter.mostFractionDigits)
    property("NumberFormatter.usesSignificantDigits", \NumberFormatter.usesSignificantDigits)
    property("NumberFormatter.minimumSignificantDigits", \NumberFormatter.minimumSignificantDigits)
    property("NumberFormatter.maximumSignificantDigits", \NumberFormatter.maximumSignificantDigits)
    property("NumberFormatter.generatesDecimalNumbers", \NumberFormatter.generatesDecimalNumbers)
    property("NumberFormatter.allowsFloats", \NumberFormatter.allowsFloats)
    property("NumberFormatter.minimum", \NumberFormatter.minimum)
    property("NumberFormatter.maximum", \NumberFormatter.maximum)
    value("NumberFormatter.RoundingMode", NumberFormatter.RoundingMode.self)
  }

  private mutating func addNumberFormatterFormats() {
    property("NumberFormatter.formatWidth", \NumberFormatter.formatWidth)
    property("NumberFormatter.paddingCharacter", \NumberFormatter.paddingCharacter)
    property("NumberFormatter.paddingPosition", \NumberFormatter.paddingPosition)
    value("NumberFormatter.PadPosition", NumberFormatter.PadPosition.self)
    property("NumberFormatter.format", \NumberFormatter.format)
    property("NumberFormatter.positiveFormat", \NumberFormatter.positiveFormat)
    property("NumberFormatter.negativeFormat", \NumberFormatter.negativeFormat)
    property("NumberFormatter.localizesFormat", \NumberFormatter.localizesFormat)
  }
}

extension NumberFormatter.Style: HostCases {
  static var hostCases: [NumberFormatter.Style] {
    [
      .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal, .currencyISOCode,
      .currencyPlural, .currencyAccounting,
    ]
  }
}
extension NumberFormatter.PadPosition: HostCases {
  static var hostCases: [NumberFormatter.PadPosition] {
    [.beforePrefix, .afterPrefix, .beforeSuffix, .afterSuffix]
  }
}
extension NumberFormatter.RoundingMode: HostCases {
  static var hostCases: [NumberFormatter.RoundingMode] {
    [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
  }
}
