import EarshotSwiftRuntime
import EarshotSwiftSemantics

extension Natives {
  mutating func addObservation() {
    self["withObservationTracking(_:onChange:)"] = { arguments, call in
      let (apply, change) = (try arguments[0].functionValue, try arguments[1].functionValue)
      let changed = try change.call().functionValue
      return try call.machine.observed.track(\.isObserved, { try apply.call() }, change: changed)
    }
  }
}

extension Value {
  /// Whether changes of a stored property are told: what `@Observable` doesn't leave out.
  fileprivate var isObserved: Bool {
    guard let owner, owner.code.attributes.contains(where: { $0.name == "Observable" }) else { return false }
    return !attributes.contains { $0.name == "ObservationIgnored" }
  }
}
