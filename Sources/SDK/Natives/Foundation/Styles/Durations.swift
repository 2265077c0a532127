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
    func unit(
      _ name: String, _ whole: @escaping (Int128) -> Duration, _ part: @escaping (Double) -> Duration
    ) {
      self["Duration.\(name)(_: T)"] = { arguments, call in
        .host(whole(try NumberKind.required(call.type("T")).integer(arguments[1]) ?? 0))
      }
      make("Duration.\(name)(_: Double)") { (number: Double) in part(number) }
    }
    unit("seconds", { .seconds($0) }, { .seconds($0) })
    unit("milliseconds", { .milliseconds($0) }, { .milliseconds($0) })
    unit("microseconds", { .microseconds($0) }, { .microseconds($0) })
    unit("nanoseconds", { .nanoseconds($0) }, { .nanoseconds($0) })
  }

  private mutating func addDurationOperators() {
    make("Duration.zero") { Duration.zero }
    make("Duration.+(_:_:)") { (a: Duration, b: Duration) in a + b }
    make("Duration.-(_:_:)") { (a: Duration, b: Duration) in a - b }
    make("Duration./(_: Duration, _: Double)") { (a: Duration, b: Double) in a / b }
    make("Duration./(_: Duration, _: Duration)") { (a: Duration, b: Duration) in a / b }
    make("Duration.*(_: Duration, _: Double)") { (a: Duration, b: Double) in a * b }
    assignment("Duration.+=(_:_:)") { (a: inout Duration, b: Duration) in a += b }
    assignment("Duration.-=(_:_:)") { (a: inout Duration, b: Duration) in a -= b }
    assignment("Duration./=(_: inout Duration, _: Double)") { (a: inout Duration, b: Double) in a /= b }
    func whole(_ sign: String, _ operation: @escaping (Duration, Int128) -> Duration) {
      func result(_ arguments: ContiguousArray<RuntimeValue>, _ call: NativeCall) throws -> RuntimeValue {
        let number = try NumberKind.required(call.type("T")).integer(arguments[2]) ?? 0
        try Trap.unless(sign != "/" || number != 0, "Division by zero")
        return .host(operation(try Duration.host(arguments[1]), number))
      }
      self["Duration.\(sign)(_: Duration, _: T)"] = { arguments, call in try result(arguments, call) }
      self["Duration.\(sign)=(_: inout Duration, _: T)"] = { arguments, call in
        arguments[1] = try result(arguments, call)
        return .void
      }
    }
    whole("*") { $0 * $1 }
    whole("/") { $0 / $1 }
  }
}
