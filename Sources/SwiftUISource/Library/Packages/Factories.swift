/// github.com/hmlongco/Factory: a container's property says how a thing is made, and how long it is kept.
extension Machine {
  /// `Container.shared`, where a project imports the package.
  func sharedContainer(_ type: String, _ name: String) -> Value? {
    guard type == "Container" || type == "SharedContainer", name == "shared",
      project.imports.contains("FactoryKit") || project.imports.contains("Factory")
    else { return nil }
    return .record("Container", [:])
  }

  /// `self { Tides() }` in an extension of the container, and the call that gives the tides.
  func factory(
    _ record: RecordValue, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if record.type == "Container", let make = arguments.last?.value {
      let place = "\(expression.file.path)#\(expression.start)"
      return .record("Factory", ["make": make, "place": .string(place)])
    }
    guard record.type == "Factory", let make = record["make"], make.isFunction else { return nil }
    guard record["scope"] != nil, arguments.isEmpty, case .string(let place)? = record["place"] else {
      return try invoke(make, arguments.map(\.value), expression)
    }
    let key = "factory \(place)"
    if let value = state.statics[key] {
      noteRead(.shared(key), value)
      return value
    }
    let value = try invoke(make, [], expression)
    state.statics[key] = value
    noteRead(.shared(key), value)
    return value
  }

  /// `.singleton`: what is made once is given again; other words about a factory change nothing here.
  func kept(_ record: RecordValue, as name: String) -> Value {
    var record = record
    if Machine.keepingScopes.contains(name) { record["scope"] = .string(name) }
    return .record(record)
  }

  private static let keepingScopes: Set<String> = ["singleton", "cached", "shared", "graph"]
}
