// Foundation: what the declarations of NSValue are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNSValue() {
    addNSValueItself()
  }

  private mutating func addNSValueItself() {
    value("NSValue", NSValue.self)
    property("NSValue.pointValue", \NSValue.pointValue)
    property("NSValue.sizeValue", \NSValue.sizeValue)
    property("NSValue.rectValue", \NSValue.rectValue)
    property("NSValue.rangeValue", \NSValue.rangeValue)
    make("NSValue.init(point:)") { (a: NSPoint) in NSValue(point: a) }
    make("NSValue.init(size:)") { (a: NSSize) in NSValue(size: a) }
    make("NSValue.init(rect:)") { (a: NSRect) in NSValue(rect: a) }
    make("NSValue.init(range:)") { (a: NSRange) in NSValue(range: a) }
  }
}

extension NSValue: HostBoxed {}
