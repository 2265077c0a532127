import EarshotVocabulary

/// Changing a value where it stands: in a variable, in a type, behind a chain of members.
extension Machine {
  typealias Change = (inout Value) throws(Interrupt) -> Void

  /// Changes what an expression names, in place.
  func mutate(_ target: Expression, in scope: Scope, _ change: Change) throws(Interrupt) {
    switch target.kind {
    case .name(let name): try mutate(name: name, in: scope, target, change)
    case .postfix(let base, let steps): try mutate(base, steps[...], in: scope, target, change)
    case .inOut(let inner): try mutate(inner, in: scope, change)
    case .tryOptional(let inner), .tryForced(let inner): try mutate(inner, in: scope, change)
    default:
      var scratch = try evaluate(target, in: scope)
      try change(&scratch)
    }
  }

  func mutate(
    name: String, in scope: Scope, _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    if let found = scope.find(name) {
      if case .state(let binding) = found.scope.variables[found.index].kind {
        try mutate(binding, change)
        return
      }
      var value = found.scope.variables[found.index].value
      found.scope.variables[found.index].value = .void
      defer { found.scope.variables[found.index].value = value }
      try change(&value)
      return
    }
    if let found = scope.find("self") {
      let owner = found.scope.variables[found.index].value
      if try hasMember(name, owner) {
        // A copy: what changes it may read `self` meanwhile.
        var copy = owner
        defer { found.scope.variables[found.index].value = copy }
        try mutate(member: name, of: &copy, target, change)
        return
      }
      if let type = declaredInfo(of: owner) ?? scope.owner, try mutateStatic(name, of: type, change) {
        return
      }
    }
    if let property = project.globalVariable(name, file: target.file) {
      let key = "::\(property.file.path)::\(name)"
      var value = try staticValue(property, key: key, owner: nil)
      noteChange(of: Doubts.everything)
      try change(&value)
      state.statics[key] = value
      reads.spoil()
      state.changeCount += 1
      return
    }
    if let found = scope.find("self") {
      var owner = found.scope.variables[found.index].value
      if isUIKit(owner) || formatterClass(of: owner) != nil {
        try mutate(member: name, of: &owner, target, change)
        return
      }
    }
    var scratch = try evaluate(target, in: scope)
    try change(&scratch)
  }

  private func hasMember(_ name: String, _ owner: Value) throws(Interrupt) -> Bool {
    guard let info = declaredInfo(of: owner) else {
      if case .record(let record) = owner { return record[name] != nil }
      return false
    }
    let plain = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
    return project.lineage(of: info).contains { $0.properties[name] != nil || $0.properties[plain] != nil }
  }

  func mutateStatic(_ name: String, of info: TypeInfo, _ change: Change) throws(Interrupt) -> Bool {
    for type in project.lineage(of: info) {
      guard let property = type.staticProperties[name], !property.isComputed else { continue }
      let key = staticKey(property, of: type, through: info)
      var value = try heldStatic(property, key: key, owner: info)
      noteChange(of: Doubts.everything)
      if !property.wrappers.isEmpty, isWrapper(value, of: property, in: info) {
        try mutate(wrapped: property, &value, in: info, identity: nil, placeholder(property.file), change)
      } else {
        try change(&value)
      }
      state.statics[key] = value
      reads.spoil()
      state.changeCount += 1
      return true
    }
    return false
  }

  func mutate(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) {
    guard let last = steps.last else {
      try mutate(base, in: scope, change)
      return
    }
    let inner = steps.dropLast()
    switch last {
    case .optional:
      try mutate(base, inner, in: scope, target) { (place) throws(Interrupt) in
        if !place.isNone { try change(&place) }
      }
    case .force:
      try mutate(base, inner, in: scope, target) { (place) throws(Interrupt) in
        if place.isNone { throw self.trap("'!' met nil", target) }
        try change(&place)
      }
    case .member(let name, _):
      if inner.isEmpty, case .name("super") = base.kind, try mutateSuper(name, in: scope, change) { return }
      if let owner = try reference(base, inner, in: scope) {
        var owner = owner
        try mutate(member: name, of: &owner, target, change)
        return
      }
      try mutate(base, inner, in: scope, target) { (place) throws(Interrupt) in
        try self.mutate(member: name, of: &place, target, change)
      }
    case .subscript(let arguments, _):
      let keys = try evaluate(arguments: arguments, in: scope)
      try mutate(base, inner, in: scope, target) { (place) throws(Interrupt) in
        try self.mutate(element: keys, of: &place, in: scope, target, change)
      }
    case .call, .specialize:
      var scratch = try evaluate(
        Expression(.postfix(base, Array(steps)), start: target.start, end: target.end, file: target.file),
        in: scope)
      try change(&scratch)
    }
  }

  /// The value that a chain's front gives where it refers to something shared: an object, a
  /// binding, a type.
  func reference(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) throws(Interrupt) -> Value? {
    let value = try evaluate(
      steps.isEmpty
        ? base : Expression(.postfix(base, Array(steps)), start: base.start, end: base.end, file: base.file),
      in: scope)
    switch value {
    case .object, .binding, .type: return value
    default: return nil
    }
  }
}
