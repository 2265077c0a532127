import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  func compileCall(_ expression: Expression, _ function: Expression, _ arguments: [Argument]) -> Code {
    let before = around.callPlace
    around.callPlace = function.span.end
    defer { around.callPlace = before }
    return compilePlainCall(expression, function, arguments)
  }

  private func compilePlainCall(
    _ expression: Expression, _ function: Expression, _ arguments: [Argument]
  ) -> Code {
    if case .name(let name) = function.kind, name.base == "type", arguments.first?.label == "of",
      body.choices[function] == nil
    {
      return compileTypeOf(arguments[0].value)
    }
    if let choice = body.choices[expression] {
      if let made = body.impliedCalls[CodeSite(expression, .made)], let maker = body.choices[made] {
        let value = compileImplied(made, maker, function, arguments.filter { !$0.isTrailingClosure })
        let access: Access = { frame, body in
          var made = try value(frame)
          try body(&made)
        }
        return compileMember(choice, value, access, arguments.filter(\.isTrailingClosure))
      }
      return compileImplied(expression, choice, function, arguments)
    }
    let callee = function.withoutParentheses
    if body.keptReceivers.contains(callee), case .member(let base, _) = callee.kind {
      return passingOver(callee, of: base, given: arguments)
    }
    if let choice = body.choices[callee], !isMadeFunction(choice.value), case .direct = choice.use {
      if let code = compileDirect(choice, callee, arguments) { return code }
    }
    // Before it can be taken for a conversion: `Tide(harbor: 3)`.
    if let cause = body.undeclared[expression] {
      // What takes something of a type that nothing declares is declared with that type.
      let given = arguments.lazy.compactMap { self.type(of: $0.value).causes.first(where: \.isUndeclared) }
      return unknown(given.first ?? cause)
    }
    let type = type(of: function)
    if case .tuple(let elements)? = type.instance?.kind, elements.count == arguments.count {
      let parts = zip(arguments, elements).map { compile($0.value, as: $1.type) }
      return { frame in .fields(ContiguousArray(try parts.map { try $0(frame) })) }
    }
    if type.instance != nil, arguments.count == 1 {
      return compile(arguments[0].value, as: self.type(of: expression))
    }
    guard let wanted = type.function else { return unknownMeaning(of: callee) }
    return compileValueCall(compile(function), wanted, arguments)
  }

  /// A property that holds a function is no function.
  private func isMadeFunction(_ value: Value) -> Bool { !value.isFunction && !value.isInitializer }

  private func compileTypeOf(_ value: Expression) -> Code {
    let code = compile(value)
    let type = source(type(of: value))
    let machine = machine
    let isAbstract = self.type(of: value).isAbstract
    return { frame in
      let (value, type) = (try code(frame), type(frame))
      // A type parameter that stands for `Any` is `Any`.
      if isAbstract, type.isExistential { return .metatype(type) }
      return .metatype(machine.dynamicType(of: value, type))
    }
  }

  /// `Tide(…)`, a value that can be called.
  private func compileImplied(
    _ expression: Expression, _ choice: Choice, _ function: Expression, _ arguments: [Argument]
  ) -> Code {
    let value = choice.value
    if let quick = compileConversion(choice, arguments) { return quick }
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: choice.base)
    let machine = machine
    if value.isInitializer {
      let metatype = compile(function)
      return { frame in
        guard case .metatype(let type) = try metatype(frame) else {
          throw Interruption.unknown("a type that is not known")
        }
        var all: ContiguousArray<RuntimeValue> = [.metatype(type)]
        return try call(frame, &all) { all in
          if use.isDynamic {
            return try machine.call(
              member: value, on: type.isExistential ? use.type(frame) : type, own: use.own.map { $0(frame) },
              &all)
          }
          return try machine.call(machine.tables.callable(value), use.generics(frame), &all)
        }
      }
    }
    if value.name == "dynamicallyCall" { return compileDynamicCall(choice, compile(function), arguments) }
    return compileMember(choice, compile(function), self.access(function), arguments)
  }

  /// `Int(number)`, without a list of arguments.
  private func compileConversion(_ choice: Choice, _ arguments: [Argument]) -> Code? {
    guard choice.value.isInitializer, arguments.count == 1, let to = choice.base,
      let from = choice.type.function?.parameters.first?.type,
      let convert = machine.natives.conversion(for: choice.value, from: from, to: to)
    else { return nil }
    let code = compile(arguments[0].value, as: from)
    return { try convert(code($0)) }
  }

  /// A call of a `@dynamicCallable` value (SE-0216).
  private func compileDynamicCall(_ choice: Choice, _ code: @escaping Code, _ arguments: [Argument]) -> Code {
    let machine = machine
    let value = choice.value
    guard let parameter = program.interface(of: value).parameters?.first else {
      return unknown("a dynamic call")
    }
    let isLabeled = parameter.label == "withKeywordArguments"
    let element = isLabeled ? parameter.type.arguments.last : parameter.type.arguments.first
    let codes = arguments.map { argument -> (String, Code) in
      let code = element.map { compile(argument.value, as: $0) } ?? compile(argument.value)
      return (argument.label ?? "", code)
    }
    let type = source(parameter.type)
    let use = memberUse(choice, base: choice.base)
    return { frame in
      let list = ContiguousArray(
        try codes.map { label, code in
          isLabeled ? RuntimeValue.tuple(.text(label), try code(frame)) : try code(frame)
        })
      let given =
        isLabeled
        ? try machine.makeFromLiteral(
          "ExpressibleByDictionaryLiteral", "dictionaryLiteral", .list(list), type(frame)) : .list(list)
      var all: ContiguousArray = [try code(frame), given]
      return try machine.call(member: value, on: use.type(frame), own: [], &all)
    }
  }

  /// A call of a function by its name.
  private func compileDirect(_ choice: Choice, _ callee: Expression, _ arguments: [Argument]) -> Code? {
    let value = choice.value
    let machine = machine
    if isLocalFunction(value) { return compileLocalCall(choice, arguments) }
    guard let (code, type) = base(of: choice, callee) else {
      let callable = machine.tables.callable(value)
      let call = compileArguments(arguments, choice)
      let generics = generics(of: choice)
      let opened = openedParameters(choice)
      return { frame in
        var all: ContiguousArray<RuntimeValue> = []
        return try call(frame, &all) { all in
          if opened.isEmpty { return try machine.call(callable, generics(frame), &all) }
          return try machine.callOpening(opened, callable, generics(frame), &all, offset: 0)
        }
      }
    }
    if case .enumCase = value.code { return compileCase(choice, arguments) }
    if value.isInitializer { return compileDelegation(choice, callee, code, type, arguments) }
    if isSuper(callee) { return compileSuperCall(choice, code, type, arguments) }
    var base = choice
    if language.wrapped(type) == nil { base.base = type }
    if !value.isStatic, machine.tables.callable(value).isRecorded {
      let receiver: Code
      if case .member(let written, _) = callee.kind {
        receiver = handedOn(keptSelf(written) ?? code, written, .component)
      } else {
        receiver = keptSelf() ?? code
      }
      return compileMember(base, receiver, self.memberAccess(callee), arguments)
    }
    return keepingReceiver(of: callee, choice, type, code) {
      compileMember(base, $0, self.memberAccess(callee), arguments)
    }
  }

  /// The place of what a member is called on.
  private func memberAccess(_ callee: Expression) -> Access {
    if case .member(let base, _) = callee.kind { return access(base) }
    return selfAccess()
  }

  func selfAccess() -> Access {
    guard let selfLocal else {
      return { _, _ in throw Interruption.unknown("self outside of a type") }
    }
    return access(selfLocal)
  }

  private func compileCase(_ choice: Choice, _ arguments: [Argument]) -> Code {
    let call = compileArguments(arguments, choice)
    let index = choice.value.caseIndex
    let isOptional = choice.value.owner === language.type("Optional")
    let machine = machine
    return { frame in
      var all: ContiguousArray<RuntimeValue> = []
      if !isOptional { try machine.nest() }
      return try call(frame, &all) { isOptional ? $0[0].wrapped : .enumCase(index, $0) }
    }
  }

  private func compileSuperCall(
    _ choice: Choice, _ code: @escaping Code, _ type: Type, _ arguments: [Argument]
  )
    -> Code
  {
    let machine = machine
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: type)
    let value = choice.value
    // What the compiler makes for the superclass has no declaration but the requirement.
    if value.isRequirement {
      return { frame in
        var all: ContiguousArray = [try code(frame)]
        return try call(frame, &all) { try machine.synthesize(requirement: value, for: use.type(frame), &$0) }
      }
    }
    let callable = machine.tables.callable(value)
    return { frame in
      var all: ContiguousArray = [try code(frame)]
      return try call(frame, &all) { all in
        try machine.call(
          callable,
          machine.generics(of: choice.value, on: use.type(frame), own: use.own.map { $0(frame) }), &all)
      }
    }
  }

  /// A call of a member on a value, whose place is needed where the member may change it.
  func compileMember(
    _ choice: Choice, _ code: @escaping Code, _ access: @escaping @autoclosure () -> Access,
    _ arguments: [Argument]
  ) -> Code {
    let value = choice.value
    let machine = machine
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: choice.base)
    let callable = machine.tables.callable(value)
    let opened = openedParameters(choice)
    func run(_ frame: Frame, _ all: inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue {
      if !opened.isEmpty, !use.isDynamic {
        return try machine.callOpening(opened, callable, use.generics(frame), &all, offset: 1)
      }
      if use.isDynamic {
        return try machine.call(member: value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
      }
      return try machine.call(callable, use.generics(frame), &all)
    }
    let changes = value.modifiers.contains(.isMutating) && !(choice.base?.isClass ?? false)
    guard changes else {
      return { frame in
        var all: ContiguousArray = [try code(frame)]
        return try call(frame, &all) { try run(frame, &$0) }
      }
    }
    let place = access()
    return { frame in
      var all: ContiguousArray<RuntimeValue> = [.unset]
      return try call(frame, &all) { all in
        var result = RuntimeValue.void
        try place(frame) { held in
          all[0] = held
          held = .unset
          defer {
            held = all[0]
            all[0] = .unset
          }
          result = try run(frame, &all)
        }
        return result
      }
    }
  }

  /// `self.init(…)`, `super.init(…)`, `Tide.init(…)`.
  private func compileDelegation(
    _ choice: Choice, _ callee: Expression, _ code: @escaping Code, _ type: Type, _ arguments: [Argument]
  ) -> Code {
    let machine = machine
    let value = choice.value
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: type)
    guard case .member(let base, _) = callee.kind, base.isSelfOrSuper, let selfLocal,
      self.value?.isInitializer ?? false
    else {
      return { frame in
        var all: ContiguousArray = [try code(frame)]
        return try call(frame, &all) { all in
          var type = use.type(frame)
          if !type.isExistential, case .metatype(let found) = all[0] { type = found }
          return try machine.call(member: value, on: type, own: use.own.map { $0(frame) }, &all)
        }
      }
    }
    let isClass = type.isClass || type.isAbstract
    let place = access(selfLocal)
    let load = load(selfLocal)
    let isFailable =
      language.wrapped(program.interface(of: value).result) != nil && language.wrapped(type) == nil
    return { frame in
      let held = try load(frame)
      var all: ContiguousArray<RuntimeValue>
      if isClass, case .object = held { all = [held] } else { all = [.metatype(use.type(frame))] }
      let made = try call(frame, &all) { all in
        let callable = machine.tables.callable(value)
        if value.isRequirement, base.isSuper {
          return try machine.synthesize(requirement: value, for: use.type(frame), &all)
        }
        if value.isRequirement {
          return try machine.call(member: value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
        }
        if !base.isSuper, case .object(let object) = all[0] {
          let found = machine.tables.override(of: value, for: object.type)
          if found !== value {
            return try machine.call(
              machine.tables.callable(found), machine.generics(of: found, on: object.type, own: []), &all)
          }
        }
        return try machine.call(
          callable, machine.generics(of: value, on: use.type(frame), own: use.own.map { $0(frame) }), &all)
      }
      guard isFailable else {
        try place(frame) { $0 = made }
        return .void
      }
      guard let found = made.unwrapped else { throw InitializerFailure.failed }
      try place(frame) { $0 = found }
      return .void
    }
  }

  // MARK: Functions that are values

  func compileValueCall(_ code: @escaping Code, _ function: FunctionType, _ arguments: [Argument]) -> Code {
    let places = program.places(of: arguments, in: function) ?? arguments.indices.map { [$0] }
    let call = compile(arguments, places, function.parameters, defaults: { _ in nil }, builders: [:])
    return { frame in
      guard case .function(let value) = try code(frame) else {
        throw Interruption.unknown("a function that is not known")
      }
      var all: ContiguousArray<RuntimeValue> = []
      return try call(frame, &all) { try value.call(list: &$0) }
    }
  }
}

extension Expression {
  var isSuper: Bool {
    if case .name(let name) = kind { return name.base == "super" }
    return false
  }

  var isSelfOrSuper: Bool {
    if case .name(let name) = kind { return name.base == "self" || name.base == "super" }
    return false
  }
}
