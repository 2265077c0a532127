extension Machine {
  /// Calls a method by name: declared by the app, a view's modifier, then the library's.
  func method(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ chain: Chain
  ) throws(Interrupt) -> Value {
    if name == "init", case .name("self") = chain.base.kind, case .type(let type) = value, type.info == nil,
      scope.functionAround?.name == "init"
    {
      let made = try constructSDK(type, arguments, in: scope, chain.expression, end: chain.end)
      try store(made, to: chain.base, in: scope)
      return .void
    }
    if name == "init", declaredInfo(of: value) != nil {
      var isSuper = false
      if case .name("super") = chain.base.kind { isSuper = true }
      return try delegate(value, isSuper: isSuper, arguments, in: scope, chain)
    }
    if chain.index == 0, case .name("super") = chain.base.kind {
      return try superCall(name, of: value, arguments, in: scope, chain)
    }
    // What may be missing is mapped as Swift's optionals are, whatever its type calls by that name.
    if name == "map" || name == "flatMap", declaredInfo(of: value) != nil,
      let result = try mappedOptional(name, value, arguments, in: scope, hint: hint, chain)
    {
      return result
    }
    expectedResult = hint
    if let result = try declaredCall(name, of: value, arguments, in: scope, chain) { return result }
    expectedResult = nil
    if case .type(let type) = value {
      return try typeCall(name, of: type, arguments, in: scope, hint: hint, chain)
    }
    // A stored closure is called like a method.
    if mayHoldFunction(name, of: value, arguments, in: scope),
      let stored = try declaredMember(name, of: value, file: chain.expression.file, start: chain.position),
      isCallable(stored, as: name, with: arguments, in: scope),
      !isBuiltIn(name, value) || isFunctionByItself(stored),
      stored.isFunction || value.collectionKind == nil
    {
      return try call(stored, arguments, in: scope, hint: hint, chain.expression, end: chain.end)
    }
    if name == "previewContext", let preview = try activityPreview(of: value, arguments, in: scope, chain) {
      return preview
    }
    return try libraryCall(name, of: value, arguments, in: scope, hint: hint, chain, isOptional: false)
      ?? .none
  }

  /// `attributes.previewContext(state, viewKind: …)` of a live activity's attributes.
  private func activityPreview(
    of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard let info = declaredInfo(of: value), project.allNames(of: info).contains("ActivityAttributes")
    else { return nil }
    var fields = [LabeledValue(label: "attributes", value: value)]
    for argument in arguments {
      let type = argument.label == nil ? TypeHint(.named(["ContentState"], []), owner: info) : nil
      fields.append(
        LabeledValue(label: argument.label, value: try evaluate(argument.value, in: scope, hint: type)))
    }
    return .view(
      ViewValue(
        .sdk("ActivityPreview"), arguments: fields, file: chain.expression.file, start: chain.position))
  }

  /// `super.method(…)`: past what the running type overrides. What a superclass of the SDK does
  /// is not known, and is nothing.
  private func superCall(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value {
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in scope.owner.map({ project.lineage(of: $0).dropFirst() }) ?? [] {
      let isStatic = if case .type = value { true } else { false }
      let functions = (isStatic ? type.staticFunctions : type.functions)[name] ?? []
      candidates += functions.filter { $0.body.value != nil }.map { ($0, type) }
    }
    guard let (function, type) = candidates.first(where: { matching($0.0.parameters, arguments) != nil })
    else {
      guard isUIKit(value) || name == "encode" else { return .void }
      let evaluated = try evaluate(arguments: arguments, in: scope)
      if name == "encode" {
        guard let parent = scope.owner.flatMap({ project.lineage(of: $0).dropFirst().first }),
          let encoder = evaluated.first?.value
        else { return .void }
        try encodeInherited(value, by: parent, to: encoder, chain.expression)
        return .void
      }
      return try uikitMethod(of: value, LibraryCall(name, evaluated, chain.expression)) ?? .void
    }
    return try call(
      function, owner: value, type: type, arguments, from: scope, closureScope: nil, chain.expression)
  }

  /// Whether a property of that name may hold a function that is called so: a call with labels is one of
  /// a method, and inside a property's own getter its name means something else.
  func mayHoldFunction(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    let types =
      if let info = declaredInfo(of: value) { project.lineage(of: info) } else {
        extensions(of: SDK.typeNames(of: value), declaring: name, for: value)
      }
    for type in types {
      guard let property = type.properties[name], property.isComputed else { continue }
      if scope.isInside(property) { return false }
      let isLabeled = arguments.contains { $0.label != nil && !$0.isTrailingClosure }
      return !isLabeled
        || declaredType(property.type.map { TypeHint($0, owner: type, file: property.file) }, in: nil) != nil
    }
    return true
  }

  /// Whether a view keeps a function under a name, as `let contextMenu: (Tide) -> Menu`, that takes arguments
  /// such as these: it is meant rather than the modifier of that name.
  func keepsFunction(_ name: String, of value: Value, taking arguments: [CallArgument]) -> Bool {
    guard let info = declaredInfo(of: value), let property = info.properties[name], !property.isComputed,
      let type = property.type, case .function(let parameters, _, _) = type.unwrapped
    else { return false }
    return parameters.count == arguments.count && arguments.allSatisfy { $0.label == nil }
  }

  /// Whether a member can be called so: an app's own function that takes something else leaves the
  /// name to the SDK.
  func isCallable(_ value: Value, as name: String, with arguments: [CallArgument], in scope: Scope) -> Bool {
    switch value {
    case .closure(let closure):
      guard case .function(let function, _, let type) = closure.body else { return true }
      if let type, wouldRepeat(function, of: type, arguments, in: scope) { return false }
      if scope.isInside(function), takesOtherBasics(function, arguments, in: scope) { return false }
      if function.name != name { return true }
      if let type, type.declaration == nil, givesNoKeyPath(function, arguments, in: scope) { return false }
      return matching(function.parameters, arguments) != nil
    case .unknown, .structure, .object, .symbol, .record: return true
    case .view(let view): return Library.layouts[view.name] != nil || view.name == "AnyLayout"
    default: return false
    }
  }

  /// Whether a property leaves no other meaning to its call: a view's `transition` that holds a transition
  /// is beside `.transition(…)`, and is not called.
  func isFunctionByItself(_ value: Value) -> Bool {
    if case .structure(let instance) = value {
      return project.lineage(of: instance.type).contains { $0.functions["callAsFunction"] != nil }
    }
    return value.isFunction && !value.isFunctionOfType
  }

  /// A method that the app's code declares, with the overload that fits the arguments.
  func declaredCall(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    if case .type(let type) = value {
      guard let info = type.info else {
        return try extensionStaticCall(
          name, ofSDKType: type.name, arguments, in: scope, chain.expression,
          element: type.arguments.first.map { TypeHint($0) })
      }
      return try staticCall(name, of: info, with: type.arguments, arguments, in: scope, chain.expression)
    }
    var candidates: [(FunctionCode, TypeInfo)] = []
    if let info = declaredInfo(of: value) {
      let declaring = project.lineage(of: info).filter { $0.functions[name] != nil }
      for type in met(declaring, by: value, info) {
        candidates += (type.functions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
      }
    }
    if case .unknown(let unknown) = value {
      for type in outsideTypes(of: unknown) {
        candidates += (type.functions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
      }
    } else {
      // What a protocol only asks for is the library's own.
      for type in extensions(of: SDK.typeNames(of: value), declaring: name, for: value) {
        candidates += (type.functions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
      }
      if isView(value), declaredInfo(of: value) != nil {
        for type in project.extensions(of: ["View"], declaring: name) {
          candidates += (type.functions[name] ?? []).map { ($0, type) }
        }
      }
    }
    // The app's own function of the same name as a built-in one is called only with what it
    // takes, and never by itself from inside, where the built-in one is meant.
    guard !candidates.isEmpty, let (function, type) = best(candidates, arguments, in: scope) else {
      return nil
    }
    // So also where several modules of a project add the same.
    let isFromInside = candidates.contains { candidate, _ in
      scope.isInside(candidate) && candidate.parameters.map(\.label) == function.parameters.map(\.label)
    }
    if isFromInside, declaredInfo(of: value) == nil, !isView(value), !value.isUnknown,
      let own = try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
    {
      // An app's method of the name of a built-in one, from inside: the built-in one is meant.
      return own
    }
    if isBuiltIn(name, value),
      scope.isInside(function) || (isFromInside && takesOutsideTypes(function))
        || isModifier(function, madeBy: scope.owner)
    {
      return nil
    }
    // A subclass's method that calls the superclass's of the name, for another type.
    if scope.isInside(function),
      isUnfit(function, arguments, in: scope) || takesOtherBasics(function, arguments, in: scope)
    {
      return nil
    }
    if wouldRepeat(function, of: type, arguments, in: scope) { return nil }
    if declaredInfo(of: value) == nil, givesNoKeyPath(function, arguments, in: scope) { return nil }
    if isBuiltIn(name, value), function.isDisfavored, isOfSDK(name, arguments) { return nil }
    if isBuiltIn(name, value), !fitsTypes(function, arguments, in: scope) { return nil }
    return try call(
      function, owner: value, type: type, arguments, from: scope, closureScope: nil, chain.expression,
      mutated: function.isMutating
        ? { (updated) throws(Interrupt) in try self.store(updated, to: chain.target, in: scope) } : nil)
  }

  func isBuiltIn(_ name: String, _ value: Value) -> Bool {
    isView(value) && SDK.modifiers.contains(name)
  }

  /// Whether the arguments have the shape of the parameters' types: what keeps an app's
  /// `accessibilityActions(_: [Action])` apart from the built-in one with a builder.
  private func fitsTypes(_ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard let match = matching(function.parameters, arguments) else { return false }
    for (parameter, indices) in zip(function.parameters, match) {
      for index in indices {
        let isClosure = arguments[index].value.isClosure
        if isClosure != (parameter.type.isFunction || parameter.isViewBuilder), isClosure { return false }
        if !couldBe(arguments[index].value, parameter.type) { return false }
        if parameter.type.unwrapped.isFunction, isNoFunction(arguments[index].value, in: scope) {
          return false
        }
        if !isOfDeclaredType(arguments[index].value, parameter.type, of: function, in: scope) { return false }
      }
    }
    return true
  }

  /// Whether an argument is a value that can't be called: `.modifier(raised)` and `.modifier(raised())` where the
  /// app's own takes a closure.
  private func isNoFunction(_ argument: Expression, in scope: Scope) -> Bool {
    if argument.isClosure { return false }
    switch owner(of: argument, in: scope) {
    case .value(let value)?: return isNoFunction(value)
    case .type(let type, let info)?:
      guard let info else { return isBasic(type.unwrapped) }
      return info.kind != .protocolType
        && !project.lineage(of: info).contains { $0.functions["callAsFunction"] != nil }
    case nil: break
    }
    guard let value = try? evaluate(argument, in: scope) else { return false }
    return isNoFunction(value)
  }

  private func isNoFunction(_ value: Value) -> Bool {
    switch value {
    case .structure, .object, .enumeration, .view: !isFunctionByItself(value)
    default: value.isPlain
    }
  }

  /// Whether an argument is of the app's type that a parameter asks for: `.font(.body)` is the
  /// SDK's where the app's own `font(_: BrandFont)` has no `body`.
  private func isOfDeclaredType(
    _ expression: Expression, _ type: TypeName, of function: FunctionCode, in scope: Scope
  ) -> Bool {
    if expression.isClosure || expression.isTernary { return true }
    if let name = type.unwrapped.simpleName, function.genericParameters.contains(name) { return true }
    let owner = scope.owner
    let member: String? =
      switch expression.kind {
      case .implicitMember(let name): name
      case .postfix(let base, _):
        if case .implicitMember(let name) = base.kind { name } else { nil }
      default: nil
      }
    guard let info = declaredType(TypeHint(type, owner: owner), in: nil) else {
      if let wanted = type.unwrapped.simpleName, isOfAnotherType(expression, than: wanted, in: scope) {
        return false
      }
      guard let member, let sdk = type.unwrapped.simpleName, let usual = SDK.modifierTypes[function.name],
        usual != sdk, SDK.isKnownType(sdk)
      else { return true }
      return project.extensions(of: SDK.staticFamilies(of: sdk), declaring: member).first != nil
    }
    if let member {
      if member == "init" { return true }
      return info.cases.contains { $0.name == member }
        || project.lineage(of: info).contains { $0.declares(member) }
    }
    if info.kind == .protocolType { return mayConform(expression, to: info, in: scope) }
    guard let value = try? evaluate(expression, in: scope, hint: TypeHint(type, owner: owner)) else {
      return true
    }
    return value.isUnknown || value.isNone || isInstance(value, of: type, in: scope)
  }

  private func couldBe(_ expression: Expression, _ type: TypeName) -> Bool {
    let name = type.unwrapped.simpleName ?? ""
    switch expression.kind {
    case .postfix(let base, let steps):
      // `.modifier(Raised())` where the app's own takes a closure.
      guard type.unwrapped.isFunction, steps.count == 1, steps[0].isCall, case .name(let made) = base.kind
      else { return true }
      return !made.startsUppercase
    case .string:
      return !MachineTypes.floatingPoint.contains(name) && !MachineTypes.integers.contains(name)
        && name != "Bool"
    case .integer, .float: return name != "String" && name != "Bool" && !MachineTypes.texts.contains(name)
    case .bool:
      return name != "String" && !MachineTypes.floatingPoint.contains(name)
        && !MachineTypes.integers.contains(name)
    default: return true
    }
  }
}
