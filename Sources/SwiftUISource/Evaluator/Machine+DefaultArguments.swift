/// Arguments that a call leaves out.
extension Machine {
  /// What a parameter is that is not given.
  ///
  /// - Parameters:
  ///   - call: the call that leaves it out.
  ///   - caller: where that call is written, if that is known.
  func defaultValue(
    _ initial: Expression, of parameter: ParameterCode, _ hint: TypeHint, in scope: Scope,
    for call: Expression,
    from caller: Scope?
  ) throws(Interrupt) -> Value {
    if case .macro(let name, _) = initial.kind, SDK.callerLabels.contains(name) {
      return callPlace(name, call, from: caller)
    }
    return parameter.isAutoclosure && !initial.isClosure
      ? autoclosure(initial, in: scope) : try evaluate(initial, in: scope, hint: hint)
  }

  /// `line: Int = #line`: as an argument that is left out it means the place of the call.
  private func callPlace(_ name: String, _ call: Expression, from caller: Scope?) -> Value {
    switch name {
    case "line": .int(call.file.place(call.start).line)
    case "column": .int(call.file.place(call.start).column)
    case "function": .string(functionName(around: caller))
    default: .string(call.file.path)
    }
  }

  /// `load(from:)`, `init()`, the name of a property; outside of all these the name of the type.
  private func functionName(around scope: Scope?) -> String {
    switch scope?.bodyAround {
    case .function(let function):
      function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case .property(let property): property.name
    case nil: scope?.owner?.name ?? ""
    }
  }
}
