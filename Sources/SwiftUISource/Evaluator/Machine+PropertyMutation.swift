import EarshotVocabulary

/// Changing a property: stored, computed, wrapped, observed, of a value or of an object.
extension Machine {
  /// Changes a member of a value; the value itself is changed with it where it is no reference.
  func mutate(
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
      if try mutate(added: name, to: &owner, change) { return }
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
      if try mutate(added: name, to: &owner, change) { return }
      var value = try member(name, of: owner, file: target.file, start: target.start) ?? .none
      try change(&value)
      try setLibraryProperty(name, of: &owner, to: value)
    }
  }

  func mutate(
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
    if property.isLazy { copy.fields[index] = try storedProperty(property, copy.fields[index], of: copy) }
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
  func mutate(
    wrapped property: PropertyCode, _ field: inout Value, in info: TypeInfo, identity: Identity?,
    _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    guard isWrapper(field, of: property, in: info) else {
      // An initializer gives the first value.
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

  func mutateComputed(
    _ name: String, of owner: inout Value, _ info: TypeInfo, _ change: Change
  ) throws(Interrupt) {
    for type in project.lineage(of: info) {
      guard let property = type.properties[name], property.isComputed else { continue }
      return try mutate(computed: property, of: &owner, type, change)
    }
    try mutateDynamic(name, of: &owner, info, change)
  }

  private func mutate(
    computed property: PropertyCode, of owner: inout Value, _ type: TypeInfo, _ change: Change
  ) throws(Interrupt) {
    // A getter that sets itself once is not asked again for what it will say.
    var value = isRunning(property, of: owner) ? Value.none : try computed(property, of: owner, type)
    try change(&value)
    guard let setter = property.setter.value else { return }
    let scope = Scope(parent: nil, owner: type, file: property.file)
    scope.declare("self", owner, isLet: false)
    scope.declare(setter.parameter, value)
    try deeper(property.file, property.start) { () throws(Interrupt) in
      _ = try self.runBlock(setter.body, in: scope)
    }
    if let found = scope.find("self") { owner = found.scope.variables[found.index].value }
  }

  /// Changes what the app adds to a type of the SDK; false where it adds nothing of that name.
  private func mutate(
    added name: String, to owner: inout Value, _ change: Change
  ) throws(Interrupt) -> Bool {
    for type in extensions(of: SDK.typeNames(of: owner), declaring: name, for: owner) {
      guard let property = type.properties[name], property.isComputed, property.setter.value != nil else {
        continue
      }
      try mutate(computed: property, of: &owner, type, change)
      return true
    }
    return false
  }

  func mutate(_ name: String, of reference: ObjectReference, _ change: Change) throws(Interrupt) {
    reads.noteWrite(to: reference.id)
    noteChange(of: reference.id)
    guard let (property, type) = objectProperty(name, of: reference.type) else {
      if name.hasPrefix("_"),
        let (property, _) = objectProperty(String(name.dropFirst()), of: reference.type)
      {
        if property.wrappers.first?.name == "AppStorage" {
          var made = Value.none
          try change(&made)
          state.objects[reference.id].fields[property.name] = wrapperContent(made, of: property)
          state.changeCount += 1
          return
        }
        if try mutate(storageOf: property, of: reference, change) { return }
        try mutate(property.name, of: reference, change)
        return
      }
      // A field that a superclass of the SDK may have.
      if isUIKit(.object(reference)) {
        var value = try uikitInitial(name, of: reference)
        try change(&value)
        set(name, of: reference, to: value)
        return
      }
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
      if try mutate(enclosed: property, in: type, of: reference, change) { return }
      var field = state.objects[reference.id].fields[name] ?? .none
      try mutate(wrapped: property, &field, in: type, identity: nil, placeholder(property.file), change)
      state.objects[reference.id].fields[name] = field
      state.changeCount += 1
      return
    }
    var value = state.objects[reference.id].fields.removeValue(forKey: name) ?? .none
    let place = PublishingPlace(object: reference.id, name: name)
    let isFollowed = isWatched(place)
    let old = property.hasObservers || isFollowed ? value : .none
    do {
      try change(&value)
    } catch {
      state.objects[reference.id].fields[name] = value
      throw error
    }
    let isObserved = property.hasObservers && !isInitializing.contains(reference.id)
    var owner = Value.object(reference)
    if isObserved {
      state.objects[reference.id].fields[name] = old
      try runObserver(property, property.willSet.value, value, &owner, type)
    }
    if isFollowed {
      // Subscribers hear of the new value while the property still has the old one.
      state.objects[reference.id].fields[name] = old
      try tell(place, value, after: old, waiting: false)
    }
    state.objects[reference.id].fields[name] = value
    state.changeCount += 1
    if isObserved { try runObserver(property, property.didSet.value, old, &owner, type) }
    if isFollowed { try tell(place, value, after: old, waiting: true) }
  }
}
