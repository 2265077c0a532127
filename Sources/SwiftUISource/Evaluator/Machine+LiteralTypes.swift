/// Types of the app's that are made of literals: `ExpressibleByStringLiteral` and its kin.
extension Machine {
  /// A plain value where a type of the app's is wanted that can be made of such a literal: in Swift only a
  /// literal can stand there. nil where the type can't.
  func literal(_ value: Value, as wanted: TypeName, owner: TypeInfo?) throws(Interrupt) -> Value? {
    guard let label = Machine.literalLabel(of: value), case .named(let path, _) = wanted,
      let name = path.last,
      !Machine.plainTypes.contains(name), let info = declaredType(TypeHint(wanted, owner: owner), in: nil),
      info.kind != .protocolType
    else { return nil }
    let makers = project.lineage(of: info).flatMap(\.initializers)
    guard
      let maker = makers.first(where: {
        $0.parameters.count == 1 && $0.parameters[0].label == label && $0.body.value != nil
      }),
      runningInitializers.insert(ObjectIdentifier(maker)).inserted
    else { return nil }
    defer { runningInitializers.remove(ObjectIdentifier(maker)) }
    return try construct(
      TypeValue(info: info, name: info.name), values: Machine.literalArguments(value, label),
      placeholder(maker.file))
  }

  /// What an initializer is given for a literal: a list's elements and a table's pairs one by one.
  private static func literalArguments(_ value: Value, _ label: String) -> [EvaluatedArgument] {
    let values: [Value]
    switch value {
    case .array(let elements): values = elements
    case .dictionary(let pairs): values = pairs.map { .tuple([(nil, $0.key), (nil, $0.value)]) }
    default: values = [value]
    }
    return values.enumerated().map {
      EvaluatedArgument(label: $0.offset == 0 ? label : nil, value: $0.element)
    }
  }

  /// `read() ?? Settings()`: what stands in the other's place tells the type of both.
  /// `tide.length ?? .zero`: the constant is of the type that is declared of what may be nil.
  func wantedType(_ expression: Expression, like other: Expression, in scope: Scope) -> TypeHint? {
    guard isImplicitMember(expression), let type = writtenType(of: other, in: scope) else { return nil }
    return TypeHint(type.unwrapped, owner: scope.owner, file: scope.file)
  }

  /// `isCalm ? Sea.calm() : .rough(3)`: what one branch is of, the other is of too.
  func branchType(_ branch: Expression, like other: Expression, in scope: Scope) -> TypeHint? {
    guard isImplicitMember(branch) else { return nil }
    return wantedType(branch, like: other, in: scope) ?? typeOfMade(other, in: scope)
  }

  /// The type of `Sea(…)`, `Sea.calm` and `Sea.calm()` by what the app declares.
  private func typeOfMade(_ expression: Expression, in scope: Scope) -> TypeHint? {
    guard case .postfix(let base, let steps) = expression.kind, case .name(let name) = base.kind,
      name.startsUppercase, let info = findType(name, in: scope)?.info, info.declaration != nil
    else { return nil }
    if case .call? = steps.first {
      return steps.count == 1 ? TypeHint(.named([name], []), owner: scope.owner) : nil
    }
    guard case .member(let member, _)? = steps.first else { return nil }
    let isCall = steps.count == 2 && steps[1].isCall
    guard steps.count == 1 || isCall else { return nil }
    var found: TypeName?
    if info.cases.contains(where: { $0.name == member }) { found = .named(["Self"], []) }
    if isCall, let functions = info.staticFunctions[member], functions.count == 1 {
      found = functions[0].result
    }
    if !isCall, let property = info.staticProperties[member] { found = property.type }
    if found == .named(["Self"], []) { found = .named([name], []) }
    return found.map { TypeHint($0.unwrapped, owner: scope.owner) }
  }

  /// The type that the app declares of a name or of the last member of a chain.
  private func writtenType(of expression: Expression, in scope: Scope) -> TypeName? {
    switch expression.kind {
    case .name(let name):
      if let found = scope.find(name) { return found.scope.variables[found.index].type }
      return property(name, of: scope.owner)?.type
    case .postfix(let base, let steps):
      if let type = writtenType(along: base, steps, in: scope) { return type }
      guard case .member(let name, _)? = steps.last,
        let owner = owner(base, steps.dropLast(), in: scope)
      else { return nil }
      if let property = property(name, of: owner.info) { return property.type }
      guard case .type(let type, nil) = owner, let outside = type.unwrapped.simpleName else { return nil }
      return addedProperty(name, to: outside)?.type
    default: return nil
    }
  }

  private func isImplicitMember(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .postfix(let base, _): isImplicitMember(base)
    default: false
    }
  }

  func madeType(_ expression: Expression, in scope: Scope) -> TypeHint? {
    guard case .postfix(let base, let steps) = expression.kind, case .name(let name) = base.kind,
      name.startsUppercase, steps.count == 1, case .call = steps[0], findType(name, in: scope)?.info != nil
    else { return nil }
    return TypeHint(.named([name], []), owner: scope.owner)
  }

  private static func literalLabel(of value: Value) -> String? {
    switch value {
    case .string: "stringLiteral"
    case .int: "integerLiteral"
    case .double: "floatLiteral"
    case .bool: "booleanLiteral"
    case .array: "arrayLiteral"
    case .dictionary: "dictionaryLiteral"
    case .none: "nilLiteral"
    default: nil
    }
  }

  /// What literals are by themselves.
  private static let plainTypes: Set<String> = MachineTypes.integers.union(MachineTypes.floatingPoint)
    .union(MachineTypes.texts).union(["String", "Substring", "Character", "Bool", "Any", "AnyHashable"])
}
