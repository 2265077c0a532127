// Foundation: what the declarations of NumberFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNumberFormatter() {
    addNumberFormatterItself()
    addNumberFormatterPart3()
  }

  private mutating func addNumberFormatterItself() {
    value("NumberFormatter", NumberFormatter.self)
    property("NumberFormatter.numberStyle", \NumberFormatter.numberStyle)
    property("NumberFormatter.locale", \NumberFormatter.locale)
    property("NumberFormatter.generatesDecimalNumbers", \NumberFormatter.generatesDecimalNumbers)
    property("NumberFormatter.allowsFloats", \NumberFormatter.allowsFloats)
    property("NumberFormatter.decimalSeparator", \NumberFormatter.decimalSeparator)
    property("NumberFormatter.alwaysShowsDecimalSeparator", \NumberFormatter.alwaysShowsDecimalSeparator)
    property("NumberFormatter.currencyDecimalSeparator", \NumberFormatter.currencyDecimalSeparator)
    property("NumberFormatter.usesGroupingSeparator", \NumberFormatter.usesGroupingSeparator)
    property("NumberFormatter.groupingSeparator", \NumberFormatter.groupingSeparator)
    property("NumberFormatter.zeroSymbol", \NumberFormatter.zeroSymbol)
    property("NumberFormatter.nilSymbol", \NumberFormatter.nilSymbol)
    property("NumberFormatter.notANumberSymbol", \NumberFormatter.notANumberSymbol)
    property("NumberFormatter.positiveInfinitySymbol", \NumberFormatter.positiveInfinitySymbol)
    property("NumberFormatter.negativeInfinitySymbol", \NumberFormatter.negativeInfinitySymbol)
    property("NumberFormatter.positivePrefix", \NumberFormatter.positivePrefix)
    property("NumberFormatter.positiveSuffix", \NumberFormatter.positiveSuffix)
    property("NumberFormatter.negativePrefix", \NumberFormatter.negativePrefix)
    property("NumberFormatter.negativeSuffix", \NumberFormatter.negativeSuffix)
    property("NumberFormatter.currencyCode", \NumberFormatter.currencyCode)
    property("NumberFormatter.currencySymbol", \NumberFormatter.currencySymbol)
    property("NumberFormatter.internationalCurrencySymbol", \NumberFormatter.internationalCurrencySymbol)
    property("NumberFormatter.percentSymbol", \NumberFormatter.percentSymbol)
    property("NumberFormatter.perMillSymbol", \NumberFormatter.perMillSymbol)
    property("NumberFormatter.minusSign", \NumberFormatter.minusSign)
    property("NumberFormatter.plusSign", \NumberFormatter.plusSign)
    property("NumberFormatter.exponentSymbol", \NumberFormatter.exponentSymbol)
    property("NumberFormatter.groupingSize", \NumberFormatter.groupingSize)
    property("NumberFormatter.secondaryGroupingSize", \NumberFormatter.secondaryGroupingSize)
    property("NumberFormatter.multiplier", \NumberFormatter.multiplier)
    property("NumberFormatter.formatWidth", \NumberFormatter.formatWidth)
    property("NumberFormatter.paddingCharacter", \NumberFormatter.paddingCharacter)
    property("NumberFormatter.paddingPosition", \NumberFormatter.paddingPosition)
    property("NumberFormatter.roundingMode", \NumberFormatter.roundingMode)
    property("NumberFormatter.roundingIncrement", \NumberFormatter.roundingIncrement)
    property("NumberFormatter.minimumIntegerDigits", \NumberFormatter.minimumIntegerDigits)
    property("NumberFormatter.maximumIntegerDigits", \NumberFormatter.maximumIntegerDigits)
    property("NumberFormatter.minimumFractionDigits", \NumberFormatter.leastFractionDigits)
    property("NumberFormatter.maximumFractionDigits", \NumberFormatter.mostFractionDigits)
    property("NumberFormatter.minimum", \NumberFormatter.minimum)
    property("NumberFormatter.maximum", \NumberFormatter.maximum)
    property("NumberFormatter.currencyGroupingSeparator", \NumberFormatter.currencyGroupingSeparator)
    property("NumberFormatter.isLenient", \NumberFormatter.isLenient)
    property("NumberFormatter.usesSignificantDigits", \NumberFormatter.usesSignificantDigits)
    property("NumberFormatter.minimumSignificantDigits", \NumberFormatter.minimumSignificantDigits)
    property("NumberFormatter.maximumSignificantDigits", \NumberFormatter.maximumSignificantDigits)
  }

  private mutating func addNumberFormatterPart3() {
    property(
      "NumberFormatter.isPartialStringValidationEnabled", \NumberFormatter.isPartialStringValidationEnabled)
    property("NumberFormatter.hasThousandSeparators", \NumberFormatter.hasThousandSeparators)
    property("NumberFormatter.thousandSeparator", \NumberFormatter.thousandSeparator)
    property("NumberFormatter.localizesFormat", \NumberFormatter.localizesFormat)
    property("NumberFormatter.format", \NumberFormatter.format)
    property("NumberFormatter.positiveFormat", \NumberFormatter.positiveFormat)
    property("NumberFormatter.negativeFormat", \NumberFormatter.negativeFormat)
    property("NumberFormatter.roundingBehavior", \NumberFormatter.roundingBehavior)
    make("NumberFormatter.init()") { NumberFormatter() }
    method("NumberFormatter.string(from:)") { (it: NumberFormatter, a: NSNumber) in it.text(of: a) }
    method("NumberFormatter.number(from:)") { (it: NumberFormatter, a: String) in it.number(from: a) }
    value("NumberFormatter.Style", NumberFormatter.Style.self)
    value("NumberFormatter.PadPosition", NumberFormatter.PadPosition.self)
    value("NumberFormatter.RoundingMode", NumberFormatter.RoundingMode.self)
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
