extension Machine {
  /// What a binding holds now.
  func read(_ binding: BindingValue) -> Value {
    switch binding {
    case .constant(let value): return value
    case .state(let identity, let name):
      let value = state.states[AppState.StateKey(identity: identity, name: name)] ?? .none
      noteRead(.state(identity, name), value)
      return value
    case .object(let reference, let name):
      return (try? member(name, of: .object(reference), file: nil, start: 0)) ?? .none
    case .closures(let get, _):
      do {
        return try call(get, [], nil)
      } catch {
        report(error)
        return .none
      }
    case .member(let base, let name):
      let value = read(base)
      if value.isNone {
        // `$name.bound` of an optional that the app's extension gives a value.
        return (try? nilMember(name, boundBy: base) ?? optionalMember(name, of: value)) ?? .none
      }
      // A member that is not known is not nothing.
      return (try? member(name, of: value, file: nil, start: 0))
        ?? .unknown(UnknownValue(source: name, missing: name))
    case .index(let base, let key):
      return (try? element(of: read(base), [EvaluatedArgument(label: nil, value: key)], placeholder(nil)))
        ?? .none
    case .element(let base, let index):
      let mark = reads.mark
      guard case .array(let values) = read(base), values.indices.contains(index) else { return .none }
      narrow(to: index, of: values, in: base, since: mark)
      return values[index]
    case .identified(let base, let id):
      guard case .array(let values) = read(base) else { return .none }
      return (try? identified(id, in: values)) ?? .none
    case .defaults(let key, let initial):
      let value = state.defaults[key]
      noteRead(.defaults(key), value)
      return value ?? initial
    case .unwrapped(let base): return read(base)
    case .unknown(let unknown): return .unknown(unknown)
    }
  }

  func write(_ value: Value, to binding: BindingValue) {
    do {
      try mutate(binding) { (place) throws(Interrupt) in place = value }
    } catch {
      report(error)
    }
  }

  /// Changes what a binding holds.
  func mutate(_ binding: BindingValue, _ change: Change) throws(Interrupt) {
    reads.spoil()
    switch binding {
    case .constant(var value): try change(&value)
    case .state(let identity, let name):
      let key = AppState.StateKey(identity: identity, name: name)
      var value = state.states[key] ?? .none
      noteChange(of: Doubts.everything)
      state.states[key] = .void
      do {
        try change(&value)
      } catch {
        state.states[key] = value
        throw error
      }
      state.states[key] = value
      state.changeCount += 1
    case .object(let reference, let name):
      let file = FileCode(path: "", bytes: [])
      let scope = Scope(parent: nil)
      scope.declare("self", .object(reference))
      let target = Expression(
        .postfix(Expression(.name("self"), start: 0, end: 0, file: file), [.member(name, start: 0)]),
        start: 0, end: 0, file: file)
      try mutate(target, in: scope, change)
    case .closures(_, let set):
      var value = read(binding)
      try change(&value)
      _ = try call(set, [value], nil)
    case .member(let base, let name):
      if case .object(let reference) = read(base) {
        try mutate(.object(reference, name), change)
        return
      }
      try mutateMember(of: base, change) { place in
        let file = FileCode(path: "", bytes: [])
        let scope = Scope(parent: nil)
        scope.declare("it", place, isLet: false)
        return (
          scope,
          Expression(
            .postfix(Expression(.name("it"), start: 0, end: 0, file: file), [.member(name, start: 0)]),
            start: 0, end: 0,
            file: file)
        )
      }
    case .index(let base, let key):
      try mutateMember(of: base, change) { place in
        let file = FileCode(path: "", bytes: [])
        let scope = Scope(parent: nil)
        scope.declare("it", place, isLet: false)
        scope.declare("key", key)
        let index = CallArgument(label: nil, value: Expression(.name("key"), start: 0, end: 0, file: file))
        return (
          scope,
          Expression(
            .postfix(Expression(.name("it"), start: 0, end: 0, file: file), [.subscript([index], end: 0)]),
            start: 0,
            end: 0, file: file)
        )
      }
    case .element(let base, let index):
      try mutate(base) { (place) throws(Interrupt) in
        guard case .array(var values) = place, values.indices.contains(index) else { return }
        place = .void
        defer { place = .array(values) }
        try change(&values[index])
      }
    case .identified(let base, let id):
      guard case .array(let values) = read(base),
        let index = try place(of: id, in: values)
      else { return }
      try mutate(.element(base, at: index), change)
    case .defaults(let key, let initial):
      var value = state.defaults[key] ?? initial
      noteChange(of: Doubts.everything)
      try change(&value)
      state.defaults[key] = value
      state.changeCount += 1
    case .unwrapped(let base): try mutate(base, change)
    case .unknown: break
    }
  }

  private func mutateMember(
    of base: BindingValue, _ change: Change, _ target: (Value) -> (Scope, Expression)
  ) throws(Interrupt) {
    try mutate(base) { (place) throws(Interrupt) in
      let (scope, expression) = target(place)
      try self.mutate(expression, in: scope, change)
      if let found = scope.find("it") { place = found.scope.variables[found.index].value }
    }
  }

  /// A member of a binding: itself, what it holds, or a binding to a part of it.
  func bindingMember(_ name: String, of binding: BindingValue) throws(Interrupt) -> Value? {
    switch name {
    case "wrappedValue": return read(binding)
    case "projectedValue": return .binding(binding)
    default: break
    }
    if case .constant(.object(let reference)) = binding { return .binding(.object(reference, name)) }
    let held = read(binding)
    if case .object(let reference) = held { return .binding(.object(reference, name)) }
    if case .array = held, Machine.placesOfElements.contains(name) {
      return try libraryMember(name, of: held)
    }
    if let declared = try declaredMember(name, of: held, file: nil, start: 0) {
      if case .closure = declared { return declared }
      return .binding(.member(binding, name))
    }
    return .binding(.member(binding, name))
  }
}

extension Machine {
  /// A binding where one of a written type is wanted: what it holds is of the type in the brackets.
  func fit(_ binding: BindingValue, to wanted: TypeName, owner: TypeInfo?) throws(Interrupt) -> BindingValue {
    guard case .named(["Binding"], let arguments) = wanted, let held = arguments.first else { return binding }
    switch binding {
    case .constant(let value): return .constant(try fit(value, to: held, owner: owner))
    case .closures(var get, let set) where get.type == nil:
      get.type = TypeHint(.function([], held, isViewBuilder: false), owner: owner)
      return .closures(get: get, set: set)
    default: return binding
    }
  }
}
