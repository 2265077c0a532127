import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  /// The code of a whole body, which gives what the function gives.
  func compileBody(_ block: Block, builder: Type?, node: AnyObject, isClosure: Bool) -> Code {
    let result = result ?? machine.types.void
    if let builder, !block.returnsValue { return compileBuilt(block, builder, node, as: result) }
    // What gives nothing is done as a statement: one that is not known is passed over, and said.
    let isStatement = result.isVoid && goesOn
    if !isStatement, let expression = block.singleExpression, !isPlainStatement(expression, block, result) {
      let code = placed(returned(expression, as: result), expression.span)
      return result.isVoid
        ? {
          _ = try code($0); return .void
        } : code
    }
    let steps = compile(block)
    let mustReturn = !result.isVoid && !result.hasHoles
    return { frame in
      let flow = try steps(frame)
      if mustReturn, case .next = flow { throw Interruption.unknown("an end of the code without a value") }
      return frame.returned
    }
  }

  /// Code that says where it was if it can't go on.
  func placed(_ code: @escaping Code, _ span: Span) -> Code {
    guard let file = sourceFile else { return code }
    return { frame in
      do { return try code(frame) } catch let error as Interruption {
        throw error.placed(in: file, at: span.start)
      }
    }
  }

  private func isPlainStatement(_ expression: Expression, _ block: Block, _ result: Type) -> Bool {
    if case .statement = expression.kind { return result.isVoid || block.returnsValue }
    return false
  }

  // MARK: Declarations

  /// The code of a declaration's part.
  static func make(_ value: Value, _ part: CompiledFunction.Part, _ machine: Machine) -> CompiledFunction.Made
  {
    let body = machine.tables.callable(value).body
    let hasSelf = value.owner != nil
    let isClass = value.owner.map { $0.kind == .classType || $0.kind == .actor } ?? false
    let changesSelf =
      !isClass
      && (value.modifiers.contains(.isMutating) || value.isInitializer || part == .setter || part == .didSet
        || part == .willSet || part == .initial && value.modifiers.contains(.isLazy)
        || part == .body
          && value.accessors.contains { $0.kind == .get && $0.modifiers.contains(.isMutating) })
    let selfLocal = hasSelf ? Local(name: "self", span: Span(0, 0), isLet: !changesSelf) : nil
    var analysis = CaptureAnalysis(body)
    analysis.look(at: value, part)
    var shared = analysis.shared
    if let selfLocal, changesSelf, value.holdsClosures(part) { shared.insert(selfLocal) }
    let builder = FunctionBuilder(
      machine: machine, body: body, shared: shared, outer: nil, value: value, selfLocal: selfLocal)
    return builder.make(part, changesSelf: changesSelf)
  }

  private func make(_ part: CompiledFunction.Part, changesSelf: Bool) -> CompiledFunction.Made {
    guard let value else { return CompiledFunction.Made(slots: 0, parameters: [], code: { _ in .void }) }
    var parameters: [(slot: Int, isShared: Bool, isInOut: Bool)] = []
    if let selfLocal {
      parameters.append((declare(selfLocal), shared.contains(selfLocal), changesSelf && !value.isInitializer))
    }
    let code: Code
    switch part {
    case .initial: code = compileInitial(value)
    case .wrapping: code = compileWrapping(value, &parameters)
    case .defaultValue(let index): code = compileDefault(value, index)
    case .setter, .willSet, .didSet: code = compileAccessor(value, part, &parameters)
    case .body: code = compileDeclaration(value, &parameters)
    case .undone: code = compileUndone(value)
    }
    return CompiledFunction.Made(
      slots: slotCount, parameters: parameters, code: code,
      problems: part == .undone ? [] : problems(in: nil),
      tellsDoubts: goesOn)
  }

  /// What doesn't fit in a part of its code, without that of the closures in it: they may never be called.
  /// - Parameter span: nil: all of it.
  func problems(in span: Span?) -> [RuntimeGap] {
    let own = body.problems.filter { problem in
      guard let offset = problem.offset else { return span == nil }
      return span?.contains(offset) ?? true && !closures.contains { $0.contains(offset) }
    }
    guard !own.isEmpty, let value = declaration else { return [] }
    let file = value.writtenIn
    return own.map { problem in
      RuntimeGap(
        .mismatch, source: value.name, name: value.name, cause: GapCause(problem.reason),
        place: problem.offset.map(file.codePlace))
    }
  }

  /// The declaration that it is a part of.
  private var declaration: Value? { value ?? outer?.declaration }

  private func addParameters(
    of value: Value, to parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) {
    for (index, parameter) in (program.interface(of: value).parameters ?? []).enumerated() {
      if let local = body.variables[CodeSite(value, .parameter(index))] {
        parameters.append((declare(local), shared.contains(local), parameter.isInOut))
      } else {
        parameters.append((newSlot(), false, parameter.isInOut))
      }
    }
  }

  private func compileDeclaration(
    _ value: Value, _ parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    addParameters(of: value, to: &parameters)
    let interface = program.interface(of: value)
    result = interface.result
    switch value.code {
    case .function(let code):
      if value.isInitializer { return compileInitializer(value, code) }
      if let block = code.body?.value {
        return compileBody(block, builder: program.builder(of: value), node: value, isClosure: false)
      }
      return compileGetter(code.accessors, value)
    case .variable(let code, let index, _, _): return compileGetter(code.bindings[index].accessors, value)
    default: return unknown("the code of \(value.name)")
    }
  }

  private func compileGetter(_ accessors: [Accessor], _ value: Value) -> Code {
    guard let block = accessors.first(where: { $0.kind == .get })?.body?.value else {
      return unknown("how \(value.name) is read")
    }
    return compileBody(block, builder: program.builder(of: value), node: value, isClosure: false)
  }

  private func compileAccessor(
    _ value: Value, _ part: CompiledFunction.Part,
    _ parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    let kind: Accessor.Kind = part == .setter ? .set : part == .willSet ? .willSet : .didSet
    guard let index = value.accessors.firstIndex(where: { $0.kind == kind }),
      let block = value.accessors[index].body?.value
    else { return unknown("how \(value.name) is set") }
    if let local = body.variables[CodeSite(value, .newValue(index))] {
      parameters.append((declare(local), shared.contains(local), false))
    } else {
      parameters.append((newSlot(), false, false))
    }
    if value.isSubscript { addParameters(of: value, to: &parameters) }
    result = machine.types.void
    let steps = compile(block)
    return { frame in
      _ = try steps(frame)
      return .void
    }
  }

  private func compileDefault(_ value: Value, _ index: Int) -> Code {
    let code: [ParameterCode] =
      switch value.code {
      case .function(let function): function.parameters
      case .enumCase(let enumCase): enumCase.parameters ?? []
      default: []
      }
    guard index < code.count, let initial = code[index].defaultValue?.value,
      let parameter = program.interface(of: value).parameters?[index]
    else { return unknown("what \(value.shownName) takes where no argument is given") }
    if parameter.isAutoclosure, let function = parameter.type.function {
      return later(compile(initial, as: function.result))
    }
    return handedOn(initial, as: parameter.type, .held)
  }

  private func compileInitial(_ value: Value) -> Code {
    guard case .variable(let code, let index, let name, _) = value.code else { return unknown("a value") }
    around.isInitialValue = true
    let binding = code.bindings[index]
    if let wrapper = program.wrapperTypes(of: value) {
      return compileWrapper(
        code, index, storage: body.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] ?? wrapper.storage,
        attributes: program.wrapperAttributes(among: code.attributes, in: value.context),
        initial: binding.value?.value)
    }
    guard let initial = binding.value?.value else { return { _ in .unset } }
    if case .variable = binding.pattern.kind {
      return handedOn(initial, as: program.interface(of: value).result, .held)
    }
    let whole = handedOn(initial, .held)
    let path = binding.pattern.path(to: name) ?? []
    return { frame in
      try path.reduce(whole(frame)) { value, place in
        if value.isUnknown { return value }
        guard case .fields(let fields) = value, place < fields.count else { return .unset }
        return fields[place]
      }
    }
  }

  /// The same around a value that takes the place of the written one.
  private func compileWrapping(
    _ value: Value, _ parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    guard case .variable(let code, let index, _, _) = value.code,
      let wrapper = program.wrapperTypes(of: value)
    else { return unknown("a wrapper") }
    around.isInitialValue = true
    let slot = newSlot()
    parameters.append((slot, false, false))
    let given = Expression(.discard, value.span)
    kinds.injected[given] = ({ $0.slots[slot] }, wrapper.wrapped)
    return compileWrapper(
      code, index, storage: body.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] ?? wrapper.storage,
      attributes: program.wrapperAttributes(among: code.attributes, in: value.context), initial: given)
  }

  /// The wrapper of a variable, as its declaration makes it.
  func compileWrapper(
    _ code: VariableDeclaration, _ index: Int, storage: Type, attributes: [Attribute], initial: Expression?
  ) -> Code {
    var value = initial
    var made: Code?
    for (layer, attribute) in attributes.enumerated().reversed() {
      guard let site = body.impliedCalls[CodeSite(code, .wrapper(index, layer: layer))],
        let choice = body.choices[site]
      else {
        // What is in `@Environment(\.presentationMode) @Binding var mode` comes from the wrapper around it.
        if value == nil { continue }
        return compileEmptyWrapper(storage)
      }
      var wrapper = compileWrapper(choice, attribute, value ?? firstNil(choice, attribute))
      if let initial { wrapper = handedOn(wrapper, initial, .held) }
      let standIn = Expression(.discard, attribute.span)
      kinds.injected[standIn] = (wrapper, choice.base ?? storage)
      value = standIn
      made = wrapper
    }
    return made ?? compileEmptyWrapper(storage)
  }

  private func compileWrapper(_ choice: Choice, _ attribute: Attribute, _ value: Expression?) -> Code {
    var arguments: [Argument] = []
    if let value { arguments.append(Argument(label: "wrappedValue", value: value)) }
    arguments += attribute.arguments.value.flatMap { $0 } ?? []
    let machine = machine
    let type = source(choice.base ?? machine.types.void)
    let call = compileArguments(arguments, choice)
    let generics = generics(of: choice)
    let callable = machine.tables.callable(choice.value)
    return { frame in
      var all: ContiguousArray<RuntimeValue> = [.metatype(type(frame))]
      return try call(frame, &all) { try machine.call(callable, generics(frame), &$0) }
    }
  }

  /// The value that an optional begins with where its wrapper is made from one and none is written.
  private func firstNil(_ choice: Choice, _ attribute: Attribute) -> Expression? {
    guard attribute.arguments.value == nil,
      let parameter = program.interface(of: choice.value).parameters?.first,
      parameter.label == "wrappedValue", !parameter.hasDefault,
      let type = choice.type.function?.parameters.first?.type
    else { return nil }
    let standIn = Expression(.discard, attribute.span)
    kinds.injected[standIn] = (
      { _ in .none(0) }, parameter.isAutoclosure ? type.function?.result ?? type : type
    )
    return standIn
  }

  /// Without a value and without parentheses: `init()` where there is one, else the first value makes it.
  private func compileEmptyWrapper(_ storage: Type) -> Code {
    let machine = machine
    let type = source(storage)
    return { frame in try machine.makeEmpty(type(frame)) ?? .unset }
  }
}

extension Pattern {
  /// Which element of which element a variable of a pattern is.
  fileprivate func path(to name: String) -> [Int]? {
    switch kind {
    case .variable(let found, _): return found == name ? [] : nil
    case .typed(let inner, _): return inner.path(to: name)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        if let rest = element.pattern.path(to: name) { return [index] + rest }
      }
      return nil
    default: return nil
    }
  }
}
