// Foundation: what the declarations of NSRange are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNSRange() {
    addNSRangeItself()
  }

  private mutating func addNSRangeItself() {
    value("NSRange", NSRange.self)
    property("NSRange.location", \NSRange.location)
    property("NSRange.length", \NSRange.length)
    property("NSRange.lowerBound", \NSRange.lowerBound)
    property("NSRange.upperBound", \NSRange.upperBound)
    make("NSRange.init()") { NSRange() }
    make("NSRange.init(location:length:)") { (a: Int, b: Int) in NSRange(location: a, length: b) }
    make("NSRange.init(_: String)") { (a: String) in NSRange(a) }
    method("NSRange.contains(_:)") { (it: NSRange, a: Int) in it.contains(a) }
    method("NSRange.union(_:)") { (it: NSRange, a: NSRange) in it.union(a) }
    method("NSRange.intersection(_:)") { (it: NSRange, a: NSRange) in it.intersection(a) }
    change("NSRange.formUnion(_:)") { (it: inout NSRange, a: NSRange) in it.formUnion(a) }
  }
}

extension NSRange: HostBoxed {}
