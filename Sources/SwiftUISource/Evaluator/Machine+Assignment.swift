import EarshotVocabulary

extension Machine {
  func assign(_ expression: Expression, to target: Expression, in scope: Scope) throws(Interrupt) {
    switch target.kind {
    case .discard: _ = try evaluate(expression, in: scope)
    case .name("_"): _ = try evaluate(expression, in: scope)
    case .tuple(let targets):
      guard case .tuple(let values) = try evaluate(expression, in: scope) else { return }
      for (target, value) in zip(targets, values) { try store(value.value, to: target.value, in: scope) }
    default:
      if let content = try wrapperInitializer(expression, for: target, in: scope) {
        try store(content, to: target, in: scope)
        return
      }
      let (type, owner) = try declaredTarget(target, in: scope)
      let hint = if let type { TypeHint(type, owner: owner) } else { try valueHint(target, in: scope) }
      let value = try fit(evaluate(expression, in: scope, hint: hint), to: type, owner: owner)
      try store(value, to: target, in: scope)
    }
  }

  func compoundAssign(
    _ op: String, _ target: Expression, _ value: Expression, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) {
    let current = try evaluate(target, in: scope)
    var hint: TypeHint?
    switch current {
    case .double, .date: hint = .named("Double")
    default: break
    }
    let operand = try evaluate(value, in: scope, hint: hint)
    try mutate(target, in: scope) { (place) throws(Interrupt) in
      // Growing in place keeps loops that collect linear.
      if op == "+", case .array(var values) = place {
        place = .void
        if let more = operand.arrayValue { values += more } else { values.append(operand) }
        try self.check(count: values.count, expression)
        place = .array(values)
        return
      }
      if op == "+", case .string(var text) = place, case .string(let more) = operand {
        place = .void
        text += more
        try self.check(length: text.utf8.count, expression)
        place = .string(text)
        return
      }
      if case .int = place, case .int = operand {
        place = try self.whole(op, place, operand, target, value, in: scope, expression)
      } else {
        place = try self.apply(op, place, operand, expression)
      }
    }
  }

  /// The declared type of what is assigned to, where it is easily known.
  func declaredTarget(_ target: Expression, in scope: Scope) throws(Interrupt) -> (
    TypeName?, TypeInfo?
  ) {
    switch target.kind {
    // `self = .init(…)` in an initializer of an extension, also of a system's type.
    case .name("self"):
      guard let owner = scope.owner else { return (nil, nil) }
      return (owner.kind == .protocolType ? nil : .named(owner.path, []), owner)
    case .name(let name):
      if let found = scope.find(name) { return (found.scope.variables[found.index].type, scope.owner) }
      guard let info = scope.owner else { return (nil, nil) }
      return propertyType(name, of: info)
    case .postfix(let base, let steps):
      guard case .member(let name, _)? = steps.last,
        let info = try changedType(base, steps.dropLast(), in: scope)
      else { return (nil, nil) }
      return propertyType(name, of: info)
    default: return (nil, nil)
    }
  }

  /// The type of what has the member that is assigned to: of `boat.crew` in `boat.crew?.captain`. nil where
  /// more than members lead to it.
  private func changedType(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) throws(Interrupt) -> TypeInfo? {
    if steps.isEmpty { return declaredInfo(of: try evaluate(base, in: scope)) }
    let owner = Expression(
      .postfix(base, Array(steps)), start: base.start, end: base.end, file: base.file)
    guard isAssignable(owner) else { return nil }
    return (try? evaluate(owner, in: scope)).flatMap { declaredInfo(of: $0) }
  }

  private func propertyType(_ name: String, of info: TypeInfo) -> (TypeName?, TypeInfo?) {
    for type in project.lineage(of: info) {
      if let property = type.properties[name] {
        return (declaredOrInferredType(of: property, in: type) ?? collectionType(of: property), type)
      }
      if name.hasPrefix("_"), let property = type.properties[String(name.dropFirst())] {
        // `_depth = .init(…)` makes the app's wrapper itself.
        if let wrapper = customWrapper(of: property, in: type) { return (.named(wrapper.path, []), wrapper) }
        return (property.wrappers.isEmpty ? nil : property.type, type)
      }
    }
    return (nil, nil)
  }

  /// The type of a property whose first value is an empty collection of some type: `[Tide]()`.
  private func collectionType(of property: PropertyCode) -> TypeName? {
    guard let initial = property.initial, case .postfix = initial.kind else { return nil }
    switch Machine.literalType(initial) {
    case .array(let element)?: return .array(element)
    case .dictionary(let key, let value)?: return .dictionary(key, value)
    case let type? where type.simpleName == "Set": return type
    default: return nil
    }
  }

  /// What is there now tells the type of what comes: an enum's case, a number.
  private func valueHint(_ target: Expression, in scope: Scope) throws(Interrupt) -> TypeHint? {
    guard isAssignable(target) else { return nil }
    if let (property, info) = wrappedTarget(target, in: scope) {
      return customWrapper(of: property, in: info).map { TypeHint(.named($0.path, [])) }
    }
    if case .postfix(let base, let steps) = target.kind, case .member(let name, _)? = steps.last {
      let owner = try? evaluate(
        steps.count == 1
          ? base
          : Expression(
            .postfix(base, Array(steps.dropLast())), start: base.start, end: base.end, file: base.file),
        in: scope)
      if case .record(let record)? = owner, record[name] == nil { return nil }
      // What a constant of a framework or a package holds is not known; it is about to be replaced.
      if case .symbol? = owner { return nil }
      if owner?.isUnknown == true { return nil }
    }
    if case .name(let name) = target.kind, isInheritedSetting(name, in: scope) { return nil }
    let current = try? evaluate(target, in: scope)
    if let current, let info = declaredInfo(of: current) { return TypeHint(.named(info.path, [])) }
    if case .double? = current { return .named("Double") }
    if case .record(let record)? = current, SDK.isKnownType(record.type) { return .named(record.type) }
    return nil
  }

  func store(_ value: Value, to target: Expression, in scope: Scope) throws(Interrupt) {
    try mutate(target, in: scope) { (place) throws(Interrupt) in place = value }
  }

  func isAssignable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .postfix(let base, let steps):
      isAssignable(base)
        && steps.allSatisfy { step in
          switch step {
          case .call, .specialize: false
          // What is called there is called once, by the assignment itself.
          case .subscript(let arguments, _): arguments.allSatisfy { !$0.value.calls }
          default: true
          }
        }
    default: false
    }
  }
}
