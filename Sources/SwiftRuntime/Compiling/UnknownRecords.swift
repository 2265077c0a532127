import EarshotSwiftCode
import EarshotSwiftSemantics

/// How a value is made of a type that nothing declares: what it was given stays in it.
struct UnknownMaker {
  /// `ebb` of `.ebb` and `Tide.ebb`; nil for what an initializer makes.
  var member: String?
  var arguments: [(label: String?, code: Code, type: (Frame) -> Type)]

  func value(_ gap: RuntimeGap, _ frame: Frame) throws -> UnknownValue {
    let given = try arguments.map { label, code, type in
      (label: label, value: TypedValue(try code(frame), frame.machine.plain(type(frame))))
    }
    return UnknownValue(gap, made: member.map { .member($0) } ?? .initializer, arguments: given)
  }
}

extension FunctionBuilder {
  /// What an expression makes, where it makes a value of a type that nothing declares: an initializer or a member of
  /// it, such as a case. Types are told by their names' first letters (Swift's API Design Guidelines: "Names of types and
  /// protocols are UpperCamelCase. Everything else is lowerCamelCase.").
  func unknownMaker(_ expression: Expression) -> UnknownMaker? {
    let expression = expression.withoutEffects
    let type = type(of: expression)
    guard type.isHole || language.wrapped(type)?.isHole ?? false, body.choices[expression] == nil else {
      return nil
    }
    switch expression.kind {
    case .implicitMember(let name): return UnknownMaker(member: name.base, arguments: [])
    case .member(let base, let name) where isUnknownType(base) && !name.isOfType:
      return UnknownMaker(member: name.base, arguments: [])
    case .call(let function, let arguments):
      let callee = function.withoutParentheses
      guard body.choices[callee] == nil, body.locals[callee] == nil else { return nil }
      let member: String?
      switch callee.kind {
      case .implicitMember(let name): member = name.base == "init" ? nil : name.base
      case .member(let base, let name) where isUnknownType(base):
        member = name.base == "init" || name.isOfType ? nil : name.base
      case .name(let name) where name.isOfType: member = nil
      default: return nil
      }
      return UnknownMaker(member: member, arguments: kept(arguments))
    default: return nil
    }
  }

  private func kept(_ arguments: [Argument]) -> [(label: String?, code: Code, type: (Frame) -> Type)] {
    arguments.map { argument in
      (
        argument.label, handedOn(argument.value, .held),
        source(type(of: argument.value))
      )
    }
  }

  private func isUnknownType(_ expression: Expression) -> Bool {
    guard body.choices[expression] == nil, body.locals[expression] == nil else { return false }
    switch expression.kind {
    case .name(let name): return name.isOfType
    case .member(let base, let name): return name.isOfType && isUnknownType(base)
    default: return false
    }
  }

  /// A member of what isn't known: what an unknown initializer was given under this name, or a property of the value
  /// that it was given.
  func memberOfUnknown(_ base: Expression, _ name: Name, _ cause: GapCause) -> Code {
    let code = compileKept(base)
    let name = name.base
    return { frame in
      let value = try code(frame)
      if let found = try frame.machine.member(name, ofUnknown: value) { return found }
      _ = try value.known
      throw Interruption.unknown(cause)
    }
  }

  /// A value of which nobody knows the type before it is there: a member of what an unknown initializer made; nil for
  /// every other expression.
  func compileOpen(_ expression: Expression) -> Code? {
    guard body.unknownParts[expression] == nil else { return nil }
    switch expression.withoutParentheses.kind {
    case .member(let base, let name):
      guard body.choices[expression] == nil, body.locals[expression] == nil, type(of: base).instance == nil
      else {
        return nil
      }
      if case .tuple = type(of: base).kind { return nil }
      return memberOfUnknown(base, name, cause(of: expression))
    case .name:
      guard type(of: expression).isHole || body.locals[expression]?.type?.isHole ?? false else { return nil }
    default: return nil
    }
    return compileKept(expression)
  }

  /// `kind == .ebb`, where nothing declares of what type `kind` is; nil where it is another operator.
  func compileUnknownComparison(_ sign: Expression, _ operands: [Expression]) -> Code? {
    guard goesOn, operands.count == 2, case .name(let name) = sign.kind, ["==", "!="].contains(name.base),
      operands.allSatisfy({ isOfUnknownType($0) })
    else { return nil }
    let (left, right) = (compileCompared(operands[0]), compileCompared(operands[1]))
    let isNegated = name.base == "!="
    let cause = cause(of: sign)
    return { frame in
      guard let isSame = try frame.machine.isSame(unknown: left(frame), right(frame)) else {
        throw Interruption.unknown(cause)
      }
      return .boolean(isSame != isNegated)
    }
  }

  /// A case beside an equal sign is only its name.
  private func compileCompared(_ operand: Expression) -> Code {
    guard case .implicitMember(let name) = operand.kind, body.choices[operand] == nil,
      let gap = gap(.held, operand)
    else { return handedOn(operand, .held) }
    let value = RuntimeValue.unknown(UnknownValue(gap, made: .member(name.base)))
    return { _ in value }
  }

  func isOfUnknownType(_ expression: Expression) -> Bool {
    let type = type(of: expression)
    return type.isHole || language.wrapped(type)?.isHole ?? false
  }

  /// Whether a value of an unknown type is the case that a pattern names.
  func compileUnknownCase(_ name: String, _ payload: [Pattern]) -> Test {
    let hole = machine.types.hole("what is in a case of a type that nothing declares")
    let tests = payload.map { compileTest($0, of: hole) }
    return { frame, value in
      guard case .unknown(let unknown) = value, case .member(let member)? = unknown.made else {
        _ = try value.known
        throw Interruption.unknown("the case of a pattern")
      }
      guard member == name else { return false }
      for (test, argument) in zip(tests, unknown.arguments) {
        let value = try frame.machine.handedOut(argument.value)
        guard try test(frame, value) else { return false }
      }
      return true
    }
  }
}

extension Machine {
  /// A member of a value whose type nothing declares; nil where it isn't known.
  func member(_ name: String, ofUnknown value: RuntimeValue) throws -> RuntimeValue? {
    switch value {
    case .unknown(let unknown):
      guard case .initializer? = unknown.made else { return nil }
      return try unknown.arguments.first { $0.label == name }.map { try handedOut($0.value) }
    case .existential(let box):
      guard let context = box.type.nominal?.inside else { return nil }
      let found = program.members(named: name, of: box.type, isStatic: false, from: context).filter {
        !$0.value.isFunction && !$0.value.isSubscript
      }
      guard let first = found.first else { return nil }
      return try handedOut(read(first.value, of: TypedValue(box.value, box.type)))
    default: return nil
    }
  }

  /// A value of a known type where nobody knows of what type it is: it takes its type along.
  package func handedOut(_ value: TypedValue) throws -> RuntimeValue {
    if value.value.isUnknown { return value.value }
    if value.type.isHole, let own = plainType(of: value.value) {
      return try convert(value.value, from: own, to: types.any)
    }
    if let inner = language.wrapped(value.type) {
      guard let content = value.value.unwrapped else { return .none(0) }
      return try handedOut(TypedValue(content, inner))
    }
    return try convert(value.value, from: value.type, to: types.any)
  }

  /// The type of a literal that nothing says another of; nil for what isn't one.
  private func plainType(of value: RuntimeValue) -> Type? {
    switch value {
    case .text: return language.string
    case .integer: return language.type("Int")?.selfType
    case .floating: return language.type("Double")?.selfType
    case .boolean: return language.type("Bool")?.selfType
    case .list(let elements):
      let types = elements.map(plainType)
      guard let first = types.first ?? nil, types.allSatisfy({ $0 === first }) else { return nil }
      return language.array(first)
    default: return nil
    }
  }

  /// The elements of a list of which nobody knew the type, each with its own; nil for what is no list.
  func elements(ofUnknown value: TypedValue) throws -> [RuntimeValue]? {
    guard case .existential(let box) = value.value, case .list(let elements) = box.value,
      let type = box.type.arguments.first
    else { return nil }
    return try elements.map { try handedOut(TypedValue($0, type)) }
  }

  /// A list of which nobody knows of what it is: of what all in it are, or of anything.
  func list(ofUnknown elements: ContiguousArray<RuntimeValue>) -> RuntimeValue {
    let boxes = elements.compactMap { element -> ExistentialValue? in
      if case .existential(let box) = element { return box }
      return nil
    }
    if let first = boxes.first, boxes.count == elements.count, boxes.allSatisfy({ $0.type === first.type }) {
      return .existential(
        ExistentialValue(
          type: language.array(first.type), value: .list(ContiguousArray(boxes.map(\.value)))))
    }
    return .existential(ExistentialValue(type: language.array(types.any), value: .list(elements)))
  }

  /// A value of which nobody knew the type where a value of a type is wanted; as it is where it is of another: whoever
  /// describes it knows of what type it is.
  func revealed(_ value: RuntimeValue, as type: Type) throws -> RuntimeValue {
    if case .none = value { return value }
    do { return try convert(value, from: types.any, to: type) } catch Interruption.unknown { return value }
  }

  /// Whether two values are the same of which types nobody knows; nil where that can't be told.
  func isSame(unknown one: RuntimeValue, _ other: RuntimeValue) throws -> Bool? {
    switch (one, other) {
    case (.none, .none): return true
    case (.unknown(let one), .unknown(let other)):
      guard case .member(let name)? = one.made, case .member(let otherName)? = other.made else { return nil }
      guard name == otherName, one.arguments.count == other.arguments.count else { return false }
      return one.arguments.isEmpty ? true : nil
    case (.existential(let one), .existential(let other)) where one.type === other.type:
      return try isEqual(one.value, other.value, one.type)
    default: return nil
    }
  }
}

extension Expression {
  /// What is behind `try`, `await` and parentheses.
  fileprivate var withoutEffects: Expression {
    switch kind {
    case .tryPlain(let inner), .awaited(let inner), .parenthesized(let inner): inner.withoutEffects
    default: self
    }
  }
}

extension Name {
  /// Whether types are called so.
  fileprivate var isOfType: Bool { base.first { $0 != "_" }?.isUppercase ?? false }
}
