import EarshotViewTree

/// github.com/hmlongco/Factory: a container's property says how a thing is made, and how long it is kept.
extension Machine {
  var importsFactory: Bool {
    project.imports.contains("FactoryKit") || project.imports.contains("Factory")
  }

  /// `Container.shared`, where a project imports the package.
  func sharedContainer(_ type: String, _ name: String) -> Value? {
    guard type == "Container" || type == "SharedContainer", name == "shared", importsFactory else {
      return nil
    }
    return .record("Container", [:])
  }

  /// Whether a value is the package's container or one of the app's own.
  func isContainer(_ value: Value) -> Bool {
    switch value {
    case .record(let record): record.type == "Container"
    case .object(let reference):
      !Machine.containerProtocols.isDisjoint(with: project.allNames(of: reference.type))
    default: false
    }
  }

  private static let containerProtocols: Set<String> = ["SharedContainer", "ManagedContainer"]

  /// `self { Tides() }` in a container, and `Factory(self) { Tides() }`.
  func factory(in container: Value, _ arguments: [EvaluatedArgument], _ expression: Expression) -> Value? {
    guard isContainer(container), let make = arguments.last?.value, make.isFunction else { return nil }
    let place = "\(expression.file.path)#\(expression.start)"
    return .record("Factory", ["make": make, "place": .string(place), "container": container])
  }

  /// `Factory(self) { Tides() }`, and the manager that a container of the app's own holds.
  func factoryInit(_ call: LibraryCall) -> Value? {
    guard importsFactory else { return nil }
    switch call.name {
    case "ContainerManager": return .record("ContainerManager", [:])
    case "Factory", "ParameterFactory":
      return call.first.flatMap { factory(in: $0, call.arguments, call.expression) }
    default: return nil
    }
  }

  /// The call that gives the tides: what was registered for them last, else what the container says.
  func factory(
    _ record: RecordValue, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let made = factory(in: .record(record), arguments, expression) { return made }
    guard record.type == "Factory", case .string(let place)? = record["place"] else { return nil }
    try register(in: record["container"] ?? .none, expression)
    let key = "factory \(place)"
    guard let make = state.statics["\(key) registered"] ?? record["make"] else { return Value.none }
    guard isKept(record), arguments.isEmpty else {
      return try invoke(make, arguments.map(\.value), expression)
    }
    if let value = state.statics[key] {
      noteRead(.shared(key), value)
      return value
    }
    let value = try invoke(make, [], expression)
    state.statics[key] = value
    noteRead(.shared(key), value)
    return value
  }

  /// What a container that registers by itself says first: `autoRegister()`, once.
  private func register(in container: Value, _ expression: Expression) throws(Interrupt) {
    let type = container.typeName
    let key = "factory container \(type) registered"
    guard isContainer(container), state.statics[key] == nil,
      !project.extensions(of: [type], declaring: "autoRegister").isEmpty
        || declaredInfo(of: container)?.functions["autoRegister"] != nil
    else { return }
    state.statics[key] = .bool(true)
    _ = try callMember("autoRegister", of: container, [], expression)
  }

  /// Whether what is made once is given again: by the factory's scope, else by its container's.
  private func isKept(_ record: RecordValue) -> Bool {
    if let scope = record["scope"]?.stringValue { return scope != "unique" }
    guard case .object(let container)? = record["container"],
      case .record(let manager)? = state.objects[container.id].fields["manager"],
      case .symbol(let scope)? = manager["defaultScope"]
    else { return false }
    return scope.name != "unique"
  }

  /// `.singleton`: what is made once is given again; other words about a factory change nothing here.
  func kept(_ record: RecordValue, as name: String) -> Value {
    var record = record
    if Machine.scopes.contains(name) { record["scope"] = .string(name) }
    return .record(record)
  }

  private static let scopes: Set<String> = ["singleton", "cached", "shared", "graph", "unique"]

  /// `resolve()`, and what a factory is told: `register { … }`, `onPreview { … }`, `scope(.singleton)`.
  func factoryMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "resolve", "resolveOnMainActor", "callAsFunction":
      return try factory(record, call.arguments, call.expression)
    case "scope":
      guard case .symbol(let scope)? = call.first else { return .record(record) }
      return kept(record, as: scope.name)
    case "onPreview":
      var record = record
      record["make"] = call.arguments.last?.value
      return .record(record)
    case "register", "preview":
      guard case .string(let place)? = record["place"], let make = call.arguments.last?.value else {
        return nil
      }
      state.statics["factory \(place) registered"] = make
      state.statics["factory \(place)"] = nil
      reads.spoil()
      return call.name == "preview" ? .view(.empty) : .record(record)
    default: return kept(record, as: call.name)
    }
  }

  /// `preview { $0.tides.register { … } }` and `promised()` of a container.
  func containerMethod(
    _ name: String, of container: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard isContainer(container) else { return nil }
    switch name {
    case "promised":
      let place = "\(expression.file.path)#\(expression.start)"
      return .record("Factory", ["place": .string(place), "container": container])
    case "preview", "with":
      guard let change = arguments.last?.value, change.isFunction else { return nil }
      _ = try invoke(change, [container], expression)
      return name == "preview" ? .view(.empty) : container
    case "reset", "decorator": return .void
    default: return nil
    }
  }

  /// What a key path from a container leads to: `\.tides` from the package's own, `\Harbour.tides` from an app's.
  func resolved(_ path: KeyPathValue) throws(Interrupt) -> Value? {
    guard case .member(let name)? = path.components.last else { return nil }
    if let root = path.root, let info = project.findType([root], owner: nil, file: nil),
      let container = try staticMember("shared", of: info, arguments: nil), isContainer(container)
    {
      return try member(name, of: container, file: nil, start: 0).map { (found) throws(Interrupt) in
        try made(found)
      }
    }
    let owners = ["Container", "SharedContainer", "InjectedValues"] + (path.root.map { [$0] } ?? [])
    for owner in project.extensions(of: owners, declaring: name) {
      guard let property = owner.properties[name] ?? owner.staticProperties[name] else { continue }
      return try made(try computed(property, of: .record("Container", [:]), owner))
    }
    return nil
  }

  /// `Factory(self) { Tides() }` and `self { Tides() }` give what their closure makes.
  private func made(_ factory: Value) throws(Interrupt) -> Value {
    switch factory {
    case .unknown(let unknown):
      guard let closure = unknown.content.first else { return factory }
      return try call(closure, [], nil)
    case .record(let record) where record.type == "Factory":
      return try self.factory(record, [], placeholder(nil)) ?? factory
    case .record(let record):
      guard let make = record.fields.last(where: { $0.value.isFunction })?.value else { return factory }
      return try invoke(make, [], placeholder(nil))
    case .closure(let closure): return try call(closure, [], nil)
    default: return factory
    }
  }
}
