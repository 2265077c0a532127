/// Calls of what belongs to a type: initializers, static functions, cases with values.
extension Machine {
  func typeCall(
    _ name: String, of type: TypeValue, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ chain: Chain
  ) throws(Interrupt) -> Value {
    if name == "init" { return try construct(type, arguments, in: scope, chain.expression, end: chain.end) }
    if let info = type.info {
      if let nested = project.findType([name], owner: info, file: chain.expression.file, onlyNested: true) {
        return try construct(
          TypeValue(info: nested, name: nested.name), arguments, in: scope, chain.expression, end: chain.end)
      }
      if let target = aliased(name, in: info) {
        return try construct(target, arguments, in: scope, chain.expression, end: chain.end)
      }
      if let tuple = try tuple(named: name, in: info, arguments, in: scope) { return tuple }
      if name == "ID", let target = identifierType(of: info) {
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
      // Another module's type of the name hides none of the library's: `Duration.seconds(90)`.
      if info.path.count == 1, Library.types.contains(type.name),
        let value = try libraryStaticCall(
          type.name, name, evaluate(arguments: arguments, in: scope), chain.expression)
      {
        return value
      }
      return unknownCall(
        "\(type.name).\(name)", chain.expression, end: chain.end, try closures(arguments, in: scope))
    }
    if let value = try optionalCase(name, of: type, arguments, in: scope) { return value }
    if type.name == "Binding", name == "constant", let only = arguments.first {
      let held = type.arguments.first.map { TypeHint($0, owner: scope.owner, file: scope.file) }
      return .binding(.constant(try evaluate(only.value, in: scope, hint: held)))
    }
    if SDK.modules.contains(type.name) {
      // `Swift.max(…)`, `SwiftUI.Text(…)`: a name of that module, whatever the app calls by it.
      if name.startsUppercase {
        let named = TypeValue(info: nil, name: name)
        return try construct(named, arguments, in: scope, chain.expression, end: chain.end)
      }
      if let value = try libraryFunction(name, arguments, in: scope, hint: hint, chain.expression) {
        return value
      }
    }
    if name.startsUppercase, !SDK.isKnownType(type.name), !SDK.modules.contains(type.name),
      let info = project.findType([type.name, name], owner: nil, file: chain.expression.file)
    {
      // `Networking.Tide(…)`: a type of a module of the project.
      let named = TypeValue(info: info, name: info.name)
      return try construct(named, arguments, in: scope, chain.expression, end: chain.end)
    }
    if let value = try moduleCall(
      type.name, name, arguments, in: scope, hint: hint, chain.expression, end: chain.end)
    {
      return value
    }
    if name == "LocalizationValue", let text = try localizable(name, arguments, in: scope) { return text }
    let evaluated = try evaluate(
      arguments: arguments, in: scope, takesFloating: Machine.takesFloating(type.name))
    if let value = try libraryStaticCall(type.name, name, evaluated, chain.expression) { return value }
    if let built = built(by: type.name, name, evaluated) { return built }
    if let answer = Machine.permission(name) { return answer }
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
          arguments: evaluated.map { LabeledValue(label: $0.label, value: $0.value) }))
    }
    if arguments.isEmpty, ["is", "can", "has", "supports"].contains(where: { name.hasPrefix($0) }) {
      // What a framework could do here counts as absent.
      notice(
        .note, .standIn, chain.expression.file, chain.position,
        "'\(type.name).\(name)()' is not known here; it counts as false")
      return .bool(false)
    }
    let constant = Value.symbol(SymbolValue(type: type.name, name: name))
    if let text = generatedText(constant, near: chain.expression.file) {
      return .string(localizedFormat(text, evaluated.map(\.value), isGrouped: false))
    }
    // `KFImage.url(…)`: a picture of a package made in another way is one all the same.
    if VisualOnly.views.contains(type.name) {
      return try construct(
        TypeValue(info: nil, name: type.name), arguments, in: scope, chain.expression, end: chain.end)
    }
    return unknownCall(
      "\(type.name).\(name)", chain.expression, end: chain.end, try closures(arguments, in: scope))
  }

  /// `ViewBuilder.buildEither(first: header)`, a result builder's function called by name: what it is given.
  private func built(by builder: String, _ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard builder.hasSuffix("Builder"), name.hasPrefix("build"), !arguments.isEmpty else { return nil }
    if arguments.count == 1 { return arguments[0].value }
    return .view(ViewValue(.group(arguments.flatMap { views(of: $0.value) })))
  }

  /// A static function or a case with payload of a declared type.
  func staticCall(
    _ name: String, of info: TypeInfo, with typeArguments: [TypeName] = [], _ arguments: [CallArgument],
    in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let code = info.cases.first(where: { $0.name == name }), !isOfFunction(arguments, code, in: info) {
      let payload = try payload(of: code, in: info, arguments, in: scope)
      return .enumeration(
        EnumValue(type: info, name: name, payload: payload, labels: code.payload.map(\.label)))
    }
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in project.lineage(of: info) {
      candidates += (type.staticFunctions[name] ?? []).filter { $0.body.value != nil }.map { ($0, type) }
    }
    guard let (function, type) = best(candidates, arguments, in: scope) else { return nil }
    let owner = TypeValue(info: info, name: info.name, arguments: typeArguments)
    return try call(
      function, owner: .type(owner), type: type, arguments, from: scope, closureScope: nil, expression)
  }

  /// `.note(of: tide, by: name)` beside `case note(Note)`: a static function of the case's name takes the
  /// arguments whose labels the case hasn't, and those that are fewer than the case asks for.
  private func isOfFunction(_ arguments: [CallArgument], _ code: EnumCaseCode, in info: TypeInfo) -> Bool {
    let labels = code.payload.map(\.label)
    let given = arguments.filter { !$0.isTrailingClosure }.map(\.label)
    let isComplete = arguments.count + code.payload.filter { $0.defaultValue != nil }.count >= labels.count
    if given.allSatisfy({ $0 == nil || labels.contains($0) }), given.count <= labels.count, isComplete {
      return false
    }
    return project.lineage(of: info).contains { type in
      (type.staticFunctions[code.name] ?? []).contains {
        $0.body.value != nil && matching($0.parameters, arguments) != nil
      }
    }
  }

  func extensionStaticCall(
    _ name: String, ofSDKType sdk: String, _ arguments: [CallArgument], in scope: Scope,
    _ expression: Expression, element: TypeHint? = nil
  ) throws(Interrupt) -> Value? {
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in extensions(of: SDK.staticFamilies(of: sdk), declaring: name, element: element) {
      candidates += (type.staticFunctions[name] ?? []).map { ($0, type) }
    }
    // What the app adds to a type from outside calls that type's own function by its name.
    // So also where the SDK's makes a value that is only a name: a font, a color.
    if !SDK.isKnownType(sdk) || SDK.symbolTypes.contains(sdk) {
      candidates.removeAll { scope.isInside($0.0) }
    }
    guard let (function, type) = best(candidates, arguments, in: scope) else { return nil }
    return try call(
      function,
      owner: .type(
        TypeValue(
          info: nil, name: SDK.ownName(of: type, askedAs: sdk), arguments: elementArguments(of: type, element)
        )),
      type: type,
      arguments, from: scope, closureScope: nil, expression)
  }
}
