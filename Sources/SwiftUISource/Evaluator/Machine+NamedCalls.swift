/// Calls by name, of functions, closures and methods of `self`, and calls nothing is known of.
extension Machine {
  /// `foo(…)`: a local function, a method of `self`, a type, a global or library function.
  func callNamed(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    if let found = scope.find(name) {
      return try call(
        found.scope.variables[found.index].value, arguments, in: scope, hint: hint, expression, end: end)
    }
    let whole = Expression(expression.kind, start: expression.start, end: end, file: expression.file)
    let locals = scope.localFunctions(name)
    if !locals.isEmpty {
      if let (function, owner) = best(locals, arguments, in: scope) {
        expectedResult = hint
        return try call(
          function, owner: nil, type: nil, arguments, from: scope, closureScope: owner, whole)
      }
    }
    if let value = try methodOfSelf(name, arguments, in: scope, hint: hint, expression, end: end) {
      return value
    }
    for type in typesAround(scope, declaring: name) {
      expectedResult = hint
      let value = try staticCall(name, of: type, arguments, in: scope, expression)
      expectedResult = nil
      if let value { return value }
    }
    if name == "Self" {
      if case .type(let type) = selfType(in: scope) {
        return try construct(type, arguments, in: scope, expression, end: end)
      }
    }
    if let type = findType(name, in: scope) {
      return try construct(awaited(type, by: hint), arguments, in: scope, expression, end: end)
    }
    if let tuple = try tuple(named: name, in: scope.owner, arguments, in: scope) { return tuple }
    let globals = project.globalFunctions(name, from: expression.file)
    if let function = best(globals.map { ($0, ()) }, arguments, in: scope)?.0 {
      expectedResult = hint
      return try call(function, owner: nil, type: nil, arguments, from: scope, closureScope: nil, whole)
    }
    // An app's own functions of the name that take something else leave it to the SDK: `Section { … }`.
    if globals.isEmpty, let value = try global(name, from: expression.file) {
      return try call(value, arguments, in: scope, hint: hint, expression, end: end)
    }
    if let value = try libraryFunction(name, arguments, in: scope, hint: hint, expression) { return value }
    if let value = try extendedTypeCall(name, arguments, in: scope, expression, end: end) { return value }
    if let value = try outsideCall(name, arguments, in: scope, expression, end: end) { return value }
    if globals.isEmpty, let view = try implicitModifier(name, arguments, in: scope, expression, end: end) {
      return view
    }
    if !globals.isEmpty, !name.startsUppercase {
      return unknownCall(name, expression, end: end, try closures(arguments, in: scope))
    }
    if let type = boundParameter(name, in: scope) {
      return try construct(type, arguments, in: scope, expression, end: end)
    }
    let made = standard(forParameter: name, in: scope) ?? name
    return try construct(TypeValue(info: nil, name: made), arguments, in: scope, expression, end: end)
  }

  /// `Value(depth)` with `Value: BinaryFloatingPoint`, where nothing says which type it is: the one that a
  /// literal would be of.
  private func standard(forParameter name: String, in scope: Scope) -> String? {
    let asked = scope.functionAround?.constraints[name] ?? project.constraints(of: name, in: scope.owner)
    return asked?.lazy.compactMap { Machine.standardTypes[$0] }.first
  }

  private static let standardTypes = [
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "BinaryInteger": "Int",
    "FixedWidthInteger": "Int", "SignedInteger": "Int", "UnsignedInteger": "Int", "StringProtocol": "String",
  ]

  private func methodOfSelf(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value? {
    guard let found = scope.find("self") else { return nil }
    let value = found.scope.variables[found.index].value
    let target = Expression(
      .name("self"), start: expression.start, end: expression.start, file: expression.file)
    let chain = Chain(
      base: target, steps: [.member(name, start: expression.start)], index: 0, expression: expression,
      position: expression.start, end: end)
    expectedResult = hint
    let result = try declaredCall(name, of: value, arguments, in: scope, chain)
    expectedResult = nil
    if let result { return result }
    guard scope.owner != nil else { return nil }
    if case .type = value { return nil }
    // An app's own function of that name does not take these arguments: the built-in one is meant.
    let isModifier =
      isView(value) && SDK.modifiers.contains(name) && !keepsFunction(name, of: value, taking: arguments)
    if isModifier, project.globalFunctions(name).isEmpty {
      return try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
    }
    if formatterClass(of: value) != nil,
      let text = try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
    {
      return text
    }
    if mayHoldFunction(name, of: value, arguments, in: scope),
      let member = try declaredMember(name, of: value, file: expression.file, start: expression.start),
      isCallable(member, as: name, with: arguments, in: scope),
      !isBuiltIn(name, value) || isFunctionByItself(member),
      member.isFunction || value.collectionKind == nil
    {
      return try call(member, arguments, in: scope, hint: hint, expression, end: end)
    }
    if Machine.uikitMethods.contains(name), isUIKit(value) {
      return try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
    }
    // `contains(x)` inside an extension of Array, or inside an option set.
    let isAlgebra = Machine.setAlgebra.contains(name) && declaredInfo(of: value).map(isOptionSet) == true
    let extendsSDK = scope.owner?.declaration == nil || scope.owner?.kind == .protocolType || isAlgebra
    guard extendsSDK, !isView(value), !name.startsUppercase, findType(name, in: scope) == nil else {
      return nil
    }
    // `round(x / 10)` inside an extension of a number is the free function.
    if value.doubleValue != nil, arguments.first?.label == nil, !arguments.isEmpty,
      Library.mathematics.contains(name)
    {
      return nil
    }
    return try libraryCall(name, of: value, arguments, in: scope, chain, isOptional: true)
  }

  /// Calls a value: a closure, a type, an environment action.
  func call(
    _ value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    switch value {
    case .closure(let closure):
      if let result = try callChanging(closure, arguments, in: scope, expression) { return result }
      if case .function(let function, let owner, let type) = closure.body,
        matching(function.parameters, arguments) != nil
      {
        return try call(
          function, owner: owner, type: type, arguments, from: scope, closureScope: closure.scope, expression)
      }
      let parameters = parameterTypes(of: closure)
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() {
        let type =
          index < parameters.count ? parameters[index].map { TypeHint($0, owner: closure.scope?.owner) } : nil
        values.append(try evaluate(argument.value, in: scope, hint: type))
      }
      // A function that is kept under another name is called without its labels.
      return try call(closure, values, expression)
    case .type(let type): return try construct(type, arguments, in: scope, expression, end: end)
    case .structure, .object, .enumeration:
      let chain = Chain(
        base: expression, steps: [.member("callAsFunction", start: expression.start)], index: 0,
        expression: expression, position: expression.start, end: end)
      if let result = try declaredCall("callAsFunction", of: value, arguments, in: scope, chain) {
        return result
      }
      if isContainer(value),
        let made = factory(in: value, try evaluate(arguments: arguments, in: scope), expression)
      {
        return made
      }
      if let info = declaredInfo(of: value), let content = arguments.last, content.value.isClosure,
        project.allNames(of: info).contains("Layout")
      {
        return .view(try makeView("VStack", .container, [content], in: scope, expression))
      }
      return unknownCall(value.typeName, expression, end: end, [])
    case .symbol(let symbol) where symbol.arguments == nil:
      let evaluated = try evaluate(arguments: arguments, in: scope)
      return .symbol(
        SymbolValue(
          type: symbol.type, name: symbol.name,
          arguments: evaluated.map { LabeledValue(label: $0.label, value: $0.value) }))
    case .keyPath:
      // A key path given where a function is wanted: `get(state)` with `\.tide` for `get`.
      return try invoke(value, evaluate(arguments: arguments, in: scope).map(\.value), expression)
    case .none: return .none
    case .array(let types) where types.count == 1 && types[0].typeOfType:
      // `[Int]()` reads as a list of one type that is called.
      return arguments.isEmpty
        ? .array([])
        : try construct(TypeValue(info: nil, name: "Array"), arguments, in: scope, expression, end: end)
    case .dictionary(let types) where types.count == 1 && types.keys.first?.typeOfType == true:
      return arguments.isEmpty
        ? .dictionary([:])
        : try construct(TypeValue(info: nil, name: "Dictionary"), arguments, in: scope, expression, end: end)
    case .unknown(let unknown):
      return .unknown(
        UnknownValue(
          source: expression.file.text(expression.start, end), missing: unknown.missing,
          content: try closures(arguments, in: scope), isCall: true))
    case .view(let view) where Library.layouts[view.name] != nil || view.name == "AnyLayout":
      return try arranged(by: view, arguments, in: scope, expression)
        ?? unknownCall(view.name, expression, end: end, [])
    case .record(let record):
      let evaluated = try evaluate(arguments: arguments, in: scope)
      return try libraryRecordCall(record, evaluated, expression)
        ?? unknownCall(record.type, expression, end: end, [])
    default: return unknownCall(expression.file.text(expression.start, end), expression, end: end, [])
    }
  }

  /// `layout { … }` of a value: the views stand as the layout that it holds has them.
  private func arranged(
    by view: ViewValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let last = arguments.last, case .closure(var closure) = try evaluate(last.value, in: scope) else {
      return nil
    }
    closure.isViewBuilder = true
    var layout = view
    if view.name == "AnyLayout", case .view(let inner)? = view.firstUnlabeled { layout = inner }
    let name = Library.layouts[layout.name] ?? "VStack"
    let content = LabeledValue(label: "content", value: .closure(closure))
    return .view(
      ViewValue(
        .sdk(name), arguments: layout.arguments + [content], file: expression.file, start: expression.start))
  }

  func closures(_ arguments: [CallArgument], in scope: Scope) throws(Interrupt) -> [ClosureValue] {
    try trying(arguments, in: scope)
    var result: [ClosureValue] = []
    for argument in arguments where argument.value.isClosure {
      if case .closure(let closure) = try evaluate(argument.value, in: scope) { result.append(closure) }
    }
    return result
  }

  /// A call of something unknown: it may stand for a view, which keeps what it was given.
  func unknownCall(
    _ missing: String, _ expression: Expression, end: Int, _ content: [ClosureValue]
  ) -> Value {
    notice(
      .warning, .unknownFunction, expression.file, expression.start,
      "'\(missing)' is not known here", missing: missing)
    return .unknown(
      UnknownValue(
        source: expression.file.text(expression.start, end), missing: missing, content: content, isCall: true)
    )
  }

  private func parameterTypes(of closure: ClosureValue) -> [TypeName?] {
    switch closure.body {
    case .code(let code, _): code.parameters.map(\.type)
    case .function(let function, _, _): function.parameters.map(\.type)
    case .operatorNamed:
      if case .function(let parameters, _, _)? = closure.type?.type { parameters } else { [] }
    default: []
    }
  }
}
