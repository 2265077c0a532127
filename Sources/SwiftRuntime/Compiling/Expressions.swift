import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  /// The code of an expression whose value is wanted as one of a type.
  func compile(_ expression: Expression, as wanted: Type) -> Code {
    let type = type(of: expression)
    // A literal in the place of an unknown type, a closure: made as what they are.
    return convert(compile(expression), from: type, to: wanted)
  }

  /// The code with a conversion behind it, where the types ask for one.
  func convert(_ code: @escaping Code, from: Type, to: Type) -> Code {
    if from === to || to.isVoid || from.isNever { return code }
    let machine = machine
    if !from.hasParameters, !to.hasParameters {
      let (from, to) = (machine.plain(from), machine.plain(to))
      if from === to { return code }
      if language.wrapped(to) === from, language.wrapped(from) == nil { return { try code($0).wrapped } }
      if from.isClass, to.isClass { return code }
      return { try machine.convert(code($0), from: from, to: to) }
    }
    let (one, other) = (source(from), source(to))
    return { try machine.convert(code($0), from: one($0), to: other($0)) }
  }

  func compile(_ expression: Expression) -> Code {
    if let cause = body.unknownParts[expression] { return unknownPart(expression, cause) }
    return compileKnown(expression)
  }

  private func compileKnown(_ expression: Expression) -> Code {
    switch expression.kind {
    case .integer, .float, .boolean, .nilLiteral, .string, .regex, .array, .dictionary:
      return compileLiteral(expression)
    case .name, .implicitMember, .member: return placing(compileReference(expression), expression)
    case .call(let function, let arguments):
      return placing(compileCall(expression, function, arguments), expression)
    case .subscript(let base, let arguments): return compileSubscript(expression, base, arguments)
    case .unwrapOptional(let inner):
      if type(of: inner).instance != nil, let type = type(of: expression).instance {
        let type = source(type)
        return { .metatype(type($0)) }
      }
      let code = compile(inner)
      return { frame in
        guard let value = try code(frame).unwrapped else { throw ChainEnd.reached }
        return value
      }
    case .optionalChain(let inner): return compileChain(expression, inner)
    case .forceUnwrap(let inner): return compileForce(inner)
    case .closure(let closure): return compileClosure(expression, closure)
    case .tuple(let elements): return compileTuple(expression, elements.map(\.value))
    case .parenthesized(let inner):
      if case .packExpansion = inner.kind { return compilePackTuple([inner]) }
      return compile(inner, as: type(of: expression))
    case .ternary(let condition, let then, let otherwise):
      let type = type(of: expression)
      let condition = compileCondition(condition)
      let (one, other) = (compile(then, as: type), compile(otherwise, as: type))
      return { try condition($0) ? one($0) : other($0) }
    case .binary(let left, let sign, let right): return compileOperator(expression, sign, [left, right])
    case .prefix(let sign, let operand):
      if let literal = compileNegative(expression, sign, operand) { return literal }
      return compileOperator(expression, sign, [operand])
    case .postfix(let operand, let sign): return compileOperator(expression, sign, [operand])
    case .assignment(let target, let value): return compileAssignment(target, value)
    case .cast(let value, let cast, let written): return compileCast(expression, value, cast, written)
    case .keyPath(_, let components): return compileKeyPath(expression, components)
    case .inOut(let inner), .tryPlain(let inner), .awaited(let inner): return compile(inner)
    case .tryOptional(let inner): return compileTry(expression, inner)
    case .tryForced(let inner):
      let code = compile(inner)
      let machine = machine
      return { frame in
        do { return try code(frame) } catch Interruption.thrown(let error) {
          let text = try machine.describe(error, machine.language.anyError, isDebug: true)
          throw Interruption.trap("Fatal error: 'try!' expression unexpectedly raised an error: \(text)")
        }
      }
    case .statement(let statement): return compileStatementValue(statement, type(of: expression))
    case .macro(let use): return compileMacro(expression, use)
    case .type: return compileMetatype(expression)
    case .packExpansion(let inner): return compilePackExpansion(inner)
    case .packElement(let inner): return compilePackElement(inner)
    case .discard: return kinds.injected[expression]?.code ?? { _ in .void }
    case .unknown(let text): return unknown("a form that isn't known: \(text)")
    }
  }

  func compileCondition(_ expression: Expression) -> (Frame) throws -> Bool {
    let code = compile(expression, as: language.bool)
    return { frame in
      guard case .boolean(let value) = try code(frame) else {
        throw Interruption.unknown("a condition whose value is not known")
      }
      return value
    }
  }

  // MARK: Optionals

  private func compileForce(_ inner: Expression) -> Code {
    let code = compile(inner)
    return { frame in
      guard let value = try code(frame).unwrapped else {
        throw Interruption.trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
      }
      return value
    }
  }

  private func compileChain(_ expression: Expression, _ inner: Expression) -> Code {
    let code = compile(inner)
    let isWrapped = language.wrapped(type(of: inner)) == nil || type(of: inner) !== type(of: expression)
    return { frame in
      do {
        let value = try code(frame)
        return isWrapped ? value.wrapped : value
      } catch ChainEnd.reached {
        return .none(0)
      }
    }
  }

  private func compileTry(_ expression: Expression, _ inner: Expression) -> Code {
    let code = compile(inner)
    let isWrapped = language.wrapped(type(of: inner)) == nil || type(of: inner) !== type(of: expression)
    return { frame in
      do {
        let value = try code(frame)
        return isWrapped ? value.wrapped : value
      } catch Interruption.thrown {
        return .none(0)
      }
    }
  }

  // MARK: Tuples and casts

  private func compileTuple(_ expression: Expression, _ values: [Expression]) -> Code {
    var types: [Type?] = values.map { _ in nil }
    if case .tuple(let elements) = type(of: expression).kind, elements.count == values.count {
      types = elements.map(\.type)
    }
    if case .metatype = type(of: expression).kind { return compileMetatype(expression) }
    if values.contains(where: { if case .packExpansion = $0.kind { true } else { false } }) {
      return compilePackTuple(values)
    }
    let codes = zip(values, types).map { value, type in type.map { compile(value, as: $0) } ?? compile(value)
    }
    let machine = machine
    return { frame in
      try machine.count(work: Machine.workOfTuple)
      try machine.budget.nest()
      return .fields(ContiguousArray(try codes.map { try $0(frame) }))
    }
  }

  private func compileCast(
    _ expression: Expression, _ value: Expression, _ cast: Expression.Cast, _ written: WrittenType
  ) -> Code {
    let from = source(type(of: value))
    let machine = machine
    // The operand is compiled once: where each cast of a row did it twice, the first one was compiled 2^n times.
    switch cast {
    case .coerce: return compile(value, as: type(of: expression))
    case .test:
      let code = compile(value)
      let to = source(castTarget(expression, written))
      return { .boolean(try machine.cast(code($0), from: from($0), to: to($0)) != nil) }
    case .conditional:
      let code = compile(value)
      let to = source(language.wrapped(type(of: expression)) ?? type(of: expression))
      return { frame in
        guard let found = try machine.cast(code(frame), from: from(frame), to: to(frame)) else {
          return .none(0)
        }
        return found.wrapped
      }
    case .forced:
      let code = compile(value)
      let to = source(type(of: expression))
      return { frame in
        let value = try code(frame)
        let (from, to) = (from(frame), to(frame))
        guard let found = try machine.cast(value, from: from, to: to) else {
          throw Interruption.trap(
            "Could not cast value of type '\(machine.dynamicType(of: value, from))' to '\(to)'.")
        }
        return found
      }
    }
  }

  private func castTarget(_ expression: Expression, _ written: WrittenType) -> Type {
    body.siteTypes[CodeSite(expression, .element)] ?? machine.types.hole("the type after is")
  }

  func compileMetatype(_ expression: Expression) -> Code {
    guard let instance = type(of: expression).instance else { return unknown("a type that is not known") }
    if case .name(let name) = expression.kind, name.base == "Self", instance.isClass, let selfLocal {
      let code = load(selfLocal)
      return { frame in
        switch try code(frame) {
        case .object(let object): return .metatype(object.type)
        case let other: return other
        }
      }
    }
    let type = source(instance)
    return { .metatype(type($0)) }
  }

  // MARK: Packs

  /// `repeat f(each values)`: once for every element of the packs in it.
  func compilePackExpansion(_ inner: Expression) -> Code {
    let index = newSlot()
    around.packIndices.append(index)
    defer { around.packIndices.removeLast() }
    let lists = inner.packs.map { compile($0) }
    let code = compile(inner)
    let machine = machine
    return { frame in
      let before = frame.generics
      defer { frame.generics = before }
      var count = before.packLength ?? 0
      for list in lists {
        if case .fields(let fields) = try list(frame) { count = fields.count }
      }
      var made: ContiguousArray<RuntimeValue> = []
      for place in 0..<count {
        frame.slots[index] = .integer(place)
        frame.generics = before.element(place, machine.tables)
        made.append(try code(frame))
        frame.generics = before
      }
      return .fields(made)
    }
  }

  private func compilePackElement(_ inner: Expression) -> Code {
    let code = compile(inner)
    guard let index = around.packIndices.last else { return code }
    return { frame in
      guard case .fields(let fields) = try code(frame), case .integer(let place) = frame.slots[index],
        place < fields.count
      else { throw Interruption.unknown("an element of a pack") }
      return fields[place]
    }
  }

  private func compilePackTuple(_ values: [Expression]) -> Code {
    let parts = values.map { value -> (Code, Bool) in
      if case .packExpansion(let inner) = value.kind { return (compilePackExpansion(inner), true) }
      return (compile(value), false)
    }
    return { frame in
      var made: ContiguousArray<RuntimeValue> = []
      for (code, isExpansion) in parts {
        let value = try code(frame)
        if isExpansion, case .fields(let fields) = value {
          made.append(contentsOf: fields)
        } else {
          made.append(value)
        }
      }
      return made.count == 1 && values.count == 1 ? made[0] : .fields(made)
    }
  }
}

extension Expression {
  /// The packs whose elements it takes one after the other.
  fileprivate var packs: [Expression] {
    if case .packElement(let inner) = kind {
      if case .type = inner.kind { return [] }
      return [inner]
    }
    if case .packExpansion = kind { return [] }
    return children.flatMap(\.packs)
  }
}

/// An optional chain ends at a nil.
enum ChainEnd: Error {
  case reached
}
