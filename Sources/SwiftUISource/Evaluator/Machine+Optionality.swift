extension Machine {
  /// What interpolation, `print` and `String(describing:)` write of an expression's value: one
  /// that is there in an optional is written `Optional(…)`, as Swift does.
  ///
  /// Values don't know whether they came out of an optional: the expression and the declared types
  /// of the names in it say so.
  func describe(_ value: Value, of expression: Expression, in scope: Scope) -> String {
    let text = describe(value)
    guard !value.isNone, !value.isUnknown, isOptional(expression, in: scope) else { return text }
    if case .string = value { return "Optional(\"\(text)\")" }
    return "Optional(\(text))"
  }

  /// Whether an expression is of an optional type. False where that can't be told.
  func isOptional(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let name): isOptional(name, in: scope)
    case .postfix(let base, let steps): isOptional(base, steps, in: scope)
    case .tryOptional, .cast(_, _, .conditional): true
    case .cast(_, let type, _): type.isOptional
    case .coalesce(_, let other): isOptional(other, in: scope)
    case .ternary(_, let first, let second): isOptional(first, in: scope) || isOptional(second, in: scope)
    default: false
    }
  }

  private func isOptional(_ name: String, in scope: Scope) -> Bool {
    if let found = scope.find(name) {
      let variable = found.scope.variables[found.index]
      return variable.isOptional || variable.type?.isOptional ?? false
    }
    return property(name, of: scope.owner)?.isOptional ?? false
  }

  private func isOptional(_ base: Expression, _ steps: [PostfixStep], in scope: Scope) -> Bool {
    guard let last = steps.last else { return isOptional(base, in: scope) }
    if case .force = last { return false }
    // A chain is optional as a whole.
    if steps.contains(where: \.isOptionalStep) { return true }
    switch last {
    case .member(let name, _):
      guard let owner = plainValue(base, steps.dropLast(), in: scope) else { return false }
      if Machine.optionalMembers.contains(name), owner.isCollection { return true }
      return property(name, of: declaredInfo(of: owner))?.isOptional ?? false
    case .subscript(let arguments, _):
      guard arguments.count == 1, arguments[0].label == nil,
        case .dictionary? = plainValue(base, steps.dropLast(), in: scope)
      else { return false }
      return true
    case .call(let arguments, _):
      return isOptionalCall(base, steps.dropLast(), arguments, in: scope)
    default: return false
    }
  }

  /// A function whose result is optional, whichever of that name is meant; a number out of a text.
  private func isOptionalCall(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    guard let last = steps.last else {
      guard case .name(let name) = base.kind else { return false }
      if MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name),
        arguments.count == 1, arguments[0].label == nil
      {
        return plainValue(arguments[0].value, [], in: scope)?.stringValue != nil
      }
      let local = scope.localFunctions(name).map(\.0)
      return giveOptionals(local.isEmpty ? scope.owner?.functions[name] ?? [] : local)
    }
    guard case .member(let name, _) = last, let owner = plainValue(base, steps.dropLast(), in: scope)
    else { return false }
    if owner.isCollection { return Machine.optionalMethods.contains(name) }
    return giveOptionals(declaredInfo(of: owner)?.functions[name] ?? [])
  }

  private func giveOptionals(_ functions: [FunctionCode]) -> Bool {
    !functions.isEmpty && functions.allSatisfy { $0.result?.isOptional ?? false }
  }

  private func property(_ name: String, of type: TypeInfo?) -> TypeName? {
    guard let type else { return nil }
    return (type.properties[name] ?? type.staticProperties[name])?.type
  }

  /// The value of names and members, which can be asked for once more without doing anything.
  private func plainValue(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> Value? {
    switch base.kind {
    case .name, .string, .array, .dictionary: break
    default: return nil
    }
    for step in steps {
      guard case .member = step else { return nil }
    }
    let expression =
      steps.isEmpty
      ? base
      : Expression(.postfix(base, Array(steps)), start: base.start, end: base.end, file: base.file)
    return try? evaluate(expression, in: scope)
  }

  private static let optionalMembers: Set<String> = ["first", "last"]
  private static let optionalMethods: Set<String> = [
    "first", "last", "min", "max", "randomElement", "firstIndex", "lastIndex", "popLast", "popFirst",
  ]
}

extension PostfixStep {
  fileprivate var isOptionalStep: Bool {
    if case .optional = self { return true }
    return false
  }
}

extension Value {
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .dictionary, .set, .string: true
    default: false
    }
  }
}
