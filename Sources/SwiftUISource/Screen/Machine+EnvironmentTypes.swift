extension Machine {
  /// `.environment(\.tide, .low)`: what is put into the environment is of the type of its entry.
  func fitted(_ value: Value, toEnvironment name: String) throws(Interrupt) -> Value {
    for type in project.extensions(of: ["EnvironmentValues"], declaring: name) {
      guard let property = type.properties[name] else { continue }
      return try fit(value, to: declaredOrInferredType(of: property, in: type), owner: type)
    }
    return typed(value, asEnvironment: name)
  }

  /// The type of `@Environment(\.tides) var tides`, which the app declares at the entry.
  func environmentType(of property: PropertyCode) -> TypeName? {
    guard property.type == nil,
      let wrapper = property.wrappers.first(where: { $0.name == "Environment" }),
      case .keyPath(_, let path)? = wrapper.arguments.first?.value.kind, path.count == 1,
      case .member(let name)? = path.first
    else { return nil }
    for type in project.extensions(of: ["EnvironmentValues"], declaring: name) {
      guard let entry = type.properties[name] else { continue }
      return declaredOrInferredType(of: entry, in: type)
    }
    return nil
  }

  /// A name of a value of the system's with the type that its entry has.
  func typed(_ value: Value, asEnvironment name: String) -> Value {
    guard case .symbol(let symbol) = value, symbol.type == nil,
      case .symbol(let usual)? = systemEnvironmentValue(name), let type = usual.type
    else { return value }
    return .symbol(SymbolValue(type: type, name: symbol.name, arguments: symbol.arguments))
  }
}
