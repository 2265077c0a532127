/// Integers narrower than 64 bits. All are held as `Int`; where bits are pushed out at the top, the type that
/// is written tells which are kept.
extension Machine {
  /// What is left of a shift to the left of a value of that expression's type.
  func shifted(_ value: Value, _ operand: Expression, in scope: Scope) -> Value {
    guard case .int(let bits) = value, let type = integerType(of: operand, in: scope),
      Library.width(of: type) < 64
    else { return value }
    return .int(Library.truncated(bits, type))
  }

  /// The integer type of an expression, as far as it is written: `UInt8` of `bytes[2]`.
  func integerType(of expression: Expression, in scope: Scope) -> String? {
    guard let name = numericType(of: expression, in: scope, depth: 0)?.simpleName,
      MachineTypes.integers.contains(name)
    else { return nil }
    return name
  }

  /// The integer type of a variable that is declared without one, where it starts with more than a literal.
  func integerType(of initial: Expression?, held value: Value, in scope: Scope) -> TypeName? {
    guard case .int = value, let initial else { return nil }
    if case .integer = initial.kind { return nil }
    return integerType(of: initial, in: scope).map { .named([$0], []) }
  }

  private func numericType(of expression: Expression, in scope: Scope, depth: Int) -> TypeName? {
    guard depth < 32 else { return nil }
    switch expression.kind {
    case .name(let name): return declaredType(named: name, in: scope, expression.file)
    case .tuple(let elements) where elements.count == 1:
      return numericType(of: elements[0].value, in: scope, depth: depth + 1)
    case .prefix("~", let operand), .prefix("-", let operand):
      return numericType(of: operand, in: scope, depth: depth + 1)
    case .binary(let op, let left, let right):
      let type = numericType(of: left, in: scope, depth: depth + 1)
      return op == "<<" || op == ">>" ? type : type ?? numericType(of: right, in: scope, depth: depth + 1)
    case .postfix(let base, let steps): return numericType(base, steps, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func numericType(
    _ base: Expression, _ steps: [PostfixStep], in scope: Scope, depth: Int
  ) -> TypeName? {
    var rest = steps[...]
    var type: TypeName?
    if case .name(let name) = base.kind, MachineTypes.integers.contains(name), case .call? = rest.first {
      type = .named([name], [])
      rest = rest.dropFirst()
    } else {
      type = numericType(of: base, in: scope, depth: depth)
    }
    for step in rest {
      switch (step, type) {
      case (.optional, let wrapped?), (.force, let wrapped?): type = wrapped.unwrapped
      case (.subscript, .array(let element)?): type = element
      case (.subscript, .named(["Data"], _)?): type = .named(["UInt8"], [])
      case (.subscript, .named(["Array"], let arguments)?): type = arguments.first
      default: return nil
      }
    }
    return type
  }

  private func declaredType(named name: String, in scope: Scope, _ file: FileCode) -> TypeName? {
    if let found = scope.find(name) { return found.scope.variables[found.index].type }
    if let property = property(name, of: scope.owner) { return property.type }
    return project.globalVariable(name, file: file)?.type
  }
}
