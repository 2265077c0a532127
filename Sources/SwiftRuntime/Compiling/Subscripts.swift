import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  func compileSubscript(_ expression: Expression, _ base: Expression, _ arguments: [Argument]) -> Code {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return compileKeyPathUse(expression, base, arguments[0].value)
    }
    guard let choice = body.choices[expression] else {
      if type(of: expression).instance != nil { return compileMetatype(expression) }
      return unknown(cause(of: expression))
    }
    if case .dynamic(let name) = choice.use { return compileDynamic(choice, name, expression) }
    let baseType = type(of: base)
    let owner = choice.value.isStatic ? baseType.instance ?? baseType : baseType
    return readSubscript(choice, compile(base), owner, arguments, isSuper: base.isSuper)
  }

  func readSubscript(
    _ choice: Choice, _ code: @escaping Code, _ type: Type, _ arguments: [Argument], isSuper: Bool = false
  )
    -> Code
  {
    let value = choice.value
    let machine = machine
    if arguments.count == 1, let quick = machine.natives.quick(for: value),
      let parameter = choice.type.function?.parameters.first
    {
      let index = compile(arguments[0].value, as: parameter.type)
      return { try quick(code($0), index($0)) }
    }
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: type)
    let callable = machine.tables.callable(value)
    let isDynamic = use.isDynamic && !isSuper
    return { frame in
      var all: ContiguousArray = [try code(frame)]
      return try call(frame, &all) { all in
        if isDynamic {
          return try machine.call(member: value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
        }
        return try machine.call(callable, use.generics(frame), &all)
      }
    }
  }

  func subscriptAccess(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument], isSet: Bool = false
  ) -> Access {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathAccess(base, arguments[0].value)
    }
    guard let choice = body.choices[expression] else {
      let cause = cause(of: expression)
      return { _, _ in throw Interruption.unknown(cause) }
    }
    if case .dynamic(let name) = choice.use { return dynamicAccess(choice, name, expression) }
    return subscriptAccess(choice, access(base), type(of: base), arguments, isSet, isSuper: base.isSuper)
  }

  /// A subscript's place: what it gives is read, changed and set again, or changed where it is.
  func subscriptAccess(
    _ choice: Choice, _ outer: @escaping Access, _ type: Type, _ arguments: [Argument], _ isSet: Bool,
    isSuper: Bool = false
  ) -> Access {
    let value = choice.value
    let machine = machine
    let use = memberUse(choice, base: type.instance != nil && value.isStatic ? type.instance ?? type : type)
    let call = compileArguments(arguments, choice)
    let slot = newSlot()
    // What stands in the brackets is evaluated before what is assigned.
    let prepare: Step = { frame in
      var list: ContiguousArray<RuntimeValue> = []
      _ = try call(frame, &list) { _ in .void }
      frame.slots[slot] = .list(list)
      return .next
    }
    let isPrepared = around.preparations != nil
    around.preparations?.append(prepare)
    return { frame, body in
      if !isPrepared { _ = try prepare(frame) }
      guard case .list(let list) = frame.slots[slot] else { return }
      try outer(frame) { receiver in
        try machine.modifySubscript(
          value, &receiver, use.type(frame), use.own.map { $0(frame) }, list, isSet: isSet,
          isStatic: isSuper || !use.isDynamic, body)
      }
    }
  }
}

extension Machine {
  func modifySubscript(
    _ value: Value, _ receiver: inout RuntimeValue, _ type: Type, _ own: [Type],
    _ indices: ContiguousArray<RuntimeValue>, isSet: Bool, isStatic: Bool = false,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    let member =
      isStatic ? DispatchedMember(value: value, type: type) : try dispatch(value, on: type, &receiver)
    guard let found = member.value else {
      throw Interruption.unknown("how a subscript of \(member.type) is set")
    }
    defer {
      if member.isOpened { receiver = .existential(ExistentialValue(type: member.type, value: receiver)) }
    }
    let generics = generics(of: found, on: member.type, own: own)
    let callable = tables.callable(found)
    if let modifier = callable.modifier {
      return try modify(by: modifier, callable, generics, &receiver, indices, body)
    }
    var new = RuntimeValue.unset
    if !isSet {
      var all: ContiguousArray = [receiver]
      all.append(contentsOf: indices)
      new = try call(callable, generics, &all)
    }
    try body(&new)
    if !isSet, !found.isSettable { return }
    var all: ContiguousArray = [receiver, new]
    all.append(contentsOf: indices)
    receiver = .unset
    defer { receiver = all[0] }
    try set(callable, generics, &all)
  }

  /// A native that is given what changes an element as a function.
  func modify(
    by native: Native, _ callable: Callable, _ generics: Generics, _ receiver: inout RuntimeValue,
    _ indices: ContiguousArray<RuntimeValue>, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    try withoutActuallyEscaping(body) { body in
      let change = FunctionValue { arguments in
        try body(&arguments[0])
        return .void
      }
      var all: ContiguousArray = [receiver, .function(change)]
      all.append(contentsOf: indices)
      receiver = .unset
      defer { receiver = all[0] }
      let before = HeldMemory(all)
      _ = try native(&all, NativeCall(machine: self, generics: generics, declaration: callable.value))
      try count(madeBy: callable, .void, all, before)
    }
  }
}
