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
    return !SDK.isKnownType(name) && project.types(named: name).isEmpty
  }

  /// `_model = .init(initialValue: …)`: the content that the wrapper is made with; a query finds
  /// nothing, however it is made.
  func wrapperInitialiser(
    _ expression: Expression, for target: Expression, in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard let (property, info) = wrappedTarget(target, in: scope),
      let wrapper = property.wrappers.first?.name
    else { return nil }
    if Machine.queries.contains(wrapper) { return .array([]) }
    guard Machine.contentWrappers.contains(wrapper), case .postfix(let base, let steps) = expression.kind,
      steps.count == 1, case .implicitMember("init") = base.kind, case .call(let arguments, _) = steps[0],
      let first = arguments.first,
      ["wrappedValue", "initialValue", "projectedValue"].contains(first.label ?? "")
    else { return nil }
    let hint = first.label == "projectedValue" ? nil : property.type.map { TypeHint($0, owner: info) }
    return try evaluate(first.value, in: scope, hint: hint)
  }

  /// The property whose wrapper `_name` or `self._name` is.
  private func wrappedTarget(_ target: Expression, in scope: Scope) -> (PropertyCode, TypeInfo)? {
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
