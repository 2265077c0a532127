extension Machine {
  /// Calls a method by name: declared by the app, a view's modifier, then the library's.
  func method(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ chain: Chain
  ) throws(Interrupt) -> Value {
    if name == "init", case .name("self") = chain.base.kind, case .type(let type) = value, type.info == nil {
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
    expectedResult = hint
    if let result = try declaredCall(name, of: value, arguments, in: scope, chain) { return result }
    expectedResult = nil
    if case .type(let type) = value {
      return try typeCall(name, of: type, arguments, in: scope, hint: hint, chain)
    }
    // A stored closure is called like a method.
    if mayHoldFunction(name, of: value, arguments, in: scope),
      let stored = try declaredMember(name, of: value, file: chain.expression.file, start: chain.position),
      isCallable(stored, with: arguments), !(stored.isFunctionOfType && isBuiltIn(name, value)),
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
    var fields = [LabelledValue(label: "attributes", value: value)]
    for argument in arguments {
      let type = argument.label == nil ? TypeHint(.named(["ContentState"], []), owner: info) : nil
      fields.append(
        LabelledValue(label: argument.label, value: try evaluate(argument.value, in: scope, hint: type)))
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
      return .void
    }
    return try call(
      function, owner: value, type: type, arguments, from: scope, closureScope: nil, chain.expression)
  }

  /// Whether a property of that name may hold a function that is called so: a call with labels is one of
  /// a method, and inside a property's own getter its name means something else.
  func mayHoldFunction(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    guard let info = declaredInfo(of: value) else { return true }
    for type in project.lineage(of: info) {
      guard let property = type.properties[name], property.isComputed else { continue }
      if scope.isInside(property) { return false }
      let isLabelled = arguments.contains { $0.label != nil && !$0.isTrailingClosure }
      return !isLabelled || declaredType(property.type.map { TypeHint($0, owner: type) }, in: nil) != nil
    }
    return true
  }

  /// Whether a member can be called so: an app's own function that takes something else leaves the
  /// name to the SDK.
  func isCallable(_ value: Value, with arguments: [CallArgument]) -> Bool {
    switch value {
    case .closure(let closure):
      guard case .function(let function, _, _) = closure.body else { return true }
      return matching(function.parameters, arguments) != nil
    case .unknown, .structure, .object, .symbol, .record: return true
    case .view(let view): return Library.layouts[view.name] != nil || view.name == "AnyLayout"
    default: return false
    }
  }

  /// A method that the app's code declares, with the overload that fits the arguments.
  func declaredCall(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    if case .type(let type) = value {
      guard let info = type.info else {
        return try extensionStaticCall(name, ofSDKType: type.name, arguments, in: scope, chain.expression)
      }
      return try staticCall(name, of: info, arguments, in: scope, chain.expression)
    }
    var candidates: [(FunctionCode, TypeInfo)] = []
    if let info = declaredInfo(of: value) {
      for type in project.lineage(of: info) {
        candidates += (type.functions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
      }
    }
    if case .unknown(let unknown) = value {
      for type in outsideTypes(of: unknown) {
        candidates += (type.functions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
      }
    } else {
      for type in project.extensions(of: SDK.typeNames(of: value), declaring: name) {
        candidates += (type.functions[name] ?? []).map { ($0, type) }
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
    if scope.isInside(function), declaredInfo(of: value) == nil, !isView(value), !value.isUnknown,
      let own = try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
    {
      // An app's method of the name of a built-in one, from inside: the built-in one is meant.
      return own
    }
    if isBuiltIn(name, value), scope.isInside(function) { return nil }
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
        if !isOfDeclaredType(arguments[index].value, parameter.type, of: function, in: scope) { return false }
      }
    }
    return true
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
    if info.kind == .protocolType { return true }
    guard let value = try? evaluate(expression, in: scope, hint: TypeHint(type, owner: owner)) else {
      return true
    }
    return value.isUnknown || value.isNone || isInstance(value, of: type, in: scope)
  }

  private func couldBe(_ expression: Expression, _ type: TypeName) -> Bool {
    let name = type.unwrapped.simpleName ?? ""
    switch expression.kind {
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

  // MARK: Types

  private func typeCall(
    _ name: String, of type: TypeValue, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ chain: Chain
  ) throws(Interrupt) -> Value {
    if name == "init" { return try construct(type, arguments, in: scope, chain.expression, end: chain.end) }
    if let info = type.info {
      if let nested = project.findType([name], owner: info, file: chain.expression.file, onlyNested: true) {
        return try construct(
          TypeValue(info: nested, name: nested.name), arguments, in: scope, chain.expression, end: chain.end)
      }
      if let alias = info.aliases[name], case .type(let target) = resolve(alias, owner: info) {
        return try construct(target, arguments, in: scope, chain.expression, end: chain.end)
      }
      if let value = try staticMember(name, of: info, arguments: nil) {
        return try call(value, arguments, in: scope, hint: hint, chain.expression, end: chain.end)
      }
      for parent in project.allNames(of: info) where parent != info.name {
        if let value = try libraryStaticCall(
          parent, name, evaluate(arguments: arguments, in: scope), chain.expression)
        {
          return value
        }
      }
      return unknownCall(
        "\(type.name).\(name)", chain.expression, end: chain.end, try closures(arguments, in: scope))
    }
    if type.name == "Binding", name == "constant", let only = arguments.first {
      let held = type.arguments.first.map { TypeHint($0, owner: scope.owner) }
      return .binding(.constant(try evaluate(only.value, in: scope, hint: held)))
    }
    if SDK.modules.contains(type.name) {
      // `Swift.max(…)`, `SwiftUI.Text(…)`: a name of that module, whatever the app calls by it.
      if name.startsUppercase {
        let named = TypeValue(info: nil, name: name)
        return try construct(named, arguments, in: scope, chain.expression, end: chain.end)
      }
      if let value = try libraryFunction(name, arguments, in: scope, chain.expression) { return value }
    }
    let evaluated = try evaluate(arguments: arguments, in: scope)
    if let value = try libraryStaticCall(type.name, name, evaluated, chain.expression) { return value }
    if name.startsUppercase {
      return try construct(
        TypeValue(info: nil, name: "\(type.name).\(name)"), arguments, in: scope, chain.expression,
        end: chain.end)
    }
    if let value = try performed(name, arguments, in: scope, chain.expression) { return value }
    if SDK.symbolTypes.contains(type.name) {
      return .symbol(
        SymbolValue(
          type: type.name, name: name,
          arguments: evaluated.map { LabelledValue(label: $0.label, value: $0.value) }))
    }
    if arguments.isEmpty, ["is", "can", "has", "supports"].contains(where: { name.hasPrefix($0) }) {
      // What a framework could do here counts as absent.
      notice(
        .note, .standIn, chain.expression.file, chain.position,
        "'\(type.name).\(name)()' is not known here; it counts as false")
      return .bool(false)
    }
    return unknownCall(
      "\(type.name).\(name)", chain.expression, end: chain.end, try closures(arguments, in: scope))
  }

  /// A static function or a case with payload of a declared type.
  func staticCall(
    _ name: String, of info: TypeInfo, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let code = info.cases.first(where: { $0.name == name }) {
      var payload: [Value] = []
      for (index, parameter) in code.payload.enumerated() {
        let hint = TypeHint(parameter.type, owner: info)
        if index < arguments.count {
          payload.append(
            try fit(evaluate(arguments[index].value, in: scope, hint: hint), to: parameter.type, owner: info))
        } else if let value = parameter.defaultValue {
          payload.append(try evaluate(value, in: scope, hint: hint))
        }
      }
      return .enumeration(
        EnumValue(type: info, name: name, payload: payload, labels: code.payload.map(\.label)))
    }
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in project.lineage(of: info) {
      candidates += (type.staticFunctions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
    }
    guard let (function, type) = best(candidates, arguments, in: scope) else { return nil }
    return try call(
      function, owner: .type(TypeValue(info: info, name: info.name)), type: type, arguments, from: scope,
      closureScope: nil, expression)
  }

  func extensionStaticCall(
    _ name: String, ofSDKType sdk: String, _ arguments: [CallArgument], in scope: Scope,
    _ expression: Expression
  ) throws(Interrupt) -> Value? {
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in project.extensions(of: SDK.staticFamilies(of: sdk), declaring: name) {
      candidates += (type.staticFunctions[name] ?? []).map { ($0, type) }
    }
    // What the app adds to a type from outside calls that type's own function by its name.
    if !SDK.isKnownType(sdk) { candidates.removeAll { scope.isInside($0.0) } }
    guard let (function, type) = best(candidates, arguments, in: scope) else { return nil }
    return try call(
      function, owner: .type(TypeValue(info: nil, name: sdk)), type: type, arguments, from: scope,
      closureScope: nil, expression)
  }

  // MARK: Library

  /// `items.append(x)` on a collection or a text that stands in a variable: changed where it
  /// stands, with no copy of it held meanwhile, so that what grows in a loop does so in linear time.
  ///
  /// - Returns: nil where the method is not one of the library's that changes its value; `value`
  ///   is then as it was.
  func changeInPlace(
    _ name: String, _ value: inout Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(name) else { return nil }
    switch value {
    case .array, .set, .dictionary, .string: break
    default: return nil
    }
    let target = chain.target
    guard project.extensions(of: SDK.typeNames(of: value), declaring: name).isEmpty, isAssignable(target)
    else { return nil }
    let evaluated = try evaluate(
      arguments: arguments, in: scope, hint: elementHint(name, of: value, arguments, in: scope, chain))
    value = .void
    var result: Value?
    var untouched = Value.void
    try mutate(target, in: scope) { (place) throws(Interrupt) in
      result = try self.libraryMethod(name, of: &place, evaluated, chain.expression)
      if result == nil { untouched = place }
    }
    if result == nil { value = untouched }
    return result
  }

  /// A view's modifier or a method of a library value. Methods that change their value put it
  /// back where it came from.
  func libraryCall(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint? = nil,
    _ chain: Chain, isOptional: Bool
  ) throws(Interrupt) -> Value? {
    if case .none = value { return Value.none }
    if let view = asView(value, modifiedBy: name) {
      if let result = try viewMethod(name, of: view, value, arguments, in: scope, chain) { return result }
    }
    if case .unknown(let unknown) = value {
      return .unknown(try continued(unknown, by: name, arguments, in: scope, chain))
    }
    let evaluated = try evaluate(
      arguments: arguments, in: scope,
      hint: elementHint(name, of: value, arguments, in: scope, chain) ?? resultHint(name, hint, arguments))
    if Library.mutatingMethods.contains(name) || value.isUnkeyedContainer, isAssignable(chain.target) {
      var result: Value?
      var isHandled = false
      try mutate(chain.target, in: scope) { (place) throws(Interrupt) in
        result = try self.libraryMethod(name, of: &place, evaluated, chain.expression)
        isHandled = result != nil
      }
      if isHandled { return result }
    } else {
      var copy = value
      if let result = try libraryMethod(name, of: &copy, evaluated, chain.expression) { return result }
    }
    if case .binding(let binding) = value {
      return try callMember(name, of: read(binding), evaluated.map(\.value), chain.expression)
    }
    if isOptional { return nil }
    let added = project.extensions(of: ["Optional"], declaring: name)
      .flatMap { type in (type.functions[name] ?? []).map { ($0, type) } }
    if let (function, type) = best(added, arguments) {
      return try call(
        function, owner: value, type: type, arguments, from: scope, closureScope: nil, chain.expression)
    }
    notice(
      .warning, .unknownFunction, chain.expression.file, chain.position,
      "'\(value.typeName)' has no method '\(name)' that is known here",
      missing: "\(value.typeName).\(name)()")
    return .unknown(
      UnknownValue(
        source: chain.expression.file.text(chain.expression.start, chain.end), missing: name,
        content: try closures(arguments, in: scope), isCall: true))
  }

  /// A method of something unknown: more of it. What a view was given to show stays, whatever
  /// modifies it.
  private func continued(
    _ unknown: UnknownValue, by name: String, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> UnknownValue {
    let added =
      SDK.actionLabels.contains(name) || name.hasPrefix("on") ? [] : try closures(arguments, in: scope)
    let isView = unknown.isCall && unknown.missing.startsUppercase
    return UnknownValue(
      source: chain.expression.file.text(chain.expression.start, chain.end), missing: unknown.missing,
      content: isView ? unknown.content + added : added, isCall: true, fields: isView ? unknown.fields : [])
  }

  /// `tabs.append(.home)`: what a collection is given is of its elements' type.
  private func elementHint(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> TypeHint? {
    let first: Value?
    switch value {
    case .array(let values): first = values.first
    case .set(let values): first = values.first
    case .structure(let instance) where isOptionSet(instance.type):
      // Whatever its label, `with:` or `of:`, it is one or several of the same options.
      return Machine.setAlgebra.contains(name) ? TypeHint(.named(instance.type.path, [])) : nil
    default: return nil
    }
    guard let argument = arguments.first, argument.value.wantsType else { return nil }
    let isOfElement = argument.label == nil || argument.label == "of" || argument.label == "repeating"
    let isOfSeveral = argument.label == "contentsOf"
    guard isOfElement || isOfSeveral else { return nil }
    var element: TypeHint?
    if let first, let info = declaredInfo(of: first) { element = TypeHint(.named(info.path, [])) }
    if case .double? = first { element = .named("Double") }
    if element == nil {
      let (type, owner) = try declaredTarget(chain.target, in: scope)
      element = type.flatMap { TypeHint($0, owner: owner).element }
    }
    return element.map { isOfSeveral ? TypeHint(.array($0.type), owner: $0.owner) : $0 }
  }

  /// `let tides: [Tide] = hours.map { .init(at: $0) }`: what the closure gives is of the type that the
  /// whole is expected to hold.
  private func resultHint(_ name: String, _ hint: TypeHint?, _ arguments: [CallArgument]) -> TypeHint? {
    guard let element = hint?.element, arguments.count == 1, arguments[0].value.isClosure else { return nil }
    let result: TypeName
    switch name {
    case "map", "compactMap": result = element.type
    case "flatMap": result = .array(element.type)
    default: return nil
    }
    return TypeHint(.function([], result, isViewBuilder: false), owner: element.owner)
  }

  /// Calls a member with values: what key paths and closures of members do.
  func callMember(
    _ name: String, of value: Value, _ values: [Value], _ expression: Expression
  ) throws(Interrupt) -> Value {
    if let declared = try declaredMember(name, of: value, file: nil, start: 0),
      case .closure(let closure) = declared
    {
      return try call(closure, values, expression)
    }
    var copy = value
    let arguments = values.map { EvaluatedArgument(label: nil, value: $0) }
    return try libraryMethod(name, of: &copy, arguments, expression)
      ?? unknown(expression, missing: name, kind: .unknownFunction)
  }
}
