// Foundation: what the declarations of NSDecimalNumber are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNSDecimalNumber() {
    addNSDecimalNumberItself()
    addNSDecimalNumberInitializers()
    addNSDecimalNumberArithmetic()
  }

  private mutating func addNSDecimalNumberItself() {
    value("NSDecimalNumber", NSDecimalNumber.self)
    property("NSDecimalNumber.int8Value", \NSDecimalNumber.int8Value)
    property("NSDecimalNumber.uint8Value", \NSDecimalNumber.uint8Value)
    property("NSDecimalNumber.int16Value", \NSDecimalNumber.int16Value)
    property("NSDecimalNumber.uint16Value", \NSDecimalNumber.uint16Value)
    property("NSDecimalNumber.int32Value", \NSDecimalNumber.int32Value)
    property("NSDecimalNumber.uint32Value", \NSDecimalNumber.uint32Value)
    property("NSDecimalNumber.int64Value", \NSDecimalNumber.int64Value)
    property("NSDecimalNumber.uint64Value", \NSDecimalNumber.uint64Value)
    property("NSDecimalNumber.floatValue", \NSDecimalNumber.floatValue)
    property("NSDecimalNumber.doubleValue", \NSDecimalNumber.doubleValue)
    property("NSDecimalNumber.boolValue", \NSDecimalNumber.boolValue)
    property("NSDecimalNumber.intValue", \NSDecimalNumber.intValue)
    property("NSDecimalNumber.uintValue", \NSDecimalNumber.uintValue)
    method("NSDecimalNumber.description(withLocale:)") { (it: NSDecimalNumber, a: Locale?) in
      it.description(withLocale: a)
    }
    constants(
      "NSDecimalNumber",
      ["zero": .zero, "one": .one, "minimum": .minimum, "maximum": .maximum, "notANumber": .notANumber]
        as KeyValuePairs<String, NSDecimalNumber>)
  }

  private mutating func addNSDecimalNumberInitializers() {
    make("NSDecimalNumber.init(mantissa:exponent:isNegative:)") { (a: UInt64, b: Int16, c: Bool) in
      NSDecimalNumber(mantissa: a, exponent: b, isNegative: c)
    }
    make("NSDecimalNumber.init(decimal:)") { (a: Decimal) in NSDecimalNumber(decimal: a) }
    make("NSDecimalNumber.init(string:)") { (a: String?) in NSDecimalNumber(string: a) }
    make("NSDecimalNumber.init(value: Int)") { (a: Int) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: UInt)") { (a: UInt) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Int8)") { (a: Int8) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: UInt8)") { (a: UInt8) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Int16)") { (a: Int16) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: UInt16)") { (a: UInt16) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Int32)") { (a: Int32) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: UInt32)") { (a: UInt32) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Int64)") { (a: Int64) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: UInt64)") { (a: UInt64) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Bool)") { (a: Bool) in NSDecimalNumber(value: a) }
    make("NSDecimalNumber.init(value: Float)") { (a: Float) in NSDecimalNumber(value: try Decimal.number(a)) }
    make("NSDecimalNumber.init(value: Double)") { (a: Double) in NSDecimalNumber(value: try Decimal.number(a))
    }
    make("NSDecimalNumber.init(floatLiteral:)") { (a: Double) in
      NSDecimalNumber(floatLiteral: try Decimal.number(a))
    }
    make("NSDecimalNumber.init(booleanLiteral:)") { (a: Bool) in NSDecimalNumber(booleanLiteral: a) }
    make("NSDecimalNumber.init(integerLiteral:)") { (a: Int) in NSDecimalNumber(integerLiteral: a) }
  }

  private mutating func addNSDecimalNumberArithmetic() {
    method("NSDecimalNumber.adding(_:)") { (it: NSDecimalNumber, a: NSDecimalNumber) in it.adding(a) }
    method("NSDecimalNumber.subtracting(_:)") { (it: NSDecimalNumber, a: NSDecimalNumber) in it.subtracting(a)
    }
    method("NSDecimalNumber.multiplying(by:)") { (it: NSDecimalNumber, a: NSDecimalNumber) in
      it.multiplying(by: a)
    }
    method("NSDecimalNumber.dividing(by:)") { (it: NSDecimalNumber, a: NSDecimalNumber) in it.dividing(by: a)
    }
    method("NSDecimalNumber.raising(toPower:)") { (it: NSDecimalNumber, a: Int) in
      try Trap.unless(a != .min, "arithmetic overflow in Int -")
      return it.raising(toPower: a)
    }
    method("NSDecimalNumber.multiplying(byPowerOf10:)") { (it: NSDecimalNumber, a: Int16) in
      it.multiplying(byPowerOf10: a)
    }
    method("NSDecimalNumber.compare(_:)") { (it: NSDecimalNumber, a: NSNumber) in it.compare(a) }
  }
}
