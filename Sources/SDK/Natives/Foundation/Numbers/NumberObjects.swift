// Foundation: numbers from objects that are numbers.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNumberObjects() {
    addFromObject(Int.init(truncating:), Int.init(exactly:))
    addFromObject(Int8.init(truncating:), Int8.init(exactly:))
    addFromObject(Int16.init(truncating:), Int16.init(exactly:))
    addFromObject(Int32.init(truncating:), Int32.init(exactly:))
    addFromObject(Int64.init(truncating:), Int64.init(exactly:))
    addFromObject(UInt.init(truncating:), UInt.init(exactly:))
    addFromObject(UInt8.init(truncating:), UInt8.init(exactly:))
    addFromObject(UInt16.init(truncating:), UInt16.init(exactly:))
    addFromObject(UInt32.init(truncating:), UInt32.init(exactly:))
    addFromObject(UInt64.init(truncating:), UInt64.init(exactly:))
    addFromObject(Double.init(truncating:), Double.init(exactly:))
    addFromObject(Float.init(truncating:), Float.init(exactly:))
    for label in ["truncating:", "_: NSNumber"] {
      make("CGFloat.init(\(label))") { (a: NSNumber) in CGFloat(a.doubleValue) }
      make("Bool.init(\(label))") { (a: NSNumber) in Bool(truncating: a) }
    }
    make("Bool.init(exactly: NSNumber)") { (a: NSNumber) in Bool(exactly: a) }
  }

  /// What all types of numbers are made of: an object, exactly or not.
  private mutating func addFromObject<Number: HostConvertible>(
    _ truncating: @escaping (NSNumber) -> Number, _ exactly: @escaping (NSNumber) -> Number?
  ) {
    make("\(Number.self).init(truncating:)", truncating)
    make("\(Number.self).init(_: NSNumber)", truncating)
    make("\(Number.self).init(exactly: NSNumber)", exactly)
  }
}
