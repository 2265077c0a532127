// Foundation: what the declarations of Decimal.FormatStyle and its kinds are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDecimalStyles() {
    addDecimalStyle("Decimal.FormatStyle", Decimal.FormatStyle.self)
    addDecimalStyle("Decimal.FormatStyle.Percent", Decimal.FormatStyle.Percent.self)
    addDecimalStyle("Decimal.FormatStyle.Currency", Decimal.FormatStyle.Currency.self)
    make("Decimal.FormatStyle.init(locale:)") { (a: Locale) in Decimal.FormatStyle(locale: a) }
    make("Decimal.FormatStyle.Percent.init(locale:)") { (a: Locale) in Decimal.FormatStyle.Percent(locale: a)
    }
    make("Decimal.FormatStyle.Currency.init(code:locale:)") { (a: String, b: Locale) in
      Decimal.FormatStyle.Currency(code: a, locale: b)
    }
    property("Decimal.FormatStyle.Currency.currencyCode", \Decimal.FormatStyle.Currency.currencyCode)
    method("Decimal.FormatStyle.Currency.presentation(_:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.Presentation) in
      it.presentation(a)
    }
    make("Decimal.init(_: String, format: Decimal.FormatStyle, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
    make("Decimal.init(_: String, format: Decimal.FormatStyle.Percent, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle.Percent, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
    make("Decimal.init(_: String, format: Decimal.FormatStyle.Currency, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle.Currency, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
  }

  /// What all styles of decimal numbers have.
  private mutating func addDecimalStyle<Style: NumberStyle>(_ owner: String, _: Style.Type)
  where Style.FormatInput == Decimal, Style.FormatOutput == String {
    typealias Configuration = NumberFormatStyleConfiguration
    value(owner, Style.self)
    property("\(owner).locale", \Style.locale)
    method("\(owner).grouping(_:)") { (it: Style, group: Configuration.Grouping) in it.grouping(group) }
    method("\(owner).precision(_:)") { (it: Style, a: Configuration.Precision) in it.precision(a) }
    method("\(owner).sign(strategy:)") { (it: Style, a: Style.SignDisplay) in it.sign(strategy: a) }
    method("\(owner).decimalSeparator(strategy:)") {
      (it: Style, a: Configuration.DecimalSeparatorDisplayStrategy) in it.decimalSeparator(strategy: a)
    }
    method("\(owner).rounded(rule:increment:)") {
      (it: Style, a: Configuration.RoundingRule, b: Style.Increment?) in it.rounded(rule: a, increment: b)
    }
    method("\(owner).scale(_:)") { (it: Style, a: Double) in it.scale(a) }
    method("\(owner).notation(_:)") { (it: Style, a: Configuration.Notation) in it.notation(a) }
    method("\(owner).format(_:)") { (it: Style, a: Decimal) in it.format(a) }
    method("\(owner).locale(_:)") { (it: Style, a: Locale) in it.locale(a) }
  }
}

extension Decimal.FormatStyle: HostBoxed {}
extension Decimal.FormatStyle.Percent: HostBoxed {}
extension Decimal.FormatStyle.Currency: HostBoxed {}
