// Foundation: what the declarations of NSNumber are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNSNumber() {
    addNSNumberItself()
  }

  private mutating func addNSNumberItself() {
    value("NSNumber", NSNumber.self)
    property("NSNumber.int8Value", \NSNumber.int8Value)
    property("NSNumber.uint8Value", \NSNumber.uint8Value)
    property("NSNumber.int16Value", \NSNumber.int16Value)
    property("NSNumber.uint16Value", \NSNumber.uint16Value)
    property("NSNumber.int32Value", \NSNumber.int32Value)
    property("NSNumber.uint32Value", \NSNumber.uint32Value)
    property("NSNumber.int64Value", \NSNumber.int64Value)
    property("NSNumber.uint64Value", \NSNumber.uint64Value)
    property("NSNumber.floatValue", \NSNumber.floatValue)
    property("NSNumber.doubleValue", \NSNumber.doubleValue)
    property("NSNumber.boolValue", \NSNumber.boolValue)
    property("NSNumber.intValue", \NSNumber.intValue)
    property("NSNumber.uintValue", \NSNumber.uintValue)
    property("NSNumber.stringValue", \NSNumber.writtenOut)
    property("NSNumber.decimalValue", \NSNumber.decimalValue)
    make("NSNumber.init(value: Int8)") { (a: Int8) in NSNumber(value: a) }
    make("NSNumber.init(value: UInt8)") { (a: UInt8) in NSNumber(value: a) }
    make("NSNumber.init(value: Int16)") { (a: Int16) in NSNumber(value: a) }
    make("NSNumber.init(value: UInt16)") { (a: UInt16) in NSNumber(value: a) }
    make("NSNumber.init(value: Int32)") { (a: Int32) in NSNumber(value: a) }
    make("NSNumber.init(value: UInt32)") { (a: UInt32) in NSNumber(value: a) }
    make("NSNumber.init(value: Int)") { (a: Int) in NSNumber(value: a) }
    make("NSNumber.init(value: UInt)") { (a: UInt) in NSNumber(value: a) }
    make("NSNumber.init(value: Int64)") { (a: Int64) in NSNumber(value: a) }
    make("NSNumber.init(value: UInt64)") { (a: UInt64) in NSNumber(value: a) }
    make("NSNumber.init(value: Float)") { (a: Float) in NSNumber(value: a) }
    make("NSNumber.init(value: Double)") { (a: Double) in NSNumber(value: a) }
    make("NSNumber.init(value: Bool)") { (a: Bool) in NSNumber(value: a) }
    make("NSNumber.init(integerLiteral:)") { (a: Int) in NSNumber(integerLiteral: a) }
    make("NSNumber.init(floatLiteral:)") { (a: Double) in NSNumber(floatLiteral: a) }
    make("NSNumber.init(booleanLiteral:)") { (a: Bool) in NSNumber(booleanLiteral: a) }
    method("NSNumber.compare(_:)") { (it: NSNumber, a: NSNumber) in it.compare(a) }
    method("NSNumber.description(withLocale:)") { (it: NSNumber, a: Locale?) in it.description(withLocale: a)
    }
  }
}

extension NSNumber {
  /// As Apple's Foundation writes it: a whole number has no fraction, whatever it was made of.
  fileprivate var writtenOut: String {
    let text = stringValue
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
