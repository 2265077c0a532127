/// What an attribute calls a builder, and the type in which it stands: a type may hold builders of its own.
struct BuilderName: Hashable {
  var name: String
  var owner: [String]
}

/// Result builders that the app declares, run by their own functions. Those that build views are
/// SwiftUI's in all that is heard and are collected as such.
extension Machine {
  /// The builder that an attribute names; nil where it is none of the app's, or one of views.
  func ownBuilder(_ name: String?, owner: TypeInfo?) -> TypeInfo? {
    guard let name else { return nil }
    let key = BuilderName(name: name, owner: owner?.path ?? [])
    if let known = builders[key] { return known }
    let found = project.findType(name.split(separator: ".").map(String.init), owner: owner, file: nil)
    let builder = found.flatMap { info -> TypeInfo? in
      guard info.declaration?.attributes.contains("resultBuilder") == true, !buildsViews(info) else {
        return nil
      }
      return info
    }
    builders[key] = .some(builder)
    return builder
  }

  /// A getter's builder is written as its attribute.
  func ownBuilder(of property: PropertyCode, in owner: TypeInfo?) -> TypeInfo? {
    guard property.isComputed else { return nil }
    return ownBuilder(property.builder ?? property.wrappers.first?.name, owner: owner)
  }

  private func buildsViews(_ info: TypeInfo) -> Bool {
    let functions = info.staticFunctions.filter { $0.key.hasPrefix("build") }.flatMap(\.value)
    guard functions.contains(where: { $0.name == "buildBlock" || $0.name == "buildPartialBlock" }) else {
      return true
    }
    return functions.contains { function in
      isViewType(function.result)
        || function.constraints.values.joined().contains { SDK.builderProtocols.contains($0) }
        || function.parameters.contains { $0.type.text.contains("repeat") || $0.type.text.contains("each ") }
    }
  }

  /// What a builder makes of a body.
  func build(
    _ body: [Statement], in scope: Scope, by builder: TypeInfo, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    var parts: [Value] = []
    if let returned = try gather(body, in: scope, by: builder, hint: hint, into: &parts) { return returned }
    let start = body.first?.start ?? 0
    let place = Expression(.discard, start: start, end: start, file: scope.file ?? placeholder(nil).file)
    let whole = try block(parts, by: builder, place)
    return try call(builder, "buildFinalResult", [whole], place) ?? whole
  }

  /// Collects what the statements give; the value of a `return`, where there is one.
  private func gather(
    _ body: [Statement], in scope: Scope, by builder: TypeInfo, hint: TypeHint?, into parts: inout [Value]
  ) throws(Interrupt) -> Value? {
    for statement in body {
      try step(statement.file, statement.start)
      do {
        if let returned = try gather(statement, in: scope, by: builder, hint: hint, into: &parts) {
          return returned
        }
      } catch {
        // One part that traps does not take the others with it.
        try recover(from: error)
      }
    }
    return nil
  }

  private func gather(
    _ statement: Statement, in scope: Scope, by builder: TypeInfo, hint: TypeHint?, into parts: inout [Value]
  ) throws(Interrupt) -> Value? {
    let place = Expression(.discard, start: statement.start, end: statement.start, file: statement.file)
    switch statement.kind {
    case .expression(let expression):
      let value = try evaluate(expression, in: scope, hint: partHint(of: builder))
      // An assignment gives nothing.
      if case .void = value { return nil }
      parts.append(try call(builder, "buildExpression", [value], place) ?? value)
    case .if(_, _, let otherwise):
      let chosen = try chosenBranch(of: statement, in: scope)
      let part = try chosen.map { (branch) throws(Interrupt) in try self.part(of: branch, by: builder, place)
      }
      if otherwise == nil {
        let made = try call(builder, "buildOptional", [part ?? .none], place)
        if let value = made ?? part { parts.append(value) }
      } else if let part {
        let label = chosen?.name == "then" ? "first" : "second"
        parts.append(try call(builder, "buildEither", [part], label: label, place) ?? part)
      }
    case .switch:
      guard let chosen = try chosenBranch(of: statement, in: scope) else { return nil }
      let part = try part(of: chosen, by: builder, place)
      parts.append(try call(builder, "buildEither", [part], label: "first", place) ?? part)
    case .forIn(let pattern, let sequence, let condition, let body, _, false):
      var rounds: [Value] = []
      for value in try elements(of: evaluate(sequence, in: scope), sequence) {
        try step(statement.file, statement.start)
        let inner = Scope(parent: scope)
        guard try bind(pattern, to: value, in: inner) else { continue }
        if let condition, try !isTrue(condition, in: inner) { continue }
        var own: [Value] = []
        _ = try gather(body, in: inner, by: builder, hint: hint, into: &own)
        rounds.append(try block(own, by: builder, place))
      }
      parts.append(try call(builder, "buildArray", [.array(rounds)], place) ?? .array(rounds))
    case .return(let value?): return try evaluate(value, in: scope, hint: hint)
    case .block(let body):
      return try gather(body, in: Scope(parent: scope), by: builder, hint: hint, into: &parts)
    default:
      if case .returned(let value) = try run(statement, in: scope, hint: hint) { return value }
    }
    return nil
  }

  private func part(
    of branch: Branch, by builder: TypeInfo, _ place: Expression
  ) throws(Interrupt) -> Value {
    var parts: [Value] = []
    _ = try gather(branch.body, in: branch.scope, by: builder, hint: nil, into: &parts)
    return try block(parts, by: builder, place)
  }

  /// Joins the parts of a block.
  private func block(
    _ parts: [Value], by builder: TypeInfo, _ place: Expression
  ) throws(Interrupt) -> Value {
    if let first = parts.first,
      var whole = try call(builder, "buildPartialBlock", [first], label: "first", place)
    {
      for part in parts.dropFirst() {
        whole =
          try call(builder, "buildPartialBlock", [whole, part], label: "accumulated", place)
          ?? unknown(place, missing: "buildPartialBlock", kind: .unknownFunction)
      }
      return whole
    }
    if let whole = try call(builder, "buildBlock", parts, place) { return whole }
    return parts.count == 1 ? parts[0] : .array(parts)
  }

  /// The type that every part is of where the builder takes only one.
  private func partHint(of builder: TypeInfo) -> TypeHint? {
    let expressions = builder.staticFunctions["buildExpression"] ?? []
    if expressions.count == 1, let type = expressions[0].parameters.first?.type {
      return TypeHint(type, owner: builder)
    }
    guard expressions.isEmpty, let blocks = builder.staticFunctions["buildBlock"], blocks.count == 1,
      let only = blocks[0].parameters.first, blocks[0].genericParameters.isEmpty
    else { return nil }
    return TypeHint(only.type, owner: builder)
  }

  /// Calls one of the builder's functions; nil where it has none that takes such values.
  private func call(
    _ builder: TypeInfo, _ name: String, _ values: [Value], label: String? = nil, _ place: Expression
  ) throws(Interrupt) -> Value? {
    for type in project.lineage(of: builder) {
      let fitting = (type.staticFunctions[name] ?? []).filter { function in
        guard function.body.value != nil, label == nil || function.parameters.first?.label == label else {
          return false
        }
        if function.parameters.count == 1, function.parameters[0].isVariadic { return true }
        return function.parameters.count == values.count
          && zip(function.parameters, values).allSatisfy { takes($0, $1, of: function, in: builder) }
      }
      // A function for so many parts comes before one for any number.
      guard
        let function = fitting.first(where: { !($0.parameters.first?.isVariadic ?? false) }) ?? fitting.first
      else { continue }
      let isVariadic = function.parameters.first?.isVariadic ?? false
      return try call(
        function, owner: .type(TypeValue(info: builder, name: builder.name)), type: type,
        values: isVariadic ? [.array(values)] : values, place)
    }
    return nil
  }

  /// Whether a parameter takes a value, as far as the two say.
  private func takes(
    _ parameter: ParameterCode, _ value: Value, of function: FunctionCode, in builder: TypeInfo
  ) -> Bool {
    let type = expanded(parameter.type, owner: builder)
    if value.isNone { return parameter.type.isOptional || isMetByOptionals(type, in: builder) }
    switch type.unwrapped {
    case .array:
      if case .array = value { return true }
      return value.isUnknown
    case .named(let path, _):
      guard let name = path.last, !function.genericParameters.contains(name) else { return true }
      if case .array = value { return name == "Array" || name == "Component" || name == "Any" }
      let isNumber = MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name)
      switch value {
      case .string, .localized: return !isNumber && name != "Bool" && declaredType(type, builder) == nil
      case .int: return name != "String" && name != "Bool" && declaredType(type, builder) == nil
      case .double:
        return name != "String" && name != "Bool" && name != "Int" && declaredType(type, builder) == nil
      case .bool: return name != "String" && !isNumber && declaredType(type, builder) == nil
      case .structure, .enumeration, .object:
        guard let info = declaredInfo(of: value), let wanted = declaredType(type, builder) else {
          return !isNumber && name != "String" && name != "Bool"
        }
        return wanted === info || project.lineage(of: info).contains { $0 === wanted }
      default: return true
      }
    default: return true
    }
  }

  /// Whether optionals conform to the protocol that a parameter wants: `extension Optional: Style where …`.
  private func isMetByOptionals(_ type: TypeName, in builder: TypeInfo) -> Bool {
    guard let wanted = declaredType(type, builder), wanted.kind == .protocolType else { return false }
    let members = Array(wanted.functions.keys) + Array(wanted.properties.keys)
    return members.contains { !project.extensions(of: ["Optional"], declaring: $0).isEmpty }
  }

  private func declaredType(_ type: TypeName, _ owner: TypeInfo) -> TypeInfo? {
    declaredType(TypeHint(type, owner: owner), in: nil)
  }
}
