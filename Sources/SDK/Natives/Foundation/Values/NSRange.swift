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
    method("NSRange.upperBound") { (it: NSRange) in try it.ended.upperBound }
    make("NSRange.init()") { NSRange() }
    make("NSRange.init(location:length:)") { (a: Int, b: Int) in NSRange(location: a, length: b) }
    make("NSRange.init(_: String)") { (a: String) in NSRange(a) }
    method("NSRange.contains(_:)") { (it: NSRange, a: Int) in try it.ended.contains(a) }
    method("NSRange.union(_:)") { (it: NSRange, a: NSRange) in try it.ended.union(a.ended) }
    method("NSRange.intersection(_:)") { (it: NSRange, a: NSRange) in try it.ended.intersection(a.ended) }
    change("NSRange.formUnion(_:)") { (it: inout NSRange, a: NSRange) in
      it = try it.ended.union(a.ended)
    }
  }
}

extension NSRange: HostBoxed {
  /// The range, if its end is a number. Adding it up ends the program otherwise.
  var ended: NSRange {
    get throws {
      try Trap.unless(!location.addingReportingOverflow(length).overflow, "arithmetic overflow in Int +")
      return self
    }
  }

  /// The range, if it doesn't end before it begins.
  var ordered: NSRange {
    get throws {
      try Trap.unless(length >= 0, "Range requires lowerBound <= upperBound")
      return try ended
    }
  }
}
