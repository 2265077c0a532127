/// What an app adds to a type from outside under the name of that type's own: `func pinned(_ place: Place?)` that
/// calls `pinned(place)` where there is a place. The overload that asks for no optional is meant, which only its
/// package declares.
extension Machine {
  /// Whether a method of such an extension would be called by itself with just what it was given, which would
  /// never end.
  func wouldRepeat(
    _ function: FunctionCode, of type: TypeInfo, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    guard type.declaration == nil || Machine.uikitMethods.contains(function.name),
      !function.isMutating, let inside = scope.scope(of: function),
      let match = matching(function.parameters, arguments)
    else { return false }
    for (parameter, indices) in zip(function.parameters, match) {
      guard indices.count == 1, case .name(let name) = arguments[indices[0]].value.kind,
        let found = scope.find(name), let given = inside.value(named: parameter.name),
        isSame(found.scope.variables[found.index].value, given)
      else { return false }
    }
    return true
  }

  /// Whether a method that calls one of its own name would hand itself a text for an address, or a number for a
  /// text: `fetch(for: url.absoluteString)` in `fetch(for url: URL)` is the package's own.
  func takesOtherBasics(_ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard let match = matching(function.parameters, arguments) else { return false }
    return zip(function.parameters, match).contains { parameter, indices in
      indices.contains { index in
        guard case .postfix(_, let steps) = arguments[index].value.kind, steps.allSatisfy(\.isMember),
          let name = parameter.type.unwrapped.simpleName,
          let value = try? evaluate(arguments[index].value, in: scope)
        else { return false }
        let isNumber = MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name)
        switch value {
        case .string: return isNumber || ["URL", "Date", "UUID", "Data", "Bool"].contains(name)
        case .url, .int, .double, .date: return name == "String"
        default: return false
        }
      }
    }
  }

  private func isSame(_ value: Value, _ other: Value) -> Bool {
    // What is outside may hold views, which Sameness would look into.
    if case .unknown(let value) = value, case .unknown(let other) = other {
      return value.missing == other.missing && value.source == other.source
    }
    var sameness = Sameness()
    return sameness.same(value, other)
  }
}

extension Scope {
  /// The scope that a function's body begins in, where this one stands in it.
  fileprivate func scope(of function: FunctionCode) -> Scope? {
    var scope: Scope? = self
    while let current = scope {
      if case .function(let running)? = current.body, running === function { return current }
      scope = current.parent
    }
    return nil
  }

  fileprivate func value(named name: String) -> Value? {
    variables.last { $0.name == name }?.value
  }
}
