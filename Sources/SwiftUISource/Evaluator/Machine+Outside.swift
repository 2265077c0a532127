/// What code of the app takes from frameworks that are not declared in the project.
extension Machine {
  static let contentWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Published", "FocusState", "AppStorage",
    "SceneStorage", "ScaledMetric", "GestureState",
  ]
  private static let queries: Set<String> = ["Query", "FetchRequest", "SectionedFetchRequest"]

  /// Whether a value hangs on a type that neither the project nor the SDK as it is known here
  /// declares: a store of a package, a database, a service of another framework. What such a thing
  /// answers is given from outside; where nobody gives it, a stand-in takes its place.
  func comesFromOutside(_ unknown: UnknownValue) -> Bool {
    let type = unknown.missing.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = type.first, first.isUppercase, !unknown.missing.contains(" ") else { return false }
    let name = String(type)
    return !SDK.isKnownType(name) && !Machine.isSystemDrawing(name) && project.types(named: name).isEmpty
  }

  /// Names of Core Graphics, Image I/O and Core Image, `CGImageSourceCreateImageAtIndex`: what the system
  /// makes of a picture is there.
  private static func isSystemDrawing(_ name: String) -> Bool {
    guard name.hasPrefix("CG") || name.hasPrefix("CI") else { return false }
    return String(name.dropFirst(2)).startsUppercase
  }

  /// What the app itself adds to the type from outside that a value is of, its protocols' members too.
  func outsideTypes(of unknown: UnknownValue) -> [TypeInfo] {
    guard let type = unknown.type else { return [] }
    return project.lineage(ofOutside: type)
  }

  /// A member of a value of a type from outside: what it was made with, then what the app adds to it.
  func outsideMember(_ name: String, of unknown: UnknownValue) throws(Interrupt) -> Value? {
    if let field = unknown.fields.first(where: { $0.label == name }) { return field.value }
    if name == "wrappedValue", let held = held(by: unknown) { return held }
    for type in outsideTypes(of: unknown) {
      if let property = type.properties[name], property.isComputed, property.getter.value != nil {
        return try computed(property, of: .unknown(unknown), type)
      }
      if let function = type.functions[name]?.first(where: { $0.body.value != nil }) {
        return .closure(
          ClosureValue(body: .function(function, owner: .unknown(unknown), type: type), scope: nil))
      }
    }
    return nil
  }

  /// Whether a method gives a list, whatever its value is, and is none of an optional's too: what comes from outside may be without items, but
  /// the list itself is there.
  func isListed(_ unknown: UnknownValue, by method: String) -> Bool {
    Machine.listing.contains(method) && (unknown.type == nil || unknown.type == "Array")
      && comesFromOutside(unknown)
  }

  private static let listing: Set<String> = [
    "compactMap", "filter", "sorted", "reversed", "shuffled", "enumerated", "prefix", "suffix", "dropFirst",
    "dropLast",
  ]

  /// What a wrapper of a package was made with: `Shared(value: tide)`; of another's projection, `Shared($tide)`,
  /// what that holds.
  func held(by unknown: UnknownValue) -> Value? {
    for label in ["wrappedValue", "value", "initialValue", "projectedValue", nil] {
      guard let field = unknown.fields.first(where: { $0.label == label }) else { continue }
      if label == nil || label == "projectedValue", case .binding(let binding) = field.value {
        return read(binding)
      }
      return field.value
    }
    return nil
  }

  /// `Shared(value: .sample)` for a `Shared<Tide>`: what a wrapper of a package holds is of its type.
  func fitHeld(_ unknown: UnknownValue, to type: TypeName, owner: TypeInfo?) throws(Interrupt) -> Value? {
    guard case .named(let path, let arguments) = type, arguments.count == 1, path.last == unknown.type else {
      return nil
    }
    var fitted = unknown
    for index in fitted.fields.indices {
      guard case .symbol = fitted.fields[index].value else { continue }
      fitted.fields[index].value = try fit(fitted.fields[index].value, to: arguments[0], owner: owner)
    }
    return .unknown(fitted)
  }

  /// A name inside what the app adds to a type from outside, that nothing known bears: a member of it.
  func outsideName(_ name: String, in scope: Scope) -> Value? {
    guard let unknown = outsideSelf(in: scope) else { return nil }
    return .unknown(UnknownValue(source: "\(unknown.source).\(name)", missing: unknown.missing))
  }

  /// A call of such a name.
  func outsideCall(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value? {
    guard !name.startsUppercase, let unknown = outsideSelf(in: scope) else { return nil }
    if let value = try performed(name, arguments, in: scope, expression) { return value }
    return .unknown(
      UnknownValue(
        source: expression.file.text(expression.start, end), missing: unknown.missing,
        content: try closures(arguments, in: scope), isCall: true))
  }

  private func outsideSelf(in scope: Scope) -> UnknownValue? {
    guard let found = scope.find("self") else { return nil }
    switch found.scope.variables[found.index].value {
    case .unknown(let unknown) where unknown.type != nil: return unknown
    case .type(let type) where type.info?.declaration == nil && !SDK.isKnownType(type.name):
      return UnknownValue(source: type.name, missing: type.name, type: type.name)
    default: return nil
    }
  }

  /// `tracer.withSpan("tide") { … }`, `catcher.perform { … }`: what a function of that kind is given to
  /// do, it most likely does; it gives what that gives.
  func performed(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard Machine.performing.contains(where: { name.hasPrefix($0) }),
      let last = arguments.last, last.value.isClosure, case .closure(let code) = last.value.kind,
      code.parameters.isEmpty, code.shorthandCount == 0,
      arguments.count(where: { $0.value.isClosure }) == 1,
      case .closure(let closure) = try evaluate(last.value, in: scope)
    else { return nil }
    notice(
      .note, .standIn, expression.file, expression.start,
      "'\(name)' comes from outside; what it is given to do is done at once")
    return try call(closure, [], expression)
  }

  private static let performing = ["perform", "with", "sync", "execute", "measure", "run"]

  /// Whether a value that may be nil is: what something from outside answers is not there, as a
  /// stand-in for an optional isn't. A value of a type from outside is there itself.
  func isMissing(_ value: Value, _ expression: Expression) -> Bool {
    guard case .unknown(let unknown) = value, unknown.type == nil, comesFromOutside(unknown) else {
      return false
    }
    notice(
      .note, .standIn, expression.file, expression.start,
      "'\(unknown.source)' comes from outside, from '\(unknown.missing)'; it counts as nil")
    return true
  }

  /// `_model = .init(initialValue: …)`: the content that the wrapper is made with; a query finds
  /// nothing, however it is made.
  func wrapperInitializer(
    _ expression: Expression, for target: Expression, in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard let (property, info) = wrappedTarget(target, in: scope),
      let wrapper = property.wrappers.first?.name
    else { return nil }
    if wrapper == "Binding", let type = property.type {
      // `_name = .constant(.init(…))`: what is inside is of the property's type.
      return try evaluate(expression, in: scope, hint: TypeHint(.named(["Binding"], [type]), owner: info))
    }
    if Machine.queries.contains(wrapper) { return try query(wrapper, expression, in: scope) }
    guard Machine.contentWrappers.contains(wrapper), case .postfix(let base, let steps) = expression.kind,
      steps.count == 1, isInitializer(base, of: wrapper), case .call(let arguments, _) = steps[0],
      let first = arguments.first,
      ["wrappedValue", "initialValue", "projectedValue"].contains(first.label ?? "")
    else { return nil }
    let hint =
      first.label == "projectedValue"
      ? nil : property.type.map { TypeHint($0, owner: info, file: property.file) }
    let content = try evaluate(first.value, in: scope, hint: hint)
    guard wrapper == "StateObject", case .closure(let closure) = content else { return content }
    return try call(closure, [], first.value)
  }

  /// `.init` or `State` before the arguments of `_depth = State(initialValue: 5)`.
  private func isInitializer(_ base: Expression, of wrapper: String) -> Bool {
    switch base.kind {
    case .implicitMember(let name): name == "init"
    case .name(let name): name == wrapper
    default: false
    }
  }

  /// `_tides = Query(filter: …)` in an initializer: what it asks for.
  private func query(
    _ wrapper: String, _ expression: Expression, in scope: Scope
  ) throws(Interrupt) -> Value {
    guard case .postfix(_, let steps) = expression.kind else { return .array([]) }
    for step in steps {
      guard case .call(let arguments, _) = step else { continue }
      let fields = try evaluate(arguments: arguments, in: scope)
      return .record(
        RecordValue(type: wrapper, fields: fields.map { LabeledValue(label: $0.label, value: $0.value) }))
    }
    return .array([])
  }

  /// The property whose wrapper `_name` or `self._name` is.
  func wrappedTarget(_ target: Expression, in scope: Scope) -> (PropertyCode, TypeInfo)? {
    let name: String
    switch target.kind {
    case .name(let plain):
      guard scope.find(plain) == nil else { return nil }
      name = plain
    case .postfix(let base, let steps):
      guard case .name("self") = base.kind, steps.count == 1, case .member(let member, _) = steps[0] else {
        return nil
      }
      name = member
    default: return nil
    }
    guard name.hasPrefix("_"), let owner = scope.owner else { return nil }
    for info in project.lineage(of: owner) {
      if let property = info.properties[String(name.dropFirst())] { return (property, info) }
    }
    return nil
  }

  /// What a view shows whose framework calls its `body` with something: `body(props:)` is given
  /// what the view itself makes of its surroundings, else stand-ins.
  func shownBody(_ result: Value, of owner: Value) throws(Interrupt) -> Value {
    guard case .closure(let closure) = result, case .function(let function, _, let type) = closure.body,
      !function.parameters.isEmpty
    else { return result }
    return try callWithGiven(function, of: owner, type, depth: 0)
  }

  private func callWithGiven(
    _ function: FunctionCode, of owner: Value, _ type: TypeInfo?, depth: Int
  ) throws(Interrupt) -> Value {
    var values: [Value] = []
    for parameter in function.parameters {
      values.append(try given(parameter, to: function, of: owner, type, depth: depth))
    }
    return try call(function, owner: owner, type: type, values: values, placeholder(function.file))
  }

  private func given(
    _ parameter: ParameterCode, to function: FunctionCode, of owner: Value, _ type: TypeInfo?, depth: Int
  ) throws(Interrupt) -> Value {
    if let name = parameter.type.unwrapped.simpleName {
      if let value = inSurroundings(name) { return value }
      let makers = (type?.functions.keys.sorted() ?? []).flatMap { type?.functions[$0] ?? [] }
      let maker = makers.first { $0 !== function && $0.result?.simpleName == name && $0.body.value != nil }
      if depth < 2, let maker { return try callWithGiven(maker, of: owner, type, depth: depth + 1) }
    }
    return try standIn(named: parameter.name, parameter.type, owner: type, depth: 0)
  }

  /// A value of a declared type among the environment's objects, or in what they were made with.
  private func inSurroundings(_ name: String) -> Value? {
    for key in surroundings.objects.keys.sorted() {
      guard let object = surroundings.objects[key] else { continue }
      if declaredInfo(of: object)?.name == name { return object }
      guard case .unknown(let unknown) = object else { continue }
      if let field = unknown.fields.first(where: { declaredInfo(of: $0.value)?.name == name }) {
        return field.value
      }
    }
    return nil
  }

  /// `.random(in: 1...5)` where no type is expected: a number of the range's kind.
  func untypedRandom(
    _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .range(let range)? = arguments.first(where: { $0.label == "in" })?.value else { return nil }
    var isWhole = true
    for case .double? in [range.lower, range.upper] { isWhole = false }
    return try libraryStaticCall(isWhole ? "Int" : "Double", "random", arguments, expression)
  }
}
