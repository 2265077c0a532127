// Foundation: what the declarations of Decimal are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDecimal() {
    addDecimalItself()
    addDecimalPart3()
    addDecimalFormatStyle()
    addDecimalFormatStylePercent()
    addDecimalFormatStylePercentPart2()
    addDecimalFormatStyleCurrency()
    addDecimalFormatStyleCurrencyPart2()
  }

  private mutating func addDecimalItself() {
    value("Decimal", Decimal.self)
    make("Decimal.radix") { Decimal.radix }
    property("Decimal.exponent", \Decimal.exponent)
    property("Decimal.significand", \Decimal.significand)
    property("Decimal.sign", \Decimal.sign)
    property("Decimal.ulp", \Decimal.ulp)
    property("Decimal.floatingPointClass", \Decimal.floatingPointClass)
    property("Decimal.isCanonical", \Decimal.isCanonical)
    property("Decimal.isSignMinus", \Decimal.isSignMinus)
    property("Decimal.isZero", \Decimal.isZero)
    property("Decimal.isSubnormal", \Decimal.isSubnormal)
    property("Decimal.isNormal", \Decimal.isNormal)
    property("Decimal.isFinite", \Decimal.isFinite)
    property("Decimal.isInfinite", \Decimal.isInfinite)
    property("Decimal.isNaN", \Decimal.isNaN)
    property("Decimal.isSignaling", \Decimal.isSignaling)
    property("Decimal.isSignalingNaN", \Decimal.isSignalingNaN)
    property("Decimal.nextUp", \Decimal.nextUp)
    property("Decimal.nextDown", \Decimal.nextDown)
    property("Decimal.magnitude", \Decimal.magnitude)
    make("Decimal.init()") { Decimal() }
    make("Decimal.init(string:locale:)") { (a: String, b: Locale?) in Decimal(string: a, locale: b) }
    make("Decimal.init(_: UInt8)") { (a: UInt8) in Decimal(a) }
    make("Decimal.init(_: Int8)") { (a: Int8) in Decimal(a) }
    make("Decimal.init(_: UInt16)") { (a: UInt16) in Decimal(a) }
    make("Decimal.init(_: Int16)") { (a: Int16) in Decimal(a) }
    make("Decimal.init(_: UInt32)") { (a: UInt32) in Decimal(a) }
    make("Decimal.init(_: Int32)") { (a: Int32) in Decimal(a) }
    make("Decimal.init(_: UInt64)") { (a: UInt64) in Decimal(a) }
    make("Decimal.init(_: Int64)") { (a: Int64) in Decimal(a) }
    make("Decimal.init(_: UInt)") { (a: UInt) in Decimal(a) }
    make("Decimal.init(_: Int)") { (a: Int) in Decimal(a) }
    make("Decimal.init(_: Double)") { (a: Double) in Decimal(try Decimal.number(a)) }
    make("Decimal.init(sign:exponent:significand:)") { (a: FloatingPointSign, b: Int, c: Decimal) in
      Decimal(sign: a, exponent: b, significand: c)
    }
    make("Decimal.init(signOf:magnitudeOf:)") { (a: Decimal, b: Decimal) in Decimal(signOf: a, magnitudeOf: b)
    }
    make("Decimal.init(floatLiteral:)") { (a: Double) in Decimal(floatLiteral: try Decimal.number(a)) }
    make("Decimal.init(integerLiteral:)") { (a: Int) in Decimal(integerLiteral: a) }
  }

  private mutating func addDecimalPart3() {
    make("Decimal.init(_: String, format: Decimal.FormatStyle, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
    make("Decimal.init(_: String, format: Decimal.FormatStyle.Percent, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle.Percent, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
    make("Decimal.init(_: String, format: Decimal.FormatStyle.Currency, lenient: Bool)") {
      (a: String, b: Decimal.FormatStyle.Currency, c: Bool) in try Decimal(a, format: b, lenient: c)
    }
    method("Decimal.isLess(than:)") { (it: Decimal, a: Decimal) in it.isLess(than: a) }
    method("Decimal.isLessThanOrEqualTo(_:)") { (it: Decimal, a: Decimal) in it.isLessThanOrEqualTo(a) }
    method("Decimal.isTotallyOrdered(belowOrEqualTo:)") { (it: Decimal, a: Decimal) in
      it.isTotallyOrdered(belowOrEqualTo: a)
    }
    change("Decimal.negate()") { (it: inout Decimal) in it.negate() }
    method("Decimal.distance(to:)") { (it: Decimal, a: Decimal) in it.distance(to: a) }
    method("Decimal.advanced(by:)") { (it: Decimal, a: Decimal) in it.advanced(by: a) }
    assignment("Decimal.+=(_:_:)") { (a: inout Decimal, b: Decimal) in a += b }
    assignment("Decimal.-=(_:_:)") { (a: inout Decimal, b: Decimal) in a -= b }
    assignment("Decimal.*=(_:_:)") { (a: inout Decimal, b: Decimal) in a *= b }
    assignment("Decimal./=(_:_:)") { (a: inout Decimal, b: Decimal) in a /= b }
    make("Decimal.+(_:_:)") { (a: Decimal, b: Decimal) in a + b }
    make("Decimal.-(_:_:)") { (a: Decimal, b: Decimal) in a - b }
    make("Decimal.*(_:_:)") { (a: Decimal, b: Decimal) in a * b }
    make("Decimal./(_:_:)") { (a: Decimal, b: Decimal) in a / b }
    constants(
      "Decimal",
      [
        "leastFiniteMagnitude": .leastFiniteMagnitude, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
        "leastNormalMagnitude": .leastNormalMagnitude, "leastNonzeroMagnitude": .leastNonzeroMagnitude,
        "pi": .pi, "quietNaN": .quietNaN, "nan": .nan,
      ]
        as KeyValuePairs<String, Decimal>)
    value("Decimal.RoundingMode", Decimal.RoundingMode.self)
    value("Decimal.CalculationError", Decimal.CalculationError.self)
  }

  private mutating func addDecimalFormatStyle() {
    value("Decimal.FormatStyle", Decimal.FormatStyle.self)
    property("Decimal.FormatStyle.locale", \Decimal.FormatStyle.locale)
    make("Decimal.FormatStyle.init(locale:)") { (a: Locale) in Decimal.FormatStyle(locale: a) }
    method("Decimal.FormatStyle.grouping(_:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.Grouping) in it.grouping(a)
    }
    method("Decimal.FormatStyle.precision(_:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.Precision) in it.precision(a)
    }
    method("Decimal.FormatStyle.sign(strategy:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.SignDisplayStrategy) in
      it.sign(strategy: a)
    }
    method("Decimal.FormatStyle.decimalSeparator(strategy:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.DecimalSeparatorDisplayStrategy) in
      it.decimalSeparator(strategy: a)
    }
    method("Decimal.FormatStyle.rounded(rule:increment:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.RoundingRule, b: Int?) in
      it.rounded(rule: a, increment: b)
    }
    method("Decimal.FormatStyle.scale(_:)") { (it: Decimal.FormatStyle, a: Double) in it.scale(a) }
    method("Decimal.FormatStyle.notation(_:)") {
      (it: Decimal.FormatStyle, a: Decimal.FormatStyle.Configuration.Notation) in it.notation(a)
    }
    method("Decimal.FormatStyle.format(_:)") { (it: Decimal.FormatStyle, a: Decimal) in it.format(a) }
    method("Decimal.FormatStyle.locale(_:)") { (it: Decimal.FormatStyle, a: Locale) in it.locale(a) }
  }

  private mutating func addDecimalFormatStylePercent() {
    value("Decimal.FormatStyle.Percent", Decimal.FormatStyle.Percent.self)
    property("Decimal.FormatStyle.Percent.locale", \Decimal.FormatStyle.Percent.locale)
    make("Decimal.FormatStyle.Percent.init(locale:)") { (a: Locale) in Decimal.FormatStyle.Percent(locale: a)
    }
    method("Decimal.FormatStyle.Percent.grouping(_:)") {
      (it: Decimal.FormatStyle.Percent, a: Decimal.FormatStyle.Percent.Configuration.Grouping) in
      it.grouping(a)
    }
    method("Decimal.FormatStyle.Percent.precision(_:)") {
      (it: Decimal.FormatStyle.Percent, a: Decimal.FormatStyle.Percent.Configuration.Precision) in
      it.precision(a)
    }
    method("Decimal.FormatStyle.Percent.sign(strategy:)") {
      (it: Decimal.FormatStyle.Percent, a: Decimal.FormatStyle.Percent.Configuration.SignDisplayStrategy) in
      it.sign(strategy: a)
    }
    method("Decimal.FormatStyle.Percent.decimalSeparator(strategy:)") {
      (
        it: Decimal.FormatStyle.Percent,
        a: Decimal.FormatStyle.Percent.Configuration.DecimalSeparatorDisplayStrategy
      ) in it.decimalSeparator(strategy: a)
    }
    method("Decimal.FormatStyle.Percent.rounded(rule:increment:)") {
      (it: Decimal.FormatStyle.Percent, a: Decimal.FormatStyle.Percent.Configuration.RoundingRule, b: Int?) in
      it.rounded(rule: a, increment: b)
    }
    method("Decimal.FormatStyle.Percent.scale(_:)") { (it: Decimal.FormatStyle.Percent, a: Double) in
      it.scale(a)
    }
    method("Decimal.FormatStyle.Percent.notation(_:)") {
      (it: Decimal.FormatStyle.Percent, a: Decimal.FormatStyle.Percent.Configuration.Notation) in
      it.notation(a)
    }
  }

  private mutating func addDecimalFormatStylePercentPart2() {
    method("Decimal.FormatStyle.Percent.format(_:)") { (it: Decimal.FormatStyle.Percent, a: Decimal) in
      it.format(a)
    }
    method("Decimal.FormatStyle.Percent.locale(_:)") { (it: Decimal.FormatStyle.Percent, a: Locale) in
      it.locale(a)
    }
  }

  private mutating func addDecimalFormatStyleCurrency() {
    value("Decimal.FormatStyle.Currency", Decimal.FormatStyle.Currency.self)
    property("Decimal.FormatStyle.Currency.locale", \Decimal.FormatStyle.Currency.locale)
    property("Decimal.FormatStyle.Currency.currencyCode", \Decimal.FormatStyle.Currency.currencyCode)
    make("Decimal.FormatStyle.Currency.init(code:locale:)") { (a: String, b: Locale) in
      Decimal.FormatStyle.Currency(code: a, locale: b)
    }
    method("Decimal.FormatStyle.Currency.grouping(_:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.Grouping) in
      it.grouping(a)
    }
    method("Decimal.FormatStyle.Currency.precision(_:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.Precision) in
      it.precision(a)
    }
    method("Decimal.FormatStyle.Currency.sign(strategy:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.SignDisplayStrategy) in
      it.sign(strategy: a)
    }
    method("Decimal.FormatStyle.Currency.decimalSeparator(strategy:)") {
      (
        it: Decimal.FormatStyle.Currency,
        a: Decimal.FormatStyle.Currency.Configuration.DecimalSeparatorDisplayStrategy
      ) in it.decimalSeparator(strategy: a)
    }
    method("Decimal.FormatStyle.Currency.rounded(rule:increment:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.RoundingRule, b: Int?)
      in it.rounded(rule: a, increment: b)
    }
    method("Decimal.FormatStyle.Currency.scale(_:)") { (it: Decimal.FormatStyle.Currency, a: Double) in
      it.scale(a)
    }
    method("Decimal.FormatStyle.Currency.presentation(_:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.Presentation) in
      it.presentation(a)
    }
  }

  private mutating func addDecimalFormatStyleCurrencyPart2() {
    method("Decimal.FormatStyle.Currency.notation(_:)") {
      (it: Decimal.FormatStyle.Currency, a: Decimal.FormatStyle.Currency.Configuration.Notation) in
      it.notation(a)
    }
    method("Decimal.FormatStyle.Currency.format(_:)") { (it: Decimal.FormatStyle.Currency, a: Decimal) in
      it.format(a)
    }
    method("Decimal.FormatStyle.Currency.locale(_:)") { (it: Decimal.FormatStyle.Currency, a: Locale) in
      it.locale(a)
    }
  }
}

extension Decimal: HostBoxed {
  /// A number that a decimal one can be made of. Foundation ends the program for an infinite one.
  static func number<Number: BinaryFloatingPoint>(_ number: Number) throws -> Number {
    try Trap.unless(!number.isInfinite, "a decimal number of an infinite one")
    return number
  }
}
extension Decimal.RoundingMode: HostCases {
  static var hostCases: [Decimal.RoundingMode] {
    [.plain, .down, .up, .bankers]
  }
}
extension Decimal.CalculationError: HostCases {
  static var hostCases: [Decimal.CalculationError] {
    [.noError, .lossOfPrecision, .overflow, .underflow, .divideByZero]
  }
}
extension Decimal.FormatStyle: HostBoxed {}
extension Decimal.FormatStyle.Percent: HostBoxed {}
extension Decimal.FormatStyle.Currency: HostBoxed {}
