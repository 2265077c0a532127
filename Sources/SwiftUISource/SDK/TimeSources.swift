/// `Text(.currentDate, format: …)`: what changes with the time, as it is now (iOS 18+).
extension Machine {
  /// What a `TimeDataSource` gives now: the date, or how long ago a date was; nil for what is no such source, and
  /// where a text of the app's bears the name.
  func timeSource(_ argument: Expression, in scope: Scope) throws(Interrupt) -> Value? {
    switch argument.kind {
    case .implicitMember("currentDate"): return .date(environment.now)
    case .postfix(let base, let steps) where steps.isEmpty: return try timeSource(base, in: scope)
    case .postfix(let base, let steps):
      guard case .implicitMember("durationOffset") = base.kind, steps.count == 1,
        case .call(let arguments, _) = steps[0], arguments.count == 1, arguments[0].label == "to",
        case .date(let anchor) = try evaluate(arguments[0].value, in: scope, hint: .named("Date"))
      else { return nil }
      return .record("Duration", ["seconds": .double(environment.now - anchor)])
    default: return nil
    }
  }
}
