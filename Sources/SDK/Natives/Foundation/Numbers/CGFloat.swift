import EarshotSwiftRuntime
import Foundation

/// `CGFloat` is kept as a `Double`.
extension Natives {
  mutating func addCGFloat() {
    addFloating("CGFloat") { $0 }
    for name in ["description", "debugDescription"] {
      self["CGFloat.\(name)"] = { arguments, _ in .text(try arguments[0].double.description) }
    }
    addFrom(Int.self)
    addFrom(Int8.self)
    addFrom(Int16.self)
    addFrom(Int32.self)
    addFrom(Int64.self)
    addFrom(UInt.self)
    addFrom(UInt8.self)
    addFrom(UInt16.self)
    addFrom(UInt32.self)
    addFrom(UInt64.self)
    self["CGFloat.native"] = { arguments, _ in arguments[0] }
    self["CGFloat.native="] = { arguments, _ in
      arguments[0] = arguments[1]
      return .void
    }
    let constants: [(String, Double)] = [
      ("infinity", .infinity), ("nan", .nan), ("signalingNaN", .signalingNaN), ("pi", .pi),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNormalMagnitude", .leastNormalMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
    ]
    for (name, value) in constants { self["CGFloat.\(name)"] = { _, _ in .floating(value) } }
    self["CGFloat.nextUp"] = { arguments, _ in .floating(try arguments[0].double.nextUp) }
    self["CGFloat.ulp"] = { arguments, _ in .floating(try arguments[0].double.ulp) }
    for owner in ["Double", "Float", "CGFloat"] {
      self["\(owner).init(_: CGFloat)"] = { arguments, _ in
        let value = try arguments[1].double
        return .floating(owner == "Float" ? Double(Float(value)) : value)
      }
    }
  }

  /// It has an initializer for each type of integers, as no number of the standard library has, and each has one for
  /// it.
  private mutating func addFrom<Integer: FixedWidthInteger>(_: Integer.Type) {
    self["CGFloat.init(_: \(Integer.self))"] = { arguments, _ in
      .floating(Double(try Integer.unboxed(arguments[1])))
    }
    self["\(Integer.self).init(_: CGFloat)"] = { arguments, _ in
      let number = try arguments[1].double
      guard let value = Integer(exactly: number.rounded(.towardZero)) else {
        throw Interruption.trap("Fatal error: \(number) cannot be converted to \(Integer.self)")
      }
      return Integer.boxed(value)
    }
  }
}
