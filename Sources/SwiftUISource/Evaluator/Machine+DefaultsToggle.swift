/// A switch of the package Defaults (github.com/sindresorhus/Defaults).
extension Machine {
  /// `Defaults.Toggle("Show tides", key: .showsTides)`: a switch that stands as the key's default does.
  func defaultsToggle(
    _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    var rest = arguments
    var isOn: Value = .bool(false)
    if let index = rest.firstIndex(where: { $0.label == "key" }) {
      let key = try evaluate(rest.remove(at: index).value, in: scope, hint: .named("Defaults.Keys"))
      isOn = try defaultsKey(key) ?? isOn
    }
    let inner = Scope(parent: scope)
    inner.declare("\u{1}isOn", .binding(.constant(isOn)))
    let place = Expression(
      .name("\u{1}isOn"), start: expression.start, end: expression.end, file: expression.file)
    let first = rest.firstIndex(where: \.isTrailingClosure) ?? rest.endIndex
    rest.insert(CallArgument(label: "isOn", value: place), at: first)
    return .view(try makeView("Toggle", .labeled, rest, in: inner, expression))
  }
}
