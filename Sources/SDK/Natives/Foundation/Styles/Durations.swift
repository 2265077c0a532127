import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

extension Duration: HostBoxed {}

/// `Duration` of the standard library.
extension Natives {
  mutating func addDurations() {
    value("Duration", Duration.self)
    make("Duration.init(secondsComponent:attosecondsComponent:)") { (seconds: Int64, attoseconds: Int64) in
      Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    }
    make("Duration.init(attoseconds:)") { (attoseconds: Int128) in Duration(attoseconds: attoseconds) }
    property("Duration.attoseconds", \Duration.attoseconds)
    self["Duration.components"] = { arguments, _ in
      let parts = try Duration.host(arguments[0]).components
      return .tuple(.integer(Int(parts.seconds)), .integer(Int(parts.attoseconds)))
    }
    addDurationUnits()
    addDurationOperators()
  }

  private mutating func addDurationUnits() {
    func unit(_ name: String, _ attoseconds: Int128, _ part: @escaping (Double) -> Duration) {
      self["Duration.\(name)(_: T)"] = { arguments, call in
        let number = try NumberKind.required(call.type("T")).integer(arguments[1]) ?? 0
        return .host(try Duration(counted: number.multipliedReportingOverflow(by: attoseconds)))
      }
      make("Duration.\(name)(_: Double)") { (number: Double) in
        try Duration.check(number * Double(attoseconds))
        return part(number)
      }
    }
    unit("seconds", 1_000_000_000_000_000_000) { .seconds($0) }
    unit("milliseconds", 1_000_000_000_000_000) { .milliseconds($0) }
    unit("microseconds", 1_000_000_000_000) { .microseconds($0) }
    unit("nanoseconds", 1_000_000_000) { .nanoseconds($0) }
  }

  private mutating func addDurationOperators() {
    make("Duration.zero") { Duration.zero }
    make("Duration./(_: Duration, _: Duration)") { (a: Duration, b: Duration) in a / b }
    make("Duration./(_: Duration, _: Double)") { (a: Duration, b: Double) in try a.divided(by: b) }
    assignment("Duration./=(_: inout Duration, _: Double)") { (a: inout Duration, b: Double) in
      a = try a.divided(by: b)
    }
    make("Duration.*(_: Duration, _: Double)") { (a: Duration, b: Double) in
      try Duration.check(Double(a.attoseconds) * b)
      return a * b
    }
    make("Duration.+(_:_:)") { (a: Duration, b: Duration) in try a.plus(b) }
    make("Duration.-(_:_:)") { (a: Duration, b: Duration) in try a.minus(b) }
    assignment("Duration.+=(_:_:)") { (a: inout Duration, b: Duration) in a = try a.plus(b) }
    assignment("Duration.-=(_:_:)") { (a: inout Duration, b: Duration) in a = try a.minus(b) }
    func whole(
      _ sign: String, _ operation: @escaping (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
    ) {
      func result(_ arguments: ContiguousArray<RuntimeValue>, _ call: NativeCall) throws -> RuntimeValue {
        let number = try NumberKind.required(call.type("T")).integer(arguments[2]) ?? 0
        try Trap.unless(sign != "/" || number != 0, "Division by zero")
        return .host(try Duration(counted: operation(Duration.host(arguments[1]).attoseconds, number)))
      }
      self["Duration.\(sign)(_: Duration, _: T)"] = { arguments, call in try result(arguments, call) }
      self["Duration.\(sign)=(_: inout Duration, _: T)"] = { arguments, call in
        arguments[1] = try result(arguments, call)
        return .void
      }
    }
    whole("*") { $0.multipliedReportingOverflow(by: $1) }
    whole("/") { $0.dividedReportingOverflow(by: $1) }
  }
}

/// Durations have 128 bits of attoseconds; what has more ends the program.
extension Duration {
  fileprivate init(counted: (partialValue: Int128, overflow: Bool)) throws {
    try Trap.unless(!counted.overflow, "arithmetic overflow in Int128")
    self.init(attoseconds: counted.partialValue)
  }

  fileprivate static func check(_ attoseconds: Double) throws {
    try Trap.unless(
      attoseconds.magnitude < 0x1p127, "a duration of a number that is infinite, not a number or out of range"
    )
  }

  fileprivate func divided(by number: Double) throws -> Duration {
    try Duration.check(Double(attoseconds) / number)
    return self / number
  }

  fileprivate func plus(_ other: Duration) throws -> Duration {
    try Duration(counted: attoseconds.addingReportingOverflow(other.attoseconds))
  }

  fileprivate func minus(_ other: Duration) throws -> Duration {
    try Duration(counted: attoseconds.subtractingReportingOverflow(other.attoseconds))
  }
}
