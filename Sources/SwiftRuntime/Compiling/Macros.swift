import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  /// `#line`, `#function` and what others are declared as.
  func compileMacro(_ expression: Expression, _ use: MacroUse) -> Code {
    if use.name.base == "selector", let name = selector(of: use) {
      let machine = machine
      let wanted = source(type(of: expression))
      return { try machine.makeLiteral(.text(name), .string, wanted($0)) }
    }
    return compileCallerLiteral(use.name.base, type(of: expression), at: expression.span.start)
      ?? compileDeclaredMacro(expression, use)
  }

  /// The name that `#selector` gives: that of the declaration that is meant.
  private func selector(of use: MacroUse) -> String? {
    guard let argument = use.arguments.first else { return nil }
    let name: Name
    switch argument.value.kind {
    case .name(let own): name = own
    case .member(_, let own): name = own
    default: return nil
    }
    switch argument.label {
    case "getter": return name.base
    case "setter": return "set\(name.base.prefix(1).uppercased())\(name.base.dropFirst()):"
    default: return body.choices[argument.value]?.value.selector
    }
  }

  private func compileDeclaredMacro(_ expression: Expression, _ use: MacroUse) -> Code {
    guard let native = machine.natives.macro(use.name.base, of: type(of: expression)) else {
      return unknown("what the macro #\(use.name.base) makes")
    }
    let codes = use.arguments.map { compile($0.value) }
    let machine = machine
    return { frame in
      var all = ContiguousArray(try codes.map { try $0(frame) })
      return try native(&all, NativeCall(machine: machine, generics: frame.generics, declaration: nil))
    }
  }

  /// A literal that says where the code is; nil for other macros.
  func compileCallerLiteral(_ name: String, _ type: Type, at position: Int?) -> Code? {
    let machine = machine
    let wanted = source(type)
    func text(_ text: String) -> Code {
      { try machine.makeLiteral(.text(text), .string, wanted($0)) }
    }
    let file = sourceFile
    switch name {
    // Which actor the code runs on makes no difference here: one task runs at a time.
    case "isolation": return { _ in .none(0) }
    case "file", "filePath": return text(file?.path ?? "")
    case "fileID": return text("\(file?.module ?? "")/\(file?.path.split(separator: "/").last ?? "")")
    case "function": return text(enclosingName)
    case "line", "column":
      let place = file?.place(position ?? 0) ?? (line: 1, column: 1)
      let number = name == "line" ? place.line : place.column
      return { try machine.makeLiteral(.integer("\(number)"), .integer, wanted($0)) }
    default: return nil
    }
  }

  /// The file that the code stands in.
  var sourceFile: SourceText? { value.map(\.writtenIn) ?? outer?.sourceFile }
  /// What `#function` says. Values that properties begin with belong to the type, or to the module, around.
  private var enclosingName: String {
    guard let value else { return outer?.enclosingName ?? "" }
    guard around.isInitialValue, !value.modifiers.contains(.isLazy) else { return value.shownName }
    return value.owner?.name ?? value.context.file.module.name
  }

  // MARK: Wrapped and computed variables among statements

  func compileWrapped(_ code: VariableDeclaration, _ index: Int, _ storage: Type) -> Step {
    let binding = code.bindings[index]
    guard let local = body.variables[CodeSite(binding.pattern, .storage)]
    else { return { _ in throw Interruption.unknown("a wrapped variable") } }
    let layers = (0..<code.attributes.count).filter {
      body.impliedCalls[CodeSite(code, .wrapper(index, layer: $0))] != nil
    }.count
    let attributes = code.attributes.filter { !$0.isLanguageOwn }.prefix(max(layers, 1))
    let make = compileWrapper(
      code, index, storage: storage, attributes: Array(attributes), initial: binding.value?.value)
    noteWrapped(code)
    let initialize = initializeOrSet(local)
    return { frame in
      initialize(frame, try make(frame))
      return .next
    }
  }

  /// Whoever reads a wrapped variable asks its wrapper.
  func noteWrapped(_ code: VariableDeclaration) {
    for (index, binding) in code.bindings.enumerated() {
      guard let storage = body.siteTypes[CodeSite(code, .wrapper(index, layer: 0))],
        let local = body.variables[CodeSite(binding.pattern, .storage)]
      else { continue }
      for (role, property) in [(CodeSite.Role.variable, "wrappedValue"), (.projection, "projectedValue")] {
        guard let value = body.variables[CodeSite(binding.pattern, role)] else { continue }
        kinds.special[value] = .wrapped(local, property, storage)
      }
    }
  }

  /// An accessor of a variable among statements, and the variable that holds its function.
  struct LocalAccessor {
    var code: VariableDeclaration
    var index: Int
    var kind: Accessor.Kind
    var block: Block
    var local: Local
    var holder: Local
  }

  private func accessors(_ code: VariableDeclaration, _ binding: VariableDeclaration.Binding)
    -> [LocalAccessor]
  {
    guard let local = body.variables[CodeSite(binding.pattern, .variable)] else { return [] }
    return binding.accessors.enumerated().compactMap { index, accessor in
      guard let block = accessor.body?.value else { return nil }
      let holder = Local(name: "\(accessor.kind)", span: local.span, isLet: true)
      return LocalAccessor(
        code: code, index: index, kind: accessor.kind, block: block, local: local, holder: holder)
    }
  }

  /// The accessors of variables: as functions, they are there before the block's statements run.
  func hoistedAccessors(_ code: VariableDeclaration) -> [LocalAccessor] {
    code.bindings.flatMap { binding -> [LocalAccessor] in
      let accessors = accessors(code, binding)
      func holder(_ kind: Accessor.Kind) -> Local? { accessors.first { $0.kind == kind }?.holder }
      guard let local = accessors.first?.local else { return [] }
      kinds.special[local] =
        holder(.get).map { .computed($0, holder(.set)) } ?? .observed(holder(.willSet), holder(.didSet))
      return accessors
    }
  }

  func compileAccessor(_ accessor: LocalAccessor) -> Code {
    let inner = FunctionBuilder(
      machine: machine, body: body, shared: shared, outer: self, value: nil, selfLocal: selfLocal)
    inner.result = accessor.kind == .get ? accessor.local.type : machine.types.void
    if accessor.kind == .willSet || accessor.kind == .didSet { inner.kinds.direct = accessor.local }
    var places: [(slot: Int, isShared: Bool, isInOut: Bool)] = []
    if let new = body.variables[CodeSite(accessor.code, .newValue(accessor.index))] {
      places.append((inner.declare(new), shared.contains(new), false))
    }
    let builder = accessor.kind == .get ? body.siteTypes[CodeSite(accessor.code, .builder)] : nil
    let run = inner.compileBody(accessor.block, builder: builder, node: accessor.code, isClosure: false)
    return closureCode(inner, run, places)
  }

  /// A variable with accessors, which are made with the block.
  func compileWithAccessors(
    _ code: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ local: Local
  ) -> Step {
    guard let type = local.type, !binding.accessors.contains(where: { $0.kind == .get }) else {
      return { _ in .next }
    }
    let initial = binding.value.map { compile($0.value, as: type) } ?? { _ in .unset }
    let initialize = initializeOrSet(local)
    return { frame in
      initialize(frame, try initial(frame))
      return .next
    }
  }

  private func closureCode(
    _ inner: FunctionBuilder, _ run: @escaping Code, _ places: [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    let captured = inner.captured.map { raw($0) }
    let machine = machine
    let made = CompiledFunction.Made(slots: inner.slotCount, parameters: places, code: run)
    let function = CompiledFunction { made }
    return { frame in
      let captures = ContiguousArray(try captured.map { try $0(frame) })
      let generics = frame.generics
      return .function(FunctionValue { try function.run(machine, generics, captures, &$0) })
    }
  }
}
