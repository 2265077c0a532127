// Foundation: numbers from objects that are numbers.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNumberObjects() {
    addNumberObjectsPart1()
    addNumberObjectsPart2()
  }

  private mutating func addNumberObjectsPart1() {
    make("Int.init(truncating:)") { (a: NSNumber) in Int(truncating: a) }
    make("Int.init(_: NSNumber)") { (a: NSNumber) in Int(truncating: a) }
    make("Int.init(exactly: NSNumber)") { (a: NSNumber) in Int(exactly: a) }
    make("Int.init(_: CGFloat)") { (a: CGFloat) in Int(a) }
    make("Int8.init(truncating:)") { (a: NSNumber) in Int8(truncating: a) }
    make("Int8.init(_: NSNumber)") { (a: NSNumber) in Int8(truncating: a) }
    make("Int8.init(exactly: NSNumber)") { (a: NSNumber) in Int8(exactly: a) }
    make("Int8.init(_: CGFloat)") { (a: CGFloat) in Int8(a) }
    make("Int16.init(truncating:)") { (a: NSNumber) in Int16(truncating: a) }
    make("Int16.init(_: NSNumber)") { (a: NSNumber) in Int16(truncating: a) }
    make("Int16.init(exactly: NSNumber)") { (a: NSNumber) in Int16(exactly: a) }
    make("Int16.init(_: CGFloat)") { (a: CGFloat) in Int16(a) }
    make("Int32.init(truncating:)") { (a: NSNumber) in Int32(truncating: a) }
    make("Int32.init(_: NSNumber)") { (a: NSNumber) in Int32(truncating: a) }
    make("Int32.init(exactly: NSNumber)") { (a: NSNumber) in Int32(exactly: a) }
    make("Int32.init(_: CGFloat)") { (a: CGFloat) in Int32(a) }
    make("Int64.init(truncating:)") { (a: NSNumber) in Int64(truncating: a) }
    make("Int64.init(_: NSNumber)") { (a: NSNumber) in Int64(truncating: a) }
    make("Int64.init(exactly: NSNumber)") { (a: NSNumber) in Int64(exactly: a) }
    make("Int64.init(_: CGFloat)") { (a: CGFloat) in Int64(a) }
    make("UInt.init(truncating:)") { (a: NSNumber) in UInt(truncating: a) }
    make("UInt.init(_: NSNumber)") { (a: NSNumber) in UInt(truncating: a) }
    make("UInt.init(exactly: NSNumber)") { (a: NSNumber) in UInt(exactly: a) }
    make("UInt.init(_: CGFloat)") { (a: CGFloat) in UInt(a) }
    make("UInt8.init(truncating:)") { (a: NSNumber) in UInt8(truncating: a) }
    make("UInt8.init(_: NSNumber)") { (a: NSNumber) in UInt8(truncating: a) }
    make("UInt8.init(exactly: NSNumber)") { (a: NSNumber) in UInt8(exactly: a) }
    make("UInt8.init(_: CGFloat)") { (a: CGFloat) in UInt8(a) }
    make("UInt16.init(truncating:)") { (a: NSNumber) in UInt16(truncating: a) }
    make("UInt16.init(_: NSNumber)") { (a: NSNumber) in UInt16(truncating: a) }
    make("UInt16.init(exactly: NSNumber)") { (a: NSNumber) in UInt16(exactly: a) }
    make("UInt16.init(_: CGFloat)") { (a: CGFloat) in UInt16(a) }
    make("UInt32.init(truncating:)") { (a: NSNumber) in UInt32(truncating: a) }
    make("UInt32.init(_: NSNumber)") { (a: NSNumber) in UInt32(truncating: a) }
    make("UInt32.init(exactly: NSNumber)") { (a: NSNumber) in UInt32(exactly: a) }
    make("UInt32.init(_: CGFloat)") { (a: CGFloat) in UInt32(a) }
    make("UInt64.init(truncating:)") { (a: NSNumber) in UInt64(truncating: a) }
    make("UInt64.init(_: NSNumber)") { (a: NSNumber) in UInt64(truncating: a) }
    make("UInt64.init(exactly: NSNumber)") { (a: NSNumber) in UInt64(exactly: a) }
    make("UInt64.init(_: CGFloat)") { (a: CGFloat) in UInt64(a) }
    make("Double.init(truncating:)") { (a: NSNumber) in Double(truncating: a) }
    make("Double.init(_: NSNumber)") { (a: NSNumber) in Double(truncating: a) }
    make("Double.init(exactly: NSNumber)") { (a: NSNumber) in Double(exactly: a) }
    make("Double.init(_: CGFloat)") { (a: CGFloat) in Double(a) }
    make("Float.init(truncating:)") { (a: NSNumber) in Float(truncating: a) }
    make("Float.init(_: NSNumber)") { (a: NSNumber) in Float(truncating: a) }
    make("Float.init(exactly: NSNumber)") { (a: NSNumber) in Float(exactly: a) }
    make("Float.init(_: CGFloat)") { (a: CGFloat) in Float(a) }
  }

  private mutating func addNumberObjectsPart2() {
    make("CGFloat.init(truncating:)") { (a: NSNumber) in CGFloat(a.doubleValue) }
    make("CGFloat.init(_: NSNumber)") { (a: NSNumber) in CGFloat(a.doubleValue) }
    make("CGFloat.init(_: CGFloat)") { (a: CGFloat) in CGFloat(a) }
    make("Bool.init(truncating:)") { (a: NSNumber) in Bool(truncating: a) }
    make("Bool.init(_: NSNumber)") { (a: NSNumber) in Bool(truncating: a) }
    make("Bool.init(exactly: NSNumber)") { (a: NSNumber) in Bool(exactly: a) }
  }
}
