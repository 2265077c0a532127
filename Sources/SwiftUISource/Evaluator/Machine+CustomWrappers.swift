import EarshotVocabulary

/// Property wrappers that the app declares: the wrapper is what the property stores, and what
/// the property reads as is the wrapper's `wrappedValue`.
extension Machine {
  /// The app's `@propertyWrapper` type of a property; nil for the system's wrappers.
  func customWrapper(of property: PropertyCode, in info: TypeInfo) -> TypeInfo? {
    guard let use = property.wrappers.first,
      let type = project.findType([use.name], owner: info, file: property.file),
      type.declaration?.attributes.contains("propertyWrapper") == true
    else { return nil }
    return type
  }

  /// Whether a property's wrapper makes its value of what stands in the attribute alone,
  /// `@Stored(\.depth) var depth`, `@Wired var tides: Tides`, so that nobody has to give one.
  func fillsItself(_ property: PropertyCode, in info: TypeInfo) -> Bool {
    guard property.initial == nil, let arguments = property.wrappers.first?.arguments,
      let wrapper = customWrapper(of: property, in: info),
      !arguments.isEmpty || !wrapper.initializers.isEmpty
    else { return false }
    let value = CallArgument(
      label: "wrappedValue",
      value: Expression(.discard, start: property.start, end: property.start, file: property.file))
    return !wrapper.initializers.contains { matching($0.parameters, [value] + arguments) != nil }
      && wrapper.initializers.contains { matching($0.parameters, arguments) != nil }
  }

  /// Whether a field holds the property's wrapper, and not yet or no longer a bare value.
  func isWrapper(_ field: Value, of property: PropertyCode, in info: TypeInfo) -> Bool {
    guard let held = declaredInfo(of: field), let wrapper = customWrapper(of: property, in: info) else {
      return false
    }
    return held === wrapper
  }

  /// The wrapper as the declaration makes it: `@Clamped(0...10) var level = 5`.
  func wrapping(
    _ property: PropertyCode, by wrapper: TypeInfo, in info: TypeInfo
  ) throws(Interrupt) -> Value {
    var arguments: [CallArgument] = property.wrappers.first?.arguments ?? []
    if let initial = property.initial {
      arguments.insert(CallArgument(label: "wrappedValue", value: initial), at: 0)
    } else if arguments.isEmpty, property.type?.isOptional == true,
      wrapsValue(wrapper) || !isMadeOfNothing(wrapper)
    {
      let none = Expression(.nilLiteral, start: property.start, end: property.start, file: property.file)
      arguments.append(CallArgument(label: "wrappedValue", value: none))
    } else if arguments.isEmpty, !isMadeOfNothing(wrapper) {
      return .none
    }
    return try make(wrapper, arguments, property, in: info)
  }

  /// Whether `@Stamped var day: Int` makes the wrapper by itself: by an initializer that wants nothing, written or
  /// implied by first values.
  private func isMadeOfNothing(_ wrapper: TypeInfo) -> Bool {
    guard wrapper.initializers.isEmpty else {
      return wrapper.initializers.contains(where: \.parameters.isEmpty)
    }
    return wrapper.storedProperties.allSatisfy { $0.initial != nil }
  }

  /// Whether a wrapper is made with what it wraps: an optional then begins as nil, and else as `init()` makes it.
  private func wrapsValue(_ wrapper: TypeInfo) -> Bool {
    guard wrapper.initializers.isEmpty else {
      return wrapper.initializers.contains { $0.parameters.first?.label == "wrappedValue" }
    }
    return wrapper.storedProperties.contains { $0.name == "wrappedValue" }
  }

  /// A value that an initializer gives a wrapped property.
  func wrapped(_ value: Value, by property: PropertyCode, in info: TypeInfo) throws(Interrupt) -> Value {
    guard let wrapper = customWrapper(of: property, in: info), !isWrapper(value, of: property, in: info)
    else {
      return value
    }
    let scope = Scope(parent: nil, owner: info, file: property.file)
    scope.declare("wrapped value", value)
    let name = Expression(
      .name("wrapped value"), start: property.start, end: property.start, file: property.file)
    let arguments =
      [CallArgument(label: "wrappedValue", value: name)] + (property.wrappers.first?.arguments ?? [])
    return try make(wrapper, arguments, property, in: info, scope)
  }

  private func make(
    _ wrapper: TypeInfo, _ arguments: [CallArgument], _ property: PropertyCode, in info: TypeInfo,
    _ given: Scope? = nil
  ) throws(Interrupt) -> Value {
    let scope = given ?? Scope(parent: nil, owner: info, file: property.file)
    scope.declare("self", .type(TypeValue(info: info, name: info.name)))
    let place = Expression(.discard, start: property.start, end: property.start, file: property.file)
    var type = TypeValue(info: wrapper, name: wrapper.name)
    type.arguments = wrappedArguments(of: wrapper, for: property)
    return try construct(type, arguments, in: scope, place, end: property.start)
  }

  /// What the wrapper's type parameters stand for: `Tides` of `@Wired var tides: Tides` where `wrappedValue` is of
  /// the parameter's type.
  private func wrappedArguments(of wrapper: TypeInfo, for property: PropertyCode) -> [TypeName] {
    if let written = property.wrappers.first?.typeArguments, !written.isEmpty { return written }
    let content = wrapper.properties["wrappedValue"]?.type
    guard let declared = property.type, !wrapper.genericParameters.isEmpty, let content else { return [] }
    var found: TypeName?
    var name = content.simpleName
    switch (content, declared) {
    case (.named(let path, []), _) where path.count == 1: found = declared
    case (.optional(let held), .optional(let type)), (.array(let held), .array(let type)):
      (name, found) = (held.simpleName, type)
    default: return []
    }
    guard let name, wrapper.genericParameters.contains(name) else { return [] }
    return wrapper.genericParameters.map { $0 == name ? found ?? declared : .named(["_"], []) }
  }

  /// The app's wrapper that a property is kept in: what `_depth` means, where `$depth` is what that projects.
  func wrapper(of name: String, in owner: Value) throws(Interrupt) -> Value? {
    switch owner {
    case .structure(let instance):
      guard let index = instance.type.fieldIndex[name] else { return nil }
      let property = instance.type.storedProperties[index]
      let field = instance.fields[index]
      guard !property.wrappers.isEmpty, isWrapper(field, of: property, in: instance.type) else { return nil }
      return placed(field, of: property, at: instance.identity)
    case .object(let reference):
      guard let (property, type) = objectProperty(name, of: reference.type), !property.wrappers.isEmpty,
        let field = state.objects[reference.id].fields[name], isWrapper(field, of: property, in: type)
      else { return nil }
      noteRead(.field(reference.id, name), field)
      return field
    case .type(let type):
      return try type.info.flatMap { (info) throws(Interrupt) in
        try wrapper(ofStatic: name, of: info)
      }
    default: return nil
    }
  }

  /// The wrapper with the place of the view that it belongs to, for the state it keeps itself.
  func placed(_ wrapper: Value, of property: PropertyCode, at identity: Identity?) -> Value {
    guard case .structure(var instance) = wrapper, instance.identity == nil, let identity else {
      return wrapper
    }
    instance.identity = identity.child("wrapper").child(property.name)
    return .structure(instance)
  }
}
