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
    let makers = project.lineage(of: info).flatMap(\.initialisers)
    guard
      let maker = makers.first(where: {
        $0.parameters.count == 1 && $0.parameters[0].label == label && $0.body.value != nil
      }),
      runningInitialisers.insert(ObjectIdentifier(maker)).inserted
    else { return nil }
    defer { runningInitialisers.remove(ObjectIdentifier(maker)) }
    return try construct(
      TypeValue(info: info, name: info.name), values: [EvaluatedArgument(label: label, value: value)],
      placeholder(maker.file))
  }

  /// `read() ?? Settings()`: what stands in the other's place tells the type of both.
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
    default: nil
    }
  }

  /// What literals are by themselves.
  private static let plainTypes: Set<String> = MachineTypes.integers.union(MachineTypes.floatingPoint)
    .union(MachineTypes.texts).union(["String", "Substring", "Character", "Bool", "Any", "AnyHashable"])
}
