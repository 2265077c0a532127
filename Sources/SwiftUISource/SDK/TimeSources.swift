/// `Text(.currentDate, format: …)`: what changes with the time, as it is now (iOS 18+).
extension Machine {
  /// The styles that count from another moment: how they read is not known here.
  private static let countingStyles: Set<String> = ["offset", "reference", "stopwatch", "timer"]

  /// What the source of a `Text(source, format: style)` gives now; nil for any other text, and where the style is
  /// not known.
  func timeSource(_ arguments: [CallArgument], in scope: Scope) throws(Interrupt) -> Value? {
    guard let source = arguments.first, source.label == nil,
      let style = arguments.first(where: { $0.label == "format" })
    else { return nil }
    if case .postfix(let base, _) = style.value.kind, case .implicitMember(let name) = base.kind,
      Machine.countingStyles.contains(name)
    {
      return nil
    }
    return try timeSource(source.value, in: scope)
  }

  /// What a `TimeDataSource` gives now: the date, or how long ago a date was; nil for what is no such source, and
  /// where a text of the app's bears the name.
  private func timeSource(_ argument: Expression, in scope: Scope) throws(Interrupt) -> Value? {
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
