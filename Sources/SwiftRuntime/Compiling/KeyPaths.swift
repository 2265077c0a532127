import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  private typealias StepMaker = (Frame) throws -> KeyPathValue.Step

  func compileKeyPath(_ expression: Expression, _ components: [KeyPathComponent]) -> Code {
    var type = type(of: expression)
    let isFunction = type.function != nil
    let arguments = type.keyPathArguments
    let root = arguments.first ?? type.function?.parameters.first?.type ?? machine.types.hole("a root")
    let value = arguments.count > 1 ? arguments[1] : type.function?.result ?? machine.types.hole("a value")
    var makers: [StepMaker] = []
    var current = root
    var isChained = false
    for (index, component) in components.enumerated() {
      let place = CodeSite(expression, .component(index))
      let site = body.impliedCalls[place]
      // What only says where the path begins.
      if site == nil, body.siteTypes[place] != nil { continue }
      switch component {
      case .member(let name):
        if let site, let choice = body.choices[site] {
          makers.append(propertyStep(choice, on: current, site))
          current = choice.type
        } else if case .tuple(let elements) = current.kind,
          let place = Int(name.base) ?? elements.firstIndex(where: { $0.label == name.base })
        {
          makers.append { _ in .tuple(place) }
          current = elements[place].type
        } else {
          return unknown("a key path's \(name.base)")
        }
      case .index(let arguments, _):
        guard let choice = site.flatMap({ body.choices[$0] }) else {
          return unknown("a key path's subscript")
        }
        makers.append(indexStep(choice, arguments, on: current))
        current = choice.type.function?.result ?? current
      case .optional:
        makers.append { _ in .unwrap }
        current = language.wrapped(current) ?? current
        isChained = true
      case .force:
        makers.append { _ in .force }
        current = language.wrapped(current) ?? current
      case .identity: break
      case .call: return unknown("a method in a key path")
      }
    }
    if isChained, language.wrapped(current) == nil { makers.append { _ in .wrap } }
    type = current
    let (rootSource, valueSource) = (source(root), source(value))
    let machine = machine
    let made: (Frame) throws -> KeyPathValue = { frame in
      KeyPathValue(try makers.map { try $0(frame) }, root: rootSource(frame), value: valueSource(frame))
    }
    if isFunction {
      return { frame in
        let path = try made(frame)
        return .function(FunctionValue { try machine.read(path, of: $0[0]) })
      }
    }
    return { .host(try made($0)) }
  }

  /// - Parameter site: the name in the path.
  private func propertyStep(_ choice: Choice, on type: Type, _ site: Expression) -> StepMaker {
    let value = choice.value
    if case .dynamic(let name) = choice.use { return dynamicStep(choice, name, on: type, site) }
    let type = source(choice.value.isStatic ? type.instance ?? type : type)
    let isWeak = value.modifiers.contains(.isWeak)
    return { .property(value, type: type($0), weak: isWeak) }
  }

  private func dynamicStep(_ choice: Choice, _ name: Name, on type: Type, _ site: Expression) -> StepMaker {
    let argument = dynamicArgument(choice, name, site)
    let use = memberUse(choice, base: type.instance ?? type)
    let parameter = program.interface(of: choice.value).parameters?.first?.type ?? language.string
    let kind = source(program.substitute(parameter, choice.map, in: nil))
    return { frame in
      .index(
        choice.value, type: use.type(frame), own: use.own.map { $0(frame) }, [try argument(frame)],
        [kind(frame)])
    }
  }

  private func indexStep(_ choice: Choice, _ arguments: [Argument], on type: Type) -> StepMaker {
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: type)
    let types = (choice.type.function?.parameters ?? []).map { source($0.type) }
    return { frame in
      var all: ContiguousArray<RuntimeValue> = []
      _ = try call(frame, &all) { _ in .void }
      return .index(
        choice.value, type: use.type(frame), own: use.own.map { $0(frame) }, all, types.map { $0(frame) })
    }
  }

  /// `value[keyPath: path]`
  func compileKeyPathUse(_ expression: Expression, _ base: Expression, _ path: Expression) -> Code {
    let (code, path) = (compile(base), compile(path))
    let machine = machine
    let (from, to) = (source(type(of: base)), source(type(of: expression)))
    return { frame in
      let value = try code(frame)
      guard case .host(let host) = try path(frame), let found = host.value as? KeyPathValue else {
        throw Interruption.unknown("a key path that is not known")
      }
      let wanted = to(frame)
      guard let any = machine.language.wrapped(wanted), any.isAny,
        machine.language.wrapped(found.value) !== any
      else { return try machine.convert(machine.read(found, of: value), from: found.value, to: wanted) }
      // An `AnyKeyPath` may be of another root.
      guard let root = try machine.cast(value, from: from(frame), to: found.root) else { return .none(0) }
      return try machine.convert(machine.read(found, of: root), from: found.value, to: any).wrapped
    }
  }

  func keyPathAccess(_ base: Expression, _ path: Expression) -> Access {
    let (outer, path) = (access(base), compile(path))
    let machine = machine
    return { frame, body in
      guard case .host(let host) = try path(frame), let found = host.value as? KeyPathValue else {
        throw Interruption.unknown("a key path that is not known")
      }
      try outer(frame) { try machine.modify(found, of: &$0, body) }
    }
  }

  // MARK: Dynamic members

  /// What stands for the member's name: a text, or a key path.
  private func dynamicArgument(_ choice: Choice, _ name: Name, _ expression: Expression) -> Code {
    let parameter = program.interface(of: choice.value).parameters?.first?.type
    let wanted = parameter.map { program.substitute($0, choice.map, in: nil) } ?? language.string
    if let site = body.impliedCalls[CodeSite(expression, .component(0))], let inner = body.choices[site] {
      let root = wanted.keyPathArguments.first ?? inner.base ?? machine.types.void
      var step = propertyStep(inner, on: root, site)
      var value = inner.type
      if case .subscript(_, let arguments) = expression.kind, let function = inner.type.function {
        step = indexStep(inner, arguments, on: root)
        value = function.result
      }
      let (rootSource, valueSource) = (source(root), source(value))
      return { frame in
        .host(KeyPathValue([try step(frame)], root: rootSource(frame), value: valueSource(frame)))
      }
    }
    if let root = wanted.keyPathArguments.first { return tupleArgument(name, root, wanted) }
    let machine = machine
    let type = source(wanted)
    return { try machine.makeLiteral(.text(name.base), .string, type($0)) }
  }

  /// A key path to an element of a tuple.
  private func tupleArgument(_ name: Name, _ root: Type, _ path: Type) -> Code {
    guard case .tuple(let elements) = root.kind,
      let place = Int(name.base) ?? elements.firstIndex(where: { $0.label == name.base }),
      elements.indices.contains(place)
    else { return unknown("the dynamic member \(name.base)") }
    let (rootSource, valueSource) = (source(root), source(elements[place].type))
    return { .host(KeyPathValue([.tuple(place)], root: rootSource($0), value: valueSource($0))) }
  }

  private func dynamicBase(_ choice: Choice, _ expression: Expression) -> (Code, Type)? {
    guard let base = expression.dynamicBase else { return choice.base.map { (loadSelf(), $0) } }
    let type = type(of: base)
    return (compile(base), type.instance ?? type)
  }

  func compileDynamic(_ choice: Choice, _ name: Name, _ expression: Expression) -> Code {
    guard let (code, type) = dynamicBase(choice, expression) else { return unknown("a dynamic member") }
    let argument = dynamicArgument(choice, name, expression)
    let use = memberUse(choice, base: type)
    let machine = machine
    return { frame in
      var all: ContiguousArray = [try code(frame), try argument(frame)]
      return try machine.call(
        member: choice.value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
    }
  }

  func dynamicAccess(_ choice: Choice, _ name: Name, _ expression: Expression) -> Access {
    guard let base = expression.dynamicBase else {
      return { _, _ in throw Interruption.unknown("a dynamic member") }
    }
    let argument = dynamicArgument(choice, name, expression)
    let outer = access(base)
    let type = type(of: base)
    let use = memberUse(choice, base: type.instance ?? type)
    let machine = machine
    return { frame, body in
      let given = try argument(frame)
      try outer(frame) { receiver in
        try machine.modifySubscript(
          choice.value, &receiver, use.type(frame), use.own.map { $0(frame) }, [given], isSet: false, body)
      }
    }
  }
}

extension Expression {
  /// What a dynamic member or subscript is asked of.
  fileprivate var dynamicBase: Expression? {
    switch kind {
    case .member(let base, _), .subscript(let base, _): base
    default: nil
    }
  }
}

extension Type {
  /// The root and the value of a key path's type.
  var keyPathArguments: [Type] {
    if case .existential(let existential) = kind { return existential.superclass?.keyPathArguments ?? [] }
    guard let nominal, nominal.name.hasSuffix("KeyPath") else { return [] }
    return arguments
  }
}
