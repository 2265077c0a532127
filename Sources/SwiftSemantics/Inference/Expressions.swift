import EarshotSwiftCode

extension Solver {
  /// States what an expression asks for, and gives its type, with variables for what is to be found.
  @discardableResult
  func infer(_ expression: Expression, in place: Context, labels: [String?]? = nil) -> Type {
    if report.start == nil { report.start = expression.span.start }
    let type =
      builders.unknownParts[expression].map { inferUnknownPart($0, expression, in: place) }
      ?? generate(expression, in: place, labels)
    state.found.types[expression] = chains.results[expression] ?? type
    // The name of a pack's values is what each of them is.
    if case .name = expression.kind, case .expansion(let pattern) = type.kind {
      state.found.types[expression] = pattern
    }
    return type
  }

  private func generate(_ expression: Expression, in place: Context, _ labels: [String?]?) -> Type {
    switch expression.kind {
    case .integer: return literal(.integer)
    case .float: return literal(.float)
    case .boolean: return literal(.boolean)
    case .nilLiteral: return literal(.nilLiteral)
    case .string(let parts): return inferString(parts, expression, in: place)
    case .regex(let pattern): return language.make("Regex", [regexOutput(pattern)])
    case .array(let elements):
      if let type = inferType(expression, in: place) { return type }
      return inferArray(elements, in: place)
    case .dictionary(let pairs):
      if let type = inferType(expression, in: place) { return type }
      return inferDictionary(pairs, in: place)
    case .name(let name): return inferName(name, expression, in: place, labels)
    case .implicitMember: return inferImplicitChain(expression, in: place, labels)
    case .member, .call, .subscript, .unwrapOptional, .forceUnwrap, .optionalChain:
      if chains.roots[expression] == nil, chains.plain !== expression {
        if let root = expression.implicitRoot {
          return inferImplicitChain(expression, root: root, in: place, labels)
        }
      }
      if chains.roots[expression] == nil { chains.plain = expression.chainBase }
      return inferPostfix(expression, in: place, labels)
    case .closure(let closure):
      let variable = newVariable()
      add(.closure(variable, ClosureSite(expression: expression, closure: closure, context: place)))
      return variable
    case .tuple(let elements):
      if let type = inferType(expression, in: place) { return type }
      return types.tuple(elements.map { TupleElement(label: $0.label, type: infer($0.value, in: place)) })
    case .parenthesized(let inner):
      let type = infer(inner, in: place, labels: labels)
      // `(repeat each value)` is a tuple.
      if case .packExpansion = inner.kind { return types.tuple([TupleElement(label: nil, type: type)]) }
      return type
    case .ternary(let condition, let then, let otherwise):
      inferCondition(condition, in: place)
      return joined([then, otherwise], in: place)
    case .binary(let left, let sign, let right):
      // An optional chain on the left of an assignment ends behind it.
      if case .optionalChain(let inner) = left.kind, case .name(let name) = sign.kind,
        program.reader.operators.isAssignment(name.base)
      {
        let result = newVariable()
        add(.optionalOf(inferOperator(sign, [inner, right], expression, in: place), result))
        state.found.types[left] = state.found.types[inner]
        return result
      }
      return inferOperator(sign, [left, right], expression, in: place)
    case .prefix(let sign, let operand):
      // A sign right before a number belongs to the literal.
      if sign.isMinus, let kind = operand.plainLiteral, kind == .integer || kind == .float {
        return literal(kind)
      }
      return inferOperator(sign, [operand], expression, in: place)
    case .postfix(let operand, let sign):
      return inferOperator(sign, [operand], expression, in: place)
    case .assignment(let target, let value): return inferAssignment(target, value, in: place)
    case .cast(let value, let cast, let written):
      return inferCast(expression, value, cast, written, in: place)
    case .keyPath(let root, let components):
      return inferKeyPath(expression, root: root, components, in: place)
    case .inOut(let inner):
      targets.insert(inner.withoutParentheses)
      return infer(inner, in: place)
    case .tryPlain(let inner), .tryForced(let inner), .awaited(let inner):
      return infer(inner, in: place, labels: labels)
    case .tryOptional(let inner):
      let result = newVariable()
      add(.optionalOf(infer(inner, in: place), result))
      return result
    case .statement(let statement): return inferStatement(statement, in: place)
    case .macro(let use): return inferMacro(use, in: place)
    case .type(let written): return types.metatype(resolveOpen(written, in: place))
    case .packExpansion(let inner): return types.make(.expansion(infer(inner, in: place)))
    case .packElement(let inner):
      let type = infer(inner, in: place)
      switch simplify(type).kind {
      case .expansion(let pattern): return pattern
      // A tuple of a pack has the pack's values.
      case .tuple(let elements) where elements.count == 1 && elements[0].isExpansion:
        if case .expansion(let pattern) = elements[0].type.kind { return pattern }
        return type
      default: return type
      }
    case .discard: return newVariable()
    case .unknown(let text): return types.hole("a form that isn't known: \(text)")
    }
  }

  /// `[Int]`, `[String: Tide]`: brackets around types are a type.
  private func inferType(_ expression: Expression, in place: Context) -> Type? {
    namesType(expression, in: place) ? types.metatype(resolveOpen(expression.asType, in: place)) : nil
  }

  func namesType(_ expression: Expression, in place: Context) -> Bool {
    switch expression.kind {
    case .type: return true
    case .name(let name):
      let found = program.lookUp(name.base, in: place)
      return !found.isEmpty && found.allSatisfy(\.isType)
    case .member(let base, let name):
      if case .name(let module) = base.kind, program.lookUp(module.base, in: place).isEmpty,
        program.module(named: module.base) != nil
      {
        return !program.resolve(expression.asType, in: place).isHole
      }
      return namesType(base, in: place) && name.base != "self"
        && program.memberType(
          named: name.base, of: program.resolve(base.asType, in: place), arguments: [],
          Resolution(context: place)) != nil
    case .array(let elements): return elements.count == 1 && namesType(elements[0], in: place)
    case .dictionary(let pairs):
      return pairs.count == 1 && namesType(pairs[0].key, in: place) && namesType(pairs[0].value, in: place)
    case .optionalChain(let inner), .unwrapOptional(let inner): return namesType(inner, in: place)
    case .tuple(let elements):
      return !elements.isEmpty && elements.allSatisfy { namesType($0.value, in: place) }
    default: return false
    }
  }

  // MARK: Literals

  private func literal(_ kind: LiteralKind) -> Type {
    let variable = newVariable()
    add(.literal(variable, kind))
    return variable
  }

  private func inferString(_ parts: [StringPart], _ text: Expression, in place: Context) -> Type {
    var interpolated: [[Argument]] = []
    for case .interpolation(let arguments, _) in parts { interpolated.append(arguments) }
    if !interpolated.isEmpty {
      let type = literal(.interpolation)
      add(.interpolation(type, interpolated, text, place))
      return type
    }
    return literal(parts.plainKind)
  }

  /// Several expressions of which one is the value: all convert to its type.
  func joined(_ expressions: [Expression], in place: Context) -> Type {
    let result = newVariable()
    for expression in expressions { relate(.conversion, infer(expression, in: place), result) }
    return result
  }

  func inferCondition(_ expression: Expression, in place: Context) {
    relate(.conversion, infer(expression, in: place), language.bool)
  }

  // MARK: Names

  private func inferName(_ name: Name, _ expression: Expression, in place: Context, _ labels: [String?]?)
    -> Type
  {
    switch name.base {
    case "self", "super", "Self":
      if let local = program.lookUp(name.base, in: place).first, case .local = local.meaning {
        return take(local, name, expression, in: place)
      }
      return inferSelf(name.base, in: place)
    default: break
    }
    if name.base.isOperatorName {
      return inferOperatorName(name, expression, in: place)
    }
    var candidates = program.lookUp(name.base, in: place)
    if let wanted = name.labels {
      let named = candidates.filter { $0.value?.has(labels: wanted) ?? false }
      if !named.isEmpty { candidates = named }
    }
    if let labels, candidates.count > 1 {
      let fitting = candidates.filter { candidate in
        guard let value = candidate.value, value.isFunction else { return true }
        return takes(value, labels)
      }
      if !fitting.isEmpty { candidates = fitting }
    }
    guard !candidates.isEmpty else {
      if program.module(named: name.base) != nil { return types.hole("the module \(name.base)") }
      return types.hole(.undeclared(name.base))
    }
    if candidates.count == 1 { return take(candidates[0], name, expression, in: place) }
    let variable = newVariable()
    choose(candidates, as: variable, name: name, expression: expression, in: place)
    return variable
  }

  private func take(_ candidate: Candidate, _ name: Name, _ expression: Expression, in place: Context) -> Type
  {
    let variable = newVariable()
    choose([candidate], as: variable, name: name, expression: expression, in: place)
    // What is known is known at once: the rest of the expression is read with it.
    propagate()
    return simplify(variable)
  }

  private func inferSelf(_ name: String, in place: Context) -> Type {
    guard let nominal = place.nominal else { return types.hole("\(name) outside of a type") }
    let type = program.reduce(nominal.selfType, in: place)
    if name == "Self" { return types.metatype(type) }
    let isStatic = place.value.map { $0.isStatic && !$0.isInitializer } ?? false
    let base = name == "super" ? program.superclass(of: type) ?? types.hole("no superclass is known") : type
    return isStatic ? types.metatype(base) : base
  }

  // MARK: Operators

  private func inferOperatorName(_ name: Name, _ expression: Expression, in place: Context) -> Type {
    let variable = newVariable()
    let values = program.operators(named: name.base)
    guard !values.isEmpty else { return types.hole("the operator \(name.base) isn't declared") }
    choose(
      values.map { Candidate(meaning: .value($0, base: nil)) }, as: variable, name: name,
      expression: expression,
      in: place)
    return variable
  }

  private func inferOperator(
    _ sign: Expression, _ operands: [Expression], _ expression: Expression, in place: Context
  ) -> Type {
    guard case .name(let name) = sign.kind else { return types.hole("an operator without a name") }
    if operands.count == 2, let first = operands.first, program.reader.operators.isAssignment(name.base) {
      targets.insert(first.withoutParentheses)
    }
    let arguments = operands.map { operand -> ArgumentType in
      var argument = ArgumentType(label: nil, type: infer(operand, in: place), expression: operand)
      argument.isInOut = false
      return argument
    }
    let values = program.operators(named: name.base).filter { value in
      guard value.isUnary == (operands.count == 1) else { return false }
      guard operands.count == 1 else { return true }
      if case .postfix = expression.kind { return value.modifiers.contains(.isPostfix) }
      return value.modifiers.contains(.isPrefix)
    }
    guard !values.isEmpty else { return types.hole("the operator \(name.base) isn't declared") }
    let callee = newVariable()
    let result = newVariable()
    state.found.types[sign] = callee
    add(
      .call(
        CallSite(
          callee: callee, arguments: arguments, result: result, function: sign, call: nil, context: place)))
    choose(
      values.map { Candidate(meaning: .value($0, base: nil)) }, as: callee, name: name, expression: sign,
      in: place)
    return result
  }

  // MARK: Assignments and casts

  private func inferAssignment(_ target: Expression, _ value: Expression, in place: Context) -> Type {
    if case .discard = target.kind {
      let type = infer(value, in: place)
      state.found.types[target] = type
      return types.void
    }
    let wanted: Type
    targets.insert(target.withoutParentheses)
    noteAssigned(target)
    if case .optionalChain(let inner) = target.kind {
      targets.insert(inner)
      wanted = infer(inner, in: place)
      state.found.types[target] = wanted
      relate(.conversion, infer(value, in: place), wanted)
      return language.optional(types.void)
    }
    if case .tuple(let elements) = target.kind {
      wanted = types.tuple(elements.map { TupleElement(label: $0.label, type: infer($0.value, in: place)) })
      state.found.types[target] = wanted
    } else {
      wanted = infer(target, in: place)
    }
    relate(.conversion, infer(value, in: place), wanted)
    return types.void
  }

  private func noteAssigned(_ target: Expression) {
    let target = target.withoutParentheses
    switch target.kind {
    case .optionalChain(let inner): noteAssigned(inner)
    case .tuple(let elements): for element in elements { noteAssigned(element.value) }
    default: assigned.insert(target)
    }
  }

  private func inferCast(
    _ expression: Expression, _ value: Expression, _ cast: Expression.Cast, _ written: WrittenType,
    in place: Context
  ) -> Type {
    let type = infer(value, in: place)
    let wanted = resolveOpen(written, in: place)
    switch cast {
    case .test:
      state.found.siteTypes[CodeSite(expression, .element)] = wanted
      return language.bool
    case .coerce:
      propagate()
      simplifyCoercion(type, wanted)
      return wanted
    case .forced: return wanted
    case .conditional: return language.optional(wanted)
    }
  }

  func inferMacro(_ use: MacroUse, in place: Context) -> Type {
    switch use.name.base {
    case "file", "fileID", "filePath", "function": return literal(.string)
    case "line", "column": return literal(.integer)
    case "selector": return inferSelector(use, in: place)
    case "keyPath": return language.string
    default: return inferDeclaredMacro(use, in: place)
    }
  }

  /// `#selector(Pier.ring(_:))`; what `getter:` and `setter:` name is found by its name alone.
  private func inferSelector(_ use: MacroUse, in place: Context) -> Type {
    if let argument = use.arguments.first, argument.label == nil { infer(argument.value, in: place) }
    return resolveOpen(.named(base: nil, name: "Selector", arguments: []), in: place)
  }

  /// `#Predicate<Tide> { … }`: a call of what the macro is declared as.
  private func inferDeclaredMacro(_ use: MacroUse, in place: Context) -> Type {
    let candidates = program.lookUp(use.name.base, in: place, isMacro: true)
    guard !candidates.isEmpty else {
      for argument in use.arguments {
        if case .closure = argument.value.kind { continue }
        infer(argument.value, in: place)
      }
      return types.hole("what the macro #\(use.name.base) makes")
    }
    let callee = newVariable()
    let result = newVariable()
    add(
      .call(
        CallSite(
          callee: callee, arguments: use.arguments.map { argument($0, in: place) }, result: result,
          function: nil,
          call: nil, context: place)))
    choose(candidates, as: callee, name: use.name, expression: nil, in: place)
    return result
  }
}

extension Expression {
  /// The kind of a literal that is nothing but one.
  package var plainLiteral: LiteralKind? {
    switch kind {
    case .integer: .integer
    case .float: .float
    case .boolean: .boolean
    case .nilLiteral: .nilLiteral
    case .prefix(let sign, let operand) where sign.isMinus:
      operand.plainLiteral.flatMap { $0 == .integer || $0 == .float ? $0 : nil }
    case .string(let parts):
      parts.contains { if case .interpolation = $0 { true } else { false } } ? nil : parts.plainKind
    default: nil
    }
  }

  /// The kind of a literal that a call of a type coerces.
  var coercedLiteral: LiteralKind? {
    switch kind {
    case .parenthesized(let inner): return inner.coercedLiteral
    case .nilLiteral: return nil
    case .string(let parts):
      let isPlain = parts.allSatisfy { if case .text = $0 { true } else { false } }
      return isPlain ? parts.plainKind : .interpolation
    case .array: return nil
    default: return plainLiteral
    }
  }

  var isMinus: Bool {
    if case .name(let name) = kind { return name.base == "-" }
    return false
  }

  /// The implicit member that a chain of members and calls begins with.
  var implicitRoot: Expression? {
    var current = self
    while let base = current.chainBase { current = base }
    if case .implicitMember = current.kind { return current }
    return nil
  }

  /// What comes before the last part of a chain of members and calls; nil where there is no chain.
  var chainBase: Expression? {
    switch kind {
    case .member(let base, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .unwrapOptional(let base), .optionalChain(let base):
      base
    default: nil
    }
  }
}

extension [StringPart] {
  /// The least that a literal asks for: one scalar and one character can be more than texts.
  var plainKind: LiteralKind {
    var text = ""
    for case .text(let part) in self { text += part }
    if text.unicodeScalars.count == 1 { return .unicodeScalar }
    return text.count == 1 ? .character : .string
  }
}

extension Value {
  package var isUnary: Bool {
    switch code {
    case .function(let code): code.parameters.count == 1
    case .memberwise(let properties): properties.count == 1
    case .enumCase(let code): code.parameters?.count == 1
    case .synthesized(let member):
      switch member {
      case .hashInto, .initRawValue: true
      default: false
      }
    default: false
    }
  }
}
