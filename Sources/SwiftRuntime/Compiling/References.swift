import EarshotSwiftCode
import EarshotSwiftSemantics

/// A member in code: what it is asked of, and what its type parameters are.
struct MemberUse {
  var value: Value
  /// The type that it is a member of.
  var type: (Frame) -> Type
  /// What the declaration's own type parameters stand for.
  var own: [(Frame) -> Type]
  /// The same in every call.
  var generics: (Frame) -> Generics
  /// Whether what is called is known only when it is.
  var isDynamic: Bool
}

extension FunctionBuilder {
  func memberUse(_ choice: Choice, base: Type?) -> MemberUse {
    let value = choice.value
    let selfType = value.owner?.selfParameter.flatMap { choice.map[$0] }
    let known = base ?? selfType ?? choice.base ?? value.owner?.selfType ?? machine.types.void
    let parameters = value.parameters + value.implicitParameters
    let own = parameters.map { source(choice.map[$0] ?? machine.types.make(.parameter($0))) }
    return MemberUse(
      value: value, type: source(known), own: own, generics: generics(of: choice),
      isDynamic: isDynamic(value, on: known))
  }

  private func isDynamic(_ value: Value, on type: Type) -> Bool {
    if type.isExistential || type.isHole || type.hasOpaques { return true }
    guard let owner = value.owner else { return false }
    if owner.isProtocol { return value.isRequirement || type.isAbstract || machine.isErased(type) }
    guard owner.kind == .classType else { return false }
    if value.isInitializer { return value.modifiers.contains(.isRequired) }
    return !value.modifiers.contains(.isFinal) && !owner.code.modifiers.contains(.isFinal)
      && !value.modifiers.contains(.isPrivate)
  }

  /// What the type parameters of a declaration are, as the choice has it.
  func generics(of choice: Choice) -> (Frame) -> Generics {
    let parameters = program.allParameters(of: choice.value)
    let tables = machine.tables
    if parameters.isEmpty { return { _ in tables.none } }
    var map = choice.map
    if let owner = choice.value.owner, !owner.isProtocol, let base = choice.base {
      map.merge(program.substitution(of: base, for: owner)) { old, _ in old }
    }
    let types = parameters.map { map[$0] ?? machine.types.make(.parameter($0)) }
    if types.allSatisfy({ !$0.hasParameters }) {
      let known = tables.generics(parameters, types.map(machine.plain))
      return { _ in known }
    }
    let sources = types.map { source($0) }
    return { frame in tables.generics(parameters, sources.map { $0(frame) }) }
  }

  // MARK: Names and members

  /// A name, a member: its value where it is no call.
  func compileReference(_ expression: Expression) -> Code {
    if let local = body.locals[expression] {
      return body.forced.contains(expression) ? unwrapping(load(local)) : load(local)
    }
    if let choice = body.choices[expression] { return compile(choice, expression) }
    switch expression.kind {
    case .name(let name):
      if name.base == "self" || name.base == "super" { return loadSelf() }
    case .member(let base, let name):
      if name.base == "self" {
        // `[Tide].self` where nothing declares `Tide` is no list of anything.
        return body.types[base] == nil && type(of: expression).instance != nil
          ? compileMetatype(expression) : compile(base)
      }
      if let place = tupleElement(base, name.base) {
        let code = compile(base)
        return { frame in
          guard case .fields(let fields) = try code(frame), place < fields.count else {
            throw Interruption.unknown("an element of a tuple")
          }
          return fields[place]
        }
      }
    default: break
    }
    if type(of: expression).instance != nil { return compileMetatype(expression) }
    return unknownMeaning(of: expression)
  }

  /// Code of which it is not known what it means. What it is asked of comes first: where that is not known either, that
  /// is the cause.
  func unknownMeaning(of expression: Expression) -> Code {
    let cause = cause(of: expression)
    guard case .member(let base, let name) = expression.kind, type(of: base).instance == nil else {
      return unknown(cause)
    }
    let open = memberOfUnknown(base, name, cause)
    let wanted = type(of: expression)
    if wanted.isHole { return open }
    // What is around it says of what type it is.
    let source = source(wanted)
    return { try $0.machine.revealed(open($0), as: source($0)) }
  }

  /// Why it is not known what an expression means: what is around it may say of what type it is.
  func cause(of expression: Expression) -> GapCause {
    if let cause = body.undeclared[expression] ?? type(of: expression).causes.first { return cause }
    switch expression.kind {
    case .member(let base, _), .call(let base, _), .subscript(let base, _), .unwrapOptional(let base),
      .forceUnwrap(let base), .optionalChain(let base):
      if body.choices[base] == nil, body.locals[base] == nil { return cause(of: base) }
      if let cause = type(of: base).causes.first { return cause }
    default: break
    }
    return "what \(expression.shown) means"
  }

  func tupleElement(_ base: Expression, _ name: String) -> Int? {
    guard case .tuple(let elements) = type(of: base).kind else { return nil }
    return Int(name) ?? elements.firstIndex { $0.label == name }
  }

  func loadSelf() -> Code {
    guard let selfLocal else { return unknown("self outside of a type") }
    return load(selfLocal)
  }

  /// The value or type whose member is asked for, with what it is of.
  func base(of choice: Choice, _ expression: Expression) -> (code: Code, type: Type)? {
    switch expression.kind {
    case .member(let base, _):
      if case .name(let name) = base.kind, name.base == "super" {
        return (loadSelf(), choice.base ?? type(of: base))
      }
      let type = type(of: base)
      if choice.value.owner == nil { return nil }
      if let instance = type.instance, choice.value.isStatic || type.isHole == false {
        return (compile(base), instance)
      }
      return (compile(base), type)
    case .implicitMember:
      let type = implicitBase(choice, expression)
      let source = source(type)
      return ({ .metatype(source($0)) }, type)
    default: break
    }
    guard let owner = choice.value.owner else { return nil }
    // A name alone: a member of `self`, or of the type around.
    let type = choice.base ?? owner.selfParameter.flatMap { choice.map[$0] } ?? mapped(owner.selfType, choice)
    if choice.value.isStatic || selfLocal == nil {
      let source = source(type)
      if let selfLocal, isInStatic { return (load(selfLocal), type) }
      return ({ .metatype(source($0)) }, type)
    }
    return (loadSelf(), type)
  }

  /// What stands before the dot of an implicit member: of a class what it gives, which may be a subclass of the one that
  /// declares the member (SE-0287: the chain's result is the base).
  private func implicitBase(_ choice: Choice, _ expression: Expression) -> Type {
    let given = type(of: expression).function?.result ?? type(of: expression)
    let base = language.wrapped(given) ?? given
    if let known = choice.base, known.isClass, base.isClass, let nominal = known.nominal,
      program.superclassType(of: base, declaredBy: nominal) != nil
    {
      return base
    }
    return choice.base ?? machine.types.void
  }

  private func mapped(_ type: Type, _ choice: Choice) -> Type {
    program.substitute(type, choice.map, in: nil)
  }

  private var isInStatic: Bool {
    guard let value else { return outer?.isInStatic ?? false }
    return value.isStatic && !value.isInitializer && value.owner?.kind == .classType
  }

  func compile(_ choice: Choice, _ expression: Expression) -> Code {
    let code = known(compilePlain(choice, expression))
    return choice.isForced ? unwrapping(code) : code
  }

  private func unwrapping(_ code: @escaping Code) -> Code {
    { frame in
      guard let value = try code(frame).unwrapped else {
        throw Interruption.trap(
          "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
      }
      return value
    }
  }

  func compilePlain(_ choice: Choice, _ expression: Expression) -> Code {
    let value = choice.value
    if case .dynamic(let name) = choice.use { return compileDynamic(choice, name, expression) }
    if case .unapplied = choice.use { return compileUnapplied(choice, expression) }
    if isLocalFunction(value) { return compileLocalFunction(choice) }
    if value.isOptionalRequirement { return compileOptionalRequirement(choice, expression) }
    if value.isFunction || value.isInitializer { return compileFunctionReference(choice, expression) }
    return compileProperty(choice, expression)
  }

  // MARK: Properties

  private func compileProperty(_ choice: Choice, _ expression: Expression) -> Code {
    let value = choice.value
    let machine = machine
    guard let (code, type) = base(of: choice, expression) else {
      switch machine.propertyKind(of: value) {
      case .single: return { _ in try machine.place(ofSingle: value, machine.types.void).value }
      case .wrappedSingle: return { _ in try machine.readPlain(value, .void, machine.types.void) }
      default: break
      }
      let callable = machine.tables.callable(value)
      let generics = generics(of: choice)
      return { frame in
        var arguments: ContiguousArray<RuntimeValue> = []
        return try machine.call(callable, generics(frame), &arguments)
      }
    }
    if case .enumCase = value.code {
      let index = value.caseIndex
      // `Optional.none` is no value like others.
      if value.owner === language.type("Optional") { return { _ in .none(0) } }
      return { _ in .enumCase(index, []) }
    }
    if isSuper(expression) { return { try machine.readPlain(value, code($0), type) } }
    if machine.changesWhenRead(value) { return readChanging(choice, expression, type) }
    return read(value, of: code, on: type, choice)
  }

  /// A property whose first reading makes its value, or whose getter is `mutating`.
  private func readChanging(_ choice: Choice, _ expression: Expression, _ type: Type) -> Code {
    let place = baseAccess(expression)
    let use = memberUse(choice, base: type)
    let machine = machine
    let value = choice.value
    return { frame in
      var result = RuntimeValue.unset
      try place(frame) { result = try machine.readChanging(value, &$0, use.type(frame)) }
      return result
    }
  }

  func isSuper(_ expression: Expression) -> Bool {
    if case .member(let base, _) = expression.kind, case .name(let name) = base.kind {
      return name.base == "super"
    }
    return false
  }

  func read(_ value: Value, of code: @escaping Code, on type: Type, _ choice: Choice) -> Code {
    let machine = machine
    let use = memberUse(choice, base: type)
    let weak = value.modifiers.doesNotKeep
    if !use.isDynamic, case .stored(let place) = machine.propertyKind(of: value), !weak {
      return { frame in try machine.field(place, of: code(frame), value) }
    }
    if weak {
      let isOptional = language.wrapped(program.interface(of: value).result) != nil
      return { frame in
        let held = try machine.read(value, of: code(frame), on: use.type(frame)).strong
        if !isOptional, case .none = held {
          throw Interruption.trap(
            "Fatal error: Attempted to read an unowned reference but the object was already deallocated")
        }
        return held
      }
    }
    if use.isDynamic { return { frame in try machine.read(value, of: code(frame), on: use.type(frame)) } }
    return { frame in try machine.readPlain(value, code(frame), use.type(frame)) }
  }

  // MARK: Functions as values

  /// A method or an initializer that is not called here.
  private func compileFunctionReference(_ choice: Choice, _ expression: Expression) -> Code {
    let machine = machine
    let value = choice.value
    let use = memberUse(choice, base: base(of: choice, expression)?.type)
    let count = program.interface(of: value).parameters?.count ?? 0
    // Where types aren't known, it may be called as what it is not.
    func takes(_ arguments: ContiguousArray<RuntimeValue>) throws {
      if arguments.count < count { throw Interruption.unknown("the arguments of \(value.shownName)") }
    }
    guard let (code, _) = base(of: choice, expression) else {
      let callable = machine.tables.callable(value)
      return { frame in
        let generics = use.generics(frame)
        return .function(
          FunctionValue {
            try takes($0)
            return try machine.call(callable, generics, &$0)
          })
      }
    }
    let isSuper = isSuper(expression)
    return { frame in
      let receiver = try code(frame)
      let type = use.type(frame)
      let own = use.own.map { $0(frame) }
      return .function(
        FunctionValue { arguments in
          try takes(arguments)
          var all = arguments
          all.insert(receiver, at: 0)
          if isSuper {
            return try machine.call(
              machine.tables.callable(value), machine.generics(of: value, on: type, own: own), &all)
          }
          let result = try machine.call(member: value, on: type, own: own, &all)
          for index in arguments.indices { arguments[index] = all[index + 1] }
          return result
        })
    }
  }

  /// What a type need not have: nil where it hasn't.
  private func compileOptionalRequirement(_ choice: Choice, _ expression: Expression) -> Code {
    guard let (code, type) = base(of: choice, expression) else {
      return unknown("an optional requirement without a value")
    }
    let (machine, value) = (machine, choice.value)
    let use = memberUse(choice, base: type)
    return { frame in
      let receiver = try code(frame)
      let type = use.type(frame)
      var opened = receiver
      guard let found = try machine.dispatch(value, on: type, &opened).value, !found.isRequirement else {
        return .none(0)
      }
      if !value.isFunction { return try machine.read(value, of: receiver, on: type) }
      return .function(
        FunctionValue { arguments in
          var all = arguments
          all.insert(receiver, at: 0)
          let result = try machine.call(member: value, on: type, own: [], &all)
          for index in arguments.indices { arguments[index] = all[index + 1] }
          return result
        })
    }
  }

  /// `Tide.rise`: a function that takes the value first.
  private func compileUnapplied(_ choice: Choice, _ expression: Expression) -> Code {
    let machine = machine
    let value = choice.value
    let use = memberUse(choice, base: choice.base)
    return { frame in
      let type = use.type(frame)
      let own = use.own.map { $0(frame) }
      return .function(
        FunctionValue { first in
          let receiver = first[0]
          return .function(
            FunctionValue { arguments in
              var all = arguments
              all.insert(receiver, at: 0)
              return try machine.call(member: value, on: type, own: own, &all)
            })
        })
    }
  }
}

extension Expression {
  /// A few words for messages.
  var shown: String {
    switch kind {
    case .name(let name), .implicitMember(let name), .member(_, let name): "`\(name.base)`"
    case .call(let function, _): "the call of \(function.shown)"
    default: "this"
    }
  }
}
