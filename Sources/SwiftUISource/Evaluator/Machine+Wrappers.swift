import EarshotVocabulary

extension Machine {
  static let stateWrappers: Set<String> = [
    "State", "StateObject", "FocusState", "AccessibilityFocusState", "GestureState", "SceneStorage",
    "ScaledMetric", "Namespace",
  ]
  static let systemWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
    "FocusedValue", "FocusedBinding", "UIApplicationDelegateAdaptor",
  ]
  /// Wrappers of packages that look values up by a key: swift-dependencies, Factory, Resolver,
  /// Defaults.
  static let lookUpWrappers: Set<String> = [
    "Dependency", "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable",
    "DynamicInjected", "Default", "Inject",
  ]

  /// Whether a property is given by the system and never by an initializer.
  func isSystemProvided(_ property: PropertyCode) -> Bool {
    property.wrappers.contains {
      Machine.systemWrappers.contains($0.name) || Machine.lookUpWrappers.contains($0.name)
    }
  }

  /// A stored property of a struct, read through its wrapper.
  func storedProperty(
    _ property: PropertyCode, _ field: Value, of instance: StructValue
  ) throws(Interrupt) -> Value {
    if property.wrappers.isEmpty {
      return property.isLazy ? try lazyValue(property, field, of: instance) ?? field : field
    }
    if let binding = storage(of: property, field, in: instance) { return read(binding) }
    if let value = try systemValue(of: property, field, in: instance) { return value }
    if isWrapper(field, of: property, in: instance.type) {
      let wrapper = placed(field, of: property, at: instance.identity)
      return try member("wrappedValue", of: wrapper, file: nil, start: 0) ?? .none
    }
    return content(of: field, in: property)
  }

  /// What a property with a wrapper of a package holds: the wrapper itself may have been handed to it.
  func content(of field: Value, in property: PropertyCode) -> Value {
    switch field {
    case .unknown(let unknown)
    where unknown.type != nil && property.wrappers.contains { $0.name == unknown.type }:
      guard let held = held(by: unknown) else { return field }
      // `Shared(value: .sample)`: of the type that the property is declared with.
      return (try? fit(held, to: property.type, owner: nil)) ?? held
    case .binding(let binding): return read(binding)
    default: return field
    }
  }

  /// Where a wrapped property keeps its value: state by identity, the binding it was given.
  func storage(of property: PropertyCode, _ field: Value, in instance: StructValue) -> BindingValue? {
    guard let wrapper = property.wrappers.first else { return nil }
    switch wrapper.name {
    case "Binding":
      if case .binding(let binding) = field { return binding }
      return .constant(field)
    case "AppStorage":
      if case .binding(let binding) = field { return binding }
      return .defaults(storageKey(wrapper) ?? property.name, field)
    case "State", "StateObject", "FocusState", "AccessibilityFocusState", "GestureState", "SceneStorage",
      "ScaledMetric":
      guard let identity = instance.identity else { return nil }
      return .state(identity, property.name)
    default: return nil
    }
  }

  private func storageKey(_ wrapper: PropertyWrapperUse) -> String? {
    guard let first = wrapper.arguments.first, first.label == nil else { return nil }
    return (try? evaluate(first.value, in: Scope(parent: nil)))?.stringValue
  }

  /// What a wrapper without an initial value starts with.
  func wrapperDefault(_ property: PropertyCode, in info: TypeInfo) throws(Interrupt) -> Value? {
    guard let wrapper = property.wrappers.first else {
      return property.type?.isOptional == true ? Value.none : nil
    }
    switch wrapper.name {
    case "FocusState", "AccessibilityFocusState":
      return property.type?.isOptional == true ? Value.none : .bool(false)
    case "State":
      if let value = wrapper.arguments.first(where: {
        $0.label == "initialValue" || $0.label == "wrappedValue"
      }) {
        return try evaluate(
          value.value, in: Scope(parent: nil, owner: info, file: property.file),
          hint: property.type.map { TypeHint($0, owner: info, file: property.file) })
      }
      return Value.none
    case "Query", "FetchRequest": return .array([])
    case "NSManaged": return managedDefault(property.type)
    case "Persisted":
      if let value = persistedDefault(property, in: info) { return value }
      return try unknownContent(of: property, behind: wrapper, in: info)
    case "UIApplicationDelegateAdaptor": return try adaptedDelegate(property, wrapper, in: info)
    case "Namespace": return .symbol(SymbolValue(type: "Namespace", name: property.name))
    case "AppStorage":
      return property.type.map { try? standIn(named: "", $0, owner: info, depth: 0) } ?? Value.none
    default: return try unknownContent(of: property, behind: wrapper, in: info)
    }
  }

  /// `_x = State(initialValue: …)`: a wrapper made by hand is its content.
  func wrapperContent(_ value: Value, of property: PropertyCode) -> Value {
    guard case .record(let record) = value,
      [
        "State", "StateObject", "ObservedObject", "Binding", "AppStorage", "FocusState", "Bindable",
        "ScaledMetric", "GestureState",
      ].contains(record.type)
    else { return value }
    if record.type == "AppStorage" { return stored(record) }
    return record["wrappedValue"] ?? record["initialValue"] ?? .none
  }

  /// Environment values and objects, queries: what the surroundings hold.
  private func systemValue(
    of property: PropertyCode, _ field: Value, in instance: StructValue
  ) throws(Interrupt) -> Value? {
    guard let wrapper = property.wrappers.first else { return nil }
    switch wrapper.name {
    case "Query", "FetchRequest":
      if let found = try queried(property, field, of: instance) { return found }
      return field.recordValue == nil ? nil : .array([])
    case "Environment": return try environmentValue(wrapper, property, in: instance)
    case "EnvironmentObject":
      guard let name = property.type?.unwrapped.simpleName else { return Value.none }
      if let object = surroundings(of: instance).objects[name] { return object }
      return try missingEnvironmentObject(property, of: instance.type)
    case _ where Machine.lookUpWrappers.contains(wrapper.name):
      guard customWrapper(of: property, in: instance.type) == nil else { return nil }
      return try lookedUp(wrapper, property.type, owner: instance.type, file: property.file)
    default: return nil
    }
  }

  func surroundings(of instance: StructValue) -> Surroundings {
    if let identity = instance.identity {
      let kept = surroundingsByIdentity[identity]
      if reads.isOpen {
        reads.note(.surroundings(identity), kept.map { .surroundings($0) } ?? .nothing)
      }
      if let kept { return kept }
    }
    return surroundings
  }

  private func environmentValue(
    _ wrapper: PropertyWrapperUse, _ property: PropertyCode, in instance: StructValue
  ) throws(Interrupt) -> Value {
    guard let argument = wrapper.arguments.first else { return .none }
    let scope = Scope(parent: nil, owner: instance.type, file: property.file)
    let around = surroundings(of: instance)
    switch try evaluate(argument.value, in: scope) {
    case .keyPath(let path):
      return try environmentValue(path, around, property)
    case .type(let type):
      if let object = around.objects[type.name] { return object }
      if property.type?.isOptional == true { return .none }
      return try missingEnvironmentObject(property, of: instance.type, named: type.name)
    default: return .none
    }
  }

  private func environmentValue(
    _ path: KeyPathValue, _ around: Surroundings, _ property: PropertyCode
  ) throws(Interrupt) -> Value {
    guard case .member(let first)? = path.components.first else { return .none }
    var value: Value
    if let known = try environmentValue(named: first, around) {
      value = known
    } else {
      notice(
        .warning, .unknownValue, property.file, property.start,
        "the environment value '\\.\(first)' is not known here", missing: "\\.\(first)")
      value = .unknown(UnknownValue(source: first, missing: "\\.\(first)"))
    }
    for component in path.components.dropFirst() {
      guard case .member(let name) = component else { continue }
      value = try member(name, of: value, file: property.file, start: property.start) ?? .none
    }
    return value
  }

  /// `context.environment.theme` of a representable; nil where the environment has no such value.
  func environmentMember(_ name: String) throws(Interrupt) -> Value? {
    reads.spoil()
    return try environmentValue(named: name, surroundings)
  }

  /// What a view finds under a name in what is around it; nil where the environment has no such value.
  func environmentValue(named name: String, _ around: Surroundings) throws(Interrupt) -> Value? {
    if let set = around.values[name] { return set }
    if let known = systemEnvironmentValue(name, around) { return known }
    let before = surroundings
    surroundings = around
    defer { surroundings = before }
    return try customEnvironmentValue(name)
  }

  /// `extension EnvironmentValues { var theme: Theme { … } }`, also with `@Entry`.
  private func customEnvironmentValue(_ name: String) throws(Interrupt) -> Value? {
    for type in project.extensions(of: ["EnvironmentValues"], declaring: name) {
      guard let property = type.properties[name] else { continue }
      if property.isComputed {
        return try computed(property, of: .record(RecordValue(type: "EnvironmentValues", fields: [])), type)
      }
      return try initialValue(of: property, in: type)
    }
    return nil
  }

  private func missingEnvironmentObject(
    _ property: PropertyCode, of info: TypeInfo, named name: String? = nil
  ) throws(Interrupt) -> Value {
    let typeName = name ?? property.type?.unwrapped.simpleName ?? property.name
    notice(
      .note, .standIn, property.file, property.start,
      "no '\(typeName)' is in the environment; a stand-in takes its place")
    let key = "environment object \(name == nil ? property.type?.unwrapped.text ?? typeName : typeName)"
    if let value = state.statics[key] {
      noteRead(.shared(key), value)
      return value
    }
    var type = TypeName.named([typeName], [])
    if case .named(let path, let arguments)? = property.type?.unwrapped, path.last == typeName {
      type = .named([typeName], arguments)
    }
    let value = try standIn(named: property.name, type, owner: info, depth: 0)
    state.statics[key] = value
    noteRead(.shared(key), value)
    return value
  }

  // MARK: Projections

  /// `$name` on a value: the binding of a wrapped property.
  func projection(_ name: String, of owner: Value) throws(Interrupt) -> Value? {
    switch owner {
    case .structure(let instance):
      guard let index = instance.type.fieldIndex[name] else { return nil }
      let property = instance.type.storedProperties[index]
      let field = instance.fields[index]
      guard let wrapper = property.wrappers.first else { return nil }
      if ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"].contains(wrapper.name) {
        // `$model.name`: a binding to a property of the object.
        return .binding(.constant(try storedProperty(property, field, of: instance)))
      }
      if let binding = storage(of: property, field, in: instance) { return .binding(binding) }
      if isWrapper(field, of: property, in: instance.type) {
        let wrapper = placed(field, of: property, at: instance.identity)
        return try member("projectedValue", of: wrapper, file: nil, start: 0) ?? .binding(.constant(field))
      }
      return .binding(.constant(try storedProperty(property, field, of: instance)))
    case .object(let reference):
      guard let (property, type) = objectProperty(name, of: reference.type) else { return nil }
      if let enclosed = try enclosed("projected", property, in: type, of: reference) { return enclosed }
      if let wrapper = try wrapper(of: name, in: owner),
        let projected = try member("projectedValue", of: wrapper, file: nil, start: 0)
      {
        return projected
      }
      return .binding(.object(reference, name))
    case .type(let type):
      if let wrapper = try wrapper(of: name, in: owner),
        let projected = try member("projectedValue", of: wrapper, file: nil, start: 0)
      {
        return projected
      }
      // `@State static var isOpen = false`, as previews have it.
      guard let property = type.info?.staticProperties[name], !property.wrappers.isEmpty,
        let value = try type.info.flatMap({ (info) throws(Interrupt) in
          try self.staticMember(name, of: info, arguments: nil)
        })
      else { return nil }
      if case .binding = value { return value }
      return .binding(.constant(value))
    default: return nil
    }
  }
}
