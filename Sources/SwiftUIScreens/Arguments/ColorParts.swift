import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What a color was made of, for the SDK's code that resolves it (`Color.resolve(in:)`, `UIColor(color)`).
extension Natives {
  mutating func addColorParts() {
    self["Color._maker"] = { arguments, _ in
      guard case .record(let record) = arguments[0] else { return .text("") }
      return .text(record.callee.shownName)
    }
    self["Color._resolved(in:)"] = { _, call in
      throw Interruption.unknown("what a color of the app's assets is made of")
    }
    self["Color._given(_:_:)"] = { arguments, call in
      guard case .record(let record) = arguments[0], case .integer(let place) = arguments[1] else {
        return .none(0)
      }
      let wanted = try call.type("Value")
      let (value, type): (RuntimeValue, Type)
      if place == 0 {
        guard let receiver = call.machine.receiver(of: record) else { return .none(0) }
        (value, type) = receiver
      } else {
        let given = call.machine.arguments(of: record)
        guard place <= given.count else { return .none(0) }
        (value, type) = (given[place - 1].value, given[place - 1].type)
      }
      if case .unset = value { return .none(0) }
      return RuntimeValue(optional: try call.machine.cast(value, from: call.machine.plain(type), to: wanted))
    }
  }
}
