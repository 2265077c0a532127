/// The initializer that a structure has of its own accord.
extension Machine {
  /// The parameters of a memberwise initializer, in declaration order.
  func memberwiseParameters(_ info: TypeInfo) -> [ParameterCode] {
    info.storedProperties.compactMap { property in
      if property.isLet, property.initial != nil { return nil }
      if property.isStatic { return nil }
      if isSystemProvided(property) || fillsItself(property, in: info) { return nil }
      var type = declaredOrInferredType(of: property, in: info) ?? .unsupported("")
      if property.wrappers.contains(where: { $0.name == "Binding" }) { type = .named(["Binding"], [type]) }
      if isGivenWhole(property) {
        type = .named(["AppStorage"], type == .unsupported("") ? [] : [type])
      }
      let isBuilder = property.isViewBuilder
      return ParameterCode(
        label: property.name, name: property.name, type: type,
        defaultValue: property.initial
          ?? (type.isOptional && !property.isLet ? nilExpression(property) : stateDefault(property)),
        isViewBuilder: isBuilder, builder: property.wrappers.first?.name)
    }
  }

  /// Whether what stands behind a type of the SDK is of that type: `Duration.seconds(60)`, `Date()`,
  /// `Color.red`.
  private static func givesItself(_ type: String, _ steps: [PostfixStep]) -> Bool {
    guard ["Duration", "Color", "Font", "Date", "Locale", "Calendar", "TimeZone", "UUID"].contains(type),
      let first = steps.first
    else { return false }
    switch first {
    case .call: return steps.count == 1
    case .member(let name, _):
      guard !name.startsUppercase else { return false }
      if steps.count == 2, case .call = steps[1] { return type == "Duration" || type == "Font" }
      return steps.count == 1 && (type == "Color" || type == "Font" || constantsOfOwnType.contains(name))
    default: return false
    }
  }

  private static let constantsOfOwnType: Set<String> = [
    "zero", "now", "distantPast", "distantFuture", "current", "autoupdatingCurrent", "gmt",
  ]

  /// The type of a property, also where only its first value tells it: `Item()`, `Tab.home`, `1.5`.
  func declaredOrInferredType(of property: PropertyCode, in owner: TypeInfo?) -> TypeName? {
    if let type = property.type { return type }
    guard let initial = property.initial else { return nil }
    switch initial.kind {
    case .float: return .named(["Double"], [])
    case .postfix(let base, let steps):
      if let collection = collectionType(base, steps, in: owner, property.file) { return collection }
      guard case .name(let name) = base.kind, name.startsUppercase else { return nil }
      guard let info = project.findType([name], owner: owner, file: property.file) else {
        return Machine.givesItself(name, steps) ? .named([name], []) : nil
      }
      guard steps.count == 1 else { return nil }
      switch steps[0] {
      case .call: return .named(info.path, [])
      case .member(let member, _):
        return info.cases.contains { $0.name == member } ? .named(info.path, []) : nil
      default: return nil
      }
    default: return nil
    }
  }

  private func nilExpression(_ property: PropertyCode) -> Expression {
    Expression(.nilLiteral, start: property.start, end: property.start, file: property.file)
  }

  private func stateDefault(_ property: PropertyCode) -> Expression? {
    let names = property.wrappers.map(\.name)
    if names.contains(where: {
      ["FocusState", "AccessibilityFocusState", "Namespace", "GestureState"].contains($0)
    }) {
      return nilExpression(property)
    }
    if names.contains("AppStorage") || names.contains("SceneStorage") || names.contains("ScaledMetric") {
      return nilExpression(property)
    }
    if names.contains("State"), property.type?.isOptional == true { return nilExpression(property) }
    return nil
  }

  func memberwise(
    _ info: TypeInfo, _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    let parameters = memberwiseParameters(info)
    guard let match = matching(parameters, arguments) else {
      return try partialMemberwise(info, parameters, arguments, in: scope, expression)
    }
    var given: [String: Value] = [:]
    let type = inferring(type, info, parameters, arguments, in: scope)
    for (parameter, indices) in zip(parameters, match) {
      guard let index = indices.first else { continue }
      var parameter = parameter
      if let hint = givenHint(for: parameter, of: type, in: scope) { parameter.type = hint.type }
      given[parameter.name] = try memberwiseValue(parameter, arguments[index].value, info, in: scope)
    }
    return .structure(
      StructValue(
        type: info, fields: try initialFields(info, given), typeArguments: typeArguments(of: type, in: scope))
    )
  }

  private func memberwiseValue(
    _ parameter: ParameterCode, _ argument: Expression, _ info: TypeInfo, in scope: Scope
  ) throws(Interrupt) -> Value {
    var value = try evaluate(argument, in: scope, hint: hint(for: parameter, owner: info))
    if case .record(let wrapper) = value, wrapper.type == "AppStorage" { return stored(wrapper) }
    value = try fit(value, to: parameter.type, owner: info)
    if parameter.isViewBuilder {
      if case .closure(var closure) = value {
        closure.isViewBuilder = true
        closure.builder = ownBuilder(parameter.builder, owner: info)
        // `@ViewBuilder let content: Content` holds the views, not the closure.
        if parameter.type.isFunction { return .closure(closure) }
        let built = try call(closure, [], argument)
        if case .view(let view) = built, let own = view.own, asksMore(of: parameter.type, in: info) {
          return own
        }
        return built
      }
    }
    return value
  }

  /// Whether a type parameter has to be more than a view, `Row: View & Titled`: what it was built from has
  /// members of its own then.
  private func asksMore(of parameter: TypeName, in info: TypeInfo) -> Bool {
    guard let name = parameter.simpleName, let protocols = info.declaration?.constraints[name] else {
      return false
    }
    return protocols.contains { !project.types(named: $0).isEmpty }
  }

  /// Arguments that do not fit exactly: what is named is taken, the rest gets stand-ins.
  private func partialMemberwise(
    _ info: TypeInfo, _ parameters: [ParameterCode], _ arguments: [CallArgument], in scope: Scope,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    var given: [String: Value] = [:]
    for argument in arguments {
      guard let label = argument.label, let parameter = parameters.first(where: { $0.name == label }) else {
        if argument.isTrailingClosure,
          let parameter = parameters.last(where: { $0.type.isFunction || $0.isViewBuilder })
        {
          given[parameter.name] = try memberwiseValue(parameter, argument.value, info, in: scope)
        }
        continue
      }
      given[label] = try memberwiseValue(parameter, argument.value, info, in: scope)
    }
    for property in info.storedProperties where given[property.name] == nil && property.initial == nil {
      if isSystemProvided(property) || fillsItself(property, in: info) { continue }
      given[property.name] = try standIn(for: property, of: info)
    }
    return .structure(StructValue(type: info, fields: try initialFields(info, given)))
  }
}
