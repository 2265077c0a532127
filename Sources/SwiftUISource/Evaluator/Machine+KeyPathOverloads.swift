/// Functions of an app's that take a key path, beside those of the library that take a function of the same
/// name: `names.map(String.init)` where the app adds `map(_: KeyPath<Element, T>)`.
extension Machine {
  /// Whether an argument can't be the key path that a parameter asks for.
  func isNoKeyPath(_ argument: Expression, for type: TypeName, in scope: Scope) -> Bool {
    guard case .named(let path, _) = type.unwrapped, path.last?.hasSuffix("KeyPath") == true else {
      return false
    }
    switch argument.kind {
    case .keyPath: return false
    case .closure, .operatorReference, .string, .integer, .float: return true
    case .postfix(_, let steps):
      if case .member("init", _)? = steps.last { return true }
    default: break
    }
    switch owner(of: argument, in: scope) {
    case .value(let value)?: return isNoKeyPath(value)
    case .type(let own, _)?: return own.isFunction
    case nil: return (try? evaluate(argument, in: scope)).map(isNoKeyPath) ?? false
    }
  }

  private func isNoKeyPath(_ value: Value) -> Bool {
    switch value {
    case .keyPath, .unknown, .none: false
    default: true
    }
  }

  /// Whether a call gives such a function anything else.
  func givesNoKeyPath(_ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard let match = matching(function.parameters, arguments) else { return false }
    return zip(function.parameters, match).contains { parameter, indices in
      indices.contains { isNoKeyPath(arguments[$0].value, for: parameter.type, in: scope) }
    }
  }
}
