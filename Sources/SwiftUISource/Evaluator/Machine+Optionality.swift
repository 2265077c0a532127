extension Machine {
  /// What interpolation, `print` and `String(describing:)` write of an expression's value: one
  /// that is there in an optional is written `Optional(…)`, as Swift does.
  ///
  /// Values don't know whether they came out of an optional: the expression and the declared types
  /// of the names in it say so.
  func describe(_ value: Value, of expression: Expression, in scope: Scope) -> String {
    if let number = unsigned(value, of: expression, in: scope) { return String(number) }
    let text = floating(value, of: expression, in: scope) ?? describe(value)
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
    case .cast(let inner, .named(["Any"], []), .upcast): isOptional(inner, in: scope)
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
    return property(name, of: scope.owner)?.type?.isOptional ?? false
  }

  private func isOptional(_ base: Expression, _ steps: [PostfixStep], in scope: Scope) -> Bool {
    if case .force? = steps.last { return false }
    // A chain is optional as a whole.
    if steps.contains(where: \.isOptionalStep) { return true }
    return givesOptional(base, steps, in: scope)
  }

  /// Whether what a method stands on is optional there: in `sea?.tides.map { … }` the tides are not.
  ///
  /// - Parameter byName: whether `first` and its kin count as a collection's where nothing is known of what
  ///   they stand on.
  func givesOptional(
    _ base: Expression, _ steps: [PostfixStep], in scope: Scope, byName: Bool = false
  ) -> Bool {
    guard let last = steps.last else { return isOptional(base, in: scope) }
    switch last {
    case .member(let name, _):
      guard let owner = owner(base, steps.dropLast(), in: scope) else {
        return byName
          && (Machine.optionalMembers.contains(name) || Machine.optionalProperties.contains(name))
      }
      if Machine.optionalProperties.contains(name), owner.info == nil { return true }
      if owner.isCollection { return Machine.optionalMembers.contains(name) }
      return property(name, of: owner.info)?.type?.isOptional ?? false
    case .subscript(let arguments, _):
      guard arguments.count == 1 else { return false }
      if arguments[0].label == "keyPath", case .keyPath(_, let path) = arguments[0].value.kind {
        guard case .member(let name)? = path.last else { return false }
        let steps = steps.dropLast() + path.dropLast().compactMap(\.step)
        return givesOptional(base, steps + [.member(name, start: 0)], in: scope)
      }
      guard arguments[0].label == nil else { return false }
      return owner(base, steps.dropLast(), in: scope)?.isDictionary ?? false
    case .call(let arguments, _):
      return isOptionalCall(base, steps.dropLast(), arguments, in: scope, byName: byName)
    default: return false
    }
  }

  /// A function whose result is optional, whichever of that name is meant; a number out of a text.
  private func isOptionalCall(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, _ arguments: [CallArgument], in scope: Scope,
    byName: Bool
  ) -> Bool {
    guard let last = steps.last else {
      guard case .name(let name) = base.kind else { return false }
      if MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name),
        arguments.count == 1, arguments[0].label == nil
      {
        return owner(of: arguments[0].value, in: scope)?.isText ?? false
      }
      let local = scope.localFunctions(name).map(\.0)
      if !local.isEmpty { return giveOptionals(local) }
      return giveOptionals(
        scope.owner?.functions[name] ?? project.globalFunctions(name, from: scope.file))
    }
    guard case .member(let name, _) = last else { return false }
    let before = Array(steps.dropLast())
    if name == "map" || name == "flatMap", isOptional(base, before, in: scope) { return true }
    let label = arguments.first?.label
    if let label, Machine.optionalReadings[name]?.contains(label) == true { return true }
    // `max(count: 2)` of a package gives a list.
    let findsOne = Machine.optionalMethods.contains(name) && label != "count"
    guard let owner = owner(base, before[...], in: scope) else { return byName && findsOne }
    if owner.isCollection { return findsOne }
    return giveOptionals(owner.info?.functions[name] ?? [])
  }

  private func giveOptionals(_ functions: [FunctionCode]) -> Bool {
    !functions.isEmpty && functions.allSatisfy { $0.result?.isOptional ?? false }
  }

  private static let optionalMembers: Set<String> = ["first", "last"]
  private static let optionalMethods: Set<String> = [
    "first", "last", "min", "max", "randomElement", "firstIndex", "lastIndex", "popLast", "popFirst",
    "range", "firstRange", "rangeOfCharacter",
  ]
  /// Lists, tables and bytes of Foundation and UIKit that may be missing.
  private static let optionalProperties: Set<String> = [
    "infoDictionary", "localizedInfoDictionary", "queryItems", "httpBody",
  ]
  private static let optionalReadings: [String: Set<String>] = [
    "data": ["using", "forKey"], "array": ["forKey"], "stringArray": ["forKey"], "dictionary": ["forKey"],
    "contents": ["atPath"], "jpegData": ["compressionQuality"],
  ]
}

extension PostfixStep {
  fileprivate var isOptionalStep: Bool {
    if case .optional = self { return true }
    return false
  }
}

extension KeyPathComponent {
  fileprivate var step: PostfixStep? {
    if case .member(let name) = self { return .member(name, start: 0) }
    return nil
  }
}
