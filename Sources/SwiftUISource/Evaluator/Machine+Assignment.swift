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
      if let content = try wrapperInitialiser(expression, for: target, in: scope) {
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
        if case .array(let more) = operand { values += more } else { values.append(operand) }
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
      place = try self.apply(op, place, operand, expression)
    }
  }

  /// The declared type of what is assigned to, where it is easily known.
  func declaredTarget(_ target: Expression, in scope: Scope) throws(Interrupt) -> (
    TypeName?, TypeInfo?
  ) {
    switch target.kind {
    case .name(let name):
      if let found = scope.find(name) { return (found.scope.variables[found.index].type, scope.owner) }
      guard let info = scope.owner else { return (nil, nil) }
      return propertyType(name, of: info)
    case .postfix(let base, let steps):
      guard steps.count == 1, case .member(let name, _) = steps[0] else { return (nil, nil) }
      guard let info = declaredInfo(of: try evaluate(base, in: scope)) else { return (nil, nil) }
      return propertyType(name, of: info)
    default: return (nil, nil)
    }
  }

  private func propertyType(_ name: String, of info: TypeInfo) -> (TypeName?, TypeInfo?) {
    for type in project.lineage(of: info) {
      if let property = type.properties[name] {
        return (declaredOrInferredType(of: property, in: type), type)
      }
      if name.hasPrefix("_"), let property = type.properties[String(name.dropFirst())] {
        return (property.wrappers.isEmpty ? nil : property.type, type)
      }
    }
    return (nil, nil)
  }

  /// What is there now tells the type of what comes: an enum's case, a number.
  private func valueHint(_ target: Expression, in scope: Scope) throws(Interrupt) -> TypeHint? {
    guard isAssignable(target) else { return nil }
    if case .postfix(let base, let steps) = target.kind, case .member(let name, _)? = steps.last {
      let owner = try? evaluate(
        steps.count == 1
          ? base
          : Expression(
            .postfix(base, Array(steps.dropLast())), start: base.start, end: base.end, file: base.file),
        in: scope)
      if case .record(let record)? = owner, record[name] == nil { return nil }
      if owner?.isUnknown == true { return nil }
    }
    let current = try? evaluate(target, in: scope)
    if let current, let info = declaredInfo(of: current) { return TypeHint(.named(info.path, [])) }
    if case .double? = current { return .named("Double") }
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
          default: true
          }
        }
    default: false
    }
  }

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

  private func mutate(
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
      try change(&value)
      state.statics[key] = value
      state.changeCount += 1
      return
    }
    if let found = scope.find("self") {
      var owner = found.scope.variables[found.index].value
      if isUIKit(owner) {
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

  private func mutateStatic(_ name: String, of info: TypeInfo, _ change: Change) throws(Interrupt) -> Bool {
    for type in project.lineage(of: info) {
      guard let property = type.staticProperties[name], !property.isComputed else { continue }
      let key = staticKey(property, of: type, through: info)
      var value = try staticValue(property, key: key, owner: info)
      try change(&value)
      state.statics[key] = value
      state.changeCount += 1
      return true
    }
    return false
  }

  private func mutate(
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
  private func reference(
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

  /// Changes a member of a value; the value itself is changed with it where it is no reference.
  private func mutate(
    member name: String, of owner: inout Value, _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    switch owner {
    case .structure: try mutate(name, ofStructure: &owner, target, change)
    case .object(let reference): try mutate(name, of: reference, change)
    case .binding(let binding):
      if name == "wrappedValue" {
        try mutate(binding, change)
      } else {
        try mutate(.member(binding, name), change)
      }
    case .record(var record):
      if record.type.hasSuffix("Configuration"), case .binding(let binding)? = record[name] {
        try mutate(binding, change)
        return
      }
      var value = Value.none
      if let field = record[name] {
        value = field
      } else if let property = try libraryMember(name, of: owner) {
        value = property
      }
      try change(&value)
      record[name] = value
      owner = .record(record)
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      if let index, elements.indices.contains(index) {
        try change(&elements[index].value)
        owner = .tuple(elements)
      }
    case .enumeration(let instance):
      try mutateComputed(name, of: &owner, instance.type, change)
    case .type(let type):
      if let info = type.info { _ = try mutateStatic(name, of: info, change) }
    case .none: break
    default:
      var value = try member(name, of: owner, file: target.file, start: target.start) ?? .none
      try change(&value)
      try setLibraryProperty(name, of: &owner, to: value)
    }
  }

  private func mutate(
    _ name: String, ofStructure owner: inout Value, _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    guard case .structure(var copy) = owner else { return }
    let type = copy.type
    if name.hasPrefix("_"), let index = type.fieldIndex[String(name.dropFirst())] {
      try change(&copy.fields[index])
      copy.fields[index] = wrapperContent(copy.fields[index], of: type.storedProperties[index])
      owner = .structure(copy)
      return
    }
    guard let index = type.fieldIndex[name] else {
      try mutateComputed(name, of: &owner, type, change)
      return
    }
    let property = type.storedProperties[index]
    if let binding = storage(of: property, copy.fields[index], in: copy) {
      try mutate(binding, change)
      return
    }
    if customWrapper(of: property, in: type) != nil {
      let identity = copy.identity
      try mutate(wrapped: property, &copy.fields[index], in: type, identity: identity, target, change)
      owner = .structure(copy)
      return
    }
    // Nobody else holds the value while it changes, so that what grows does so in place.
    owner = .void
    var value = copy.fields[index]
    copy.fields[index] = .void
    let old = property.hasObservers ? value : .none
    try change(&value)
    if property.hasObservers {
      copy.fields[index] = old
      owner = .structure(copy)
      try runObserver(property, property.willSet.value, value, &owner, type)
      if case .structure(let observed) = owner { copy = observed }
      owner = .void
    }
    copy.fields[index] = value
    owner = .structure(copy)
    if property.hasObservers { try runObserver(property, property.didSet.value, old, &owner, type) }
  }

  /// Changes what a property wrapper of the app wraps.
  private func mutate(
    wrapped property: PropertyCode, _ field: inout Value, in info: TypeInfo, identity: Identity?,
    _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    guard isWrapper(field, of: property, in: info) else {
      // An initialiser gives the first value.
      var value = Value.none
      try change(&value)
      field = try wrapped(value, by: property, in: info)
      return
    }
    field = placed(field, of: property, at: identity)
    try mutate(member: "wrappedValue", of: &field, target, change)
  }

  private func runObserver(
    _ property: PropertyCode, _ observer: AccessorCode?, _ value: Value, _ owner: inout Value,
    _ type: TypeInfo
  ) throws(Interrupt) {
    guard let observer, observing.insert(ObjectIdentifier(property)).inserted else { return }
    defer { observing.remove(ObjectIdentifier(property)) }
    let scope = Scope(parent: nil, owner: type, file: property.file)
    scope.declare("self", owner, isLet: false)
    scope.declare(observer.parameter, value)
    _ = try runBlock(observer.body, in: scope)
    if let found = scope.find("self") { owner = found.scope.variables[found.index].value }
  }

  private func mutateComputed(
    _ name: String, of owner: inout Value, _ info: TypeInfo, _ change: Change
  ) throws(Interrupt) {
    for type in project.lineage(of: info) {
      guard let property = type.properties[name], property.isComputed else { continue }
      var value = try computed(property, of: owner, type)
      try change(&value)
      guard let setter = property.setter.value else { return }
      let scope = Scope(parent: nil, owner: type, file: property.file)
      scope.declare("self", owner, isLet: false)
      scope.declare(setter.parameter, value)
      _ = try runBlock(setter.body, in: scope)
      if let found = scope.find("self") { owner = found.scope.variables[found.index].value }
      return
    }
  }

  private func mutate(_ name: String, of reference: ObjectReference, _ change: Change) throws(Interrupt) {
    guard let (property, type) = objectProperty(name, of: reference.type) else {
      if name.hasPrefix("_"), objectProperty(String(name.dropFirst()), of: reference.type) != nil {
        try mutate(String(name.dropFirst()), of: reference, change)
        return
      }
      // A field that a superclass of the SDK may have.
      var value = state.objects[reference.id].fields[name] ?? .none
      try change(&value)
      state.objects[reference.id].fields[name] = value
      return
    }
    if property.isComputed {
      var owner = Value.object(reference)
      try mutateComputed(name, of: &owner, type, change)
      return
    }
    if let wrapped = state.objects[reference.id].fields[name], case .binding(let binding) = wrapped,
      !property.wrappers.isEmpty
    {
      try mutate(binding, change)
      return
    }
    if customWrapper(of: property, in: type) != nil {
      var field = state.objects[reference.id].fields[name] ?? .none
      try mutate(wrapped: property, &field, in: type, identity: nil, placeholder(property.file), change)
      state.objects[reference.id].fields[name] = field
      state.changeCount += 1
      return
    }
    var value = state.objects[reference.id].fields.removeValue(forKey: name) ?? .none
    let old = property.hasObservers ? value : .none
    do {
      try change(&value)
    } catch {
      state.objects[reference.id].fields[name] = value
      throw error
    }
    let isObserved = property.hasObservers && !isInitialising.contains(reference.id)
    var owner = Value.object(reference)
    if isObserved {
      state.objects[reference.id].fields[name] = old
      try runObserver(property, property.willSet.value, value, &owner, type)
    }
    state.objects[reference.id].fields[name] = value
    state.changeCount += 1
    if isObserved { try runObserver(property, property.didSet.value, old, &owner, type) }
  }

  private func mutate(
    element keys: [EvaluatedArgument], of owner: inout Value, in scope: Scope, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) {
    guard let key = keys.first?.value else { return }
    if owner.collectionKind != nil {
      let isChanged = try chargingCopies(of: &owner, target) { (owner) throws(Interrupt) in
        try self.mutate(stored: keys, key, of: &owner, target, change)
      }
      if isChanged { return }
    }
    switch (owner, key) {
    case (.binding(let binding), .int(let index)): try mutate(.element(binding, at: index), change)
    case (_, .keyPath(let path)):
      guard let component = path.components.last, case .member(let name) = component else { return }
      try mutate(member: name, of: &owner, target, change)
    case (.none, _): break
    default:
      guard let info = declaredInfo(of: owner) else {
        var value = try libraryElement(of: owner, keys, target) ?? .none
        try change(&value)
        return
      }
      for type in project.lineage(of: info) {
        for code in type.subscripts {
          guard let setter = code.setter.value else { continue }
          var value = try call(code.getter, owner: owner, type: type, values: keys.map(\.value), target)
          try change(&value)
          let inner = Scope(parent: nil, owner: type, file: code.getter.file)
          inner.declare("self", owner, isLet: false)
          for (parameter, key) in zip(code.getter.parameters, keys) {
            inner.declare(parameter.name, key.value)
          }
          inner.declare(setter.parameter, value)
          _ = try runBlock(setter.body, in: inner)
          if let found = inner.find("self") { owner = found.scope.variables[found.index].value }
          return
        }
      }
    }
  }

  /// Changes what stands at a place of an array, or under a key.
  private func mutate(
    stored keys: [EvaluatedArgument], _ key: Value, of owner: inout Value, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) -> Bool {
    if case .int(let index) = key, var values = owner.takeArray() {
      defer { owner = .array(values) }
      guard values.indices.contains(index) else {
        throw trap("index \(index) is out of range for \(values.count) items", target)
      }
      try change(&values[index])
      return true
    }
    guard var values = owner.takeDictionary() else { return false }
    defer { owner = .dictionary(values) }
    if let index = values.index(forKey: key) {
      try change(&values.values[index])
      if values.values[index].isNone { values.remove(at: index) }
    } else {
      var value = keys.first { $0.label == "default" }?.value ?? .none
      try change(&value)
      if !value.isNone { values[key] = value }
      try check(count: values.count, target)
    }
    return true
  }
}
