// Foundation: what the declarations of Decimal are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDecimal() {
    addDecimalItself()
    addDecimalInitializers()
    addDecimalComparisons()
    addDecimalArithmetic()
    addDecimalStyles()
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
    value("Decimal.RoundingMode", Decimal.RoundingMode.self)
    value("Decimal.CalculationError", Decimal.CalculationError.self)
    constants(
      "Decimal",
      [
        "leastFiniteMagnitude": .leastFiniteMagnitude, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
        "leastNormalMagnitude": .leastNormalMagnitude, "leastNonzeroMagnitude": .leastNonzeroMagnitude,
        "pi": .pi, "quietNaN": .quietNaN, "nan": .nan,
      ]
        as KeyValuePairs<String, Decimal>)
  }

  private mutating func addDecimalInitializers() {
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

  private mutating func addDecimalComparisons() {
    method("Decimal.isLess(than:)") { (it: Decimal, a: Decimal) in it.isLess(than: a) }
    method("Decimal.isLessThanOrEqualTo(_:)") { (it: Decimal, a: Decimal) in it.isLessThanOrEqualTo(a) }
    method("Decimal.isTotallyOrdered(belowOrEqualTo:)") { (it: Decimal, a: Decimal) in
      it.isTotallyOrdered(belowOrEqualTo: a)
    }
  }

  private mutating func addDecimalArithmetic() {
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
    method("pow(_: Decimal, _: Int)") { (a: Decimal, b: Int) in
      try Trap.unless(b != .min, "arithmetic overflow in Int -")
      return pow(a, b)
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
