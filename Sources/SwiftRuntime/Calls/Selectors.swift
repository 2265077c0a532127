import EarshotSwiftSemantics

extension Machine {
  /// Whether an object has a method that Objective-C calls by a name.
  package func responds(_ object: RuntimeValue, to selector: String) -> Bool {
    guard case .object(let object) = object else { return false }
    return tables.method(selector: selector, of: object.type) != nil
  }

  /// Calls the method of an object that Objective-C knows by a name, with as many of the values as it takes.
  /// - Parameter given: values of type `Any?`.
  /// - Returns: what it gives, as an `Any?`.
  package func perform(
    _ selector: String, on object: RuntimeValue, _ given: [RuntimeValue]
  ) throws -> RuntimeValue {
    guard case .object(let reference) = object else {
      throw Interruption.unknown("what is asked to do \(selector)")
    }
    let type = reference.type
    guard let method = tables.method(selector: selector, of: type) else {
      throw Interruption.trap("-[\(typeName(type)) \(selector)]: unrecognized selector sent to instance")
    }
    var arguments: ContiguousArray<RuntimeValue> = [object]
    guard method.isFunction else {
      return try asAny(read(method, of: object, on: type), self.type(of: method, on: type))
    }
    let parameters = program.interface(of: method).parameters ?? []
    for (index, parameter) in parameters.enumerated() {
      let wanted = plain(self.type(parameter.type, of: method, on: type))
      let value = index < given.count ? given[index] : .none(0)
      guard let content = value.unwrapped else {
        arguments.append(.none(0))
        continue
      }
      guard let fitting = try cast(content, from: types.any, to: wanted) else {
        throw Interruption.unknown("what \(method.shownName) is given as \(wanted)")
      }
      arguments.append(fitting)
    }
    let result = try call(member: method, on: type, own: [], &arguments)
    return try asAny(result, self.type(of: method, on: type))
  }

  private func asAny(_ value: RuntimeValue, _ type: Type) throws -> RuntimeValue {
    try cast(value, from: type, to: language.optional(types.any)) ?? .none(0)
  }
}

extension MachineTables {
  func method(selector: String, of type: Type) -> Value? {
    let key = SelectorKey(selector: selector, type: type)
    if let known = selectors[key] { return known }
    let found = program.method(selector: selector, of: type)
    selectors[key] = found
    return found
  }
}

struct SelectorKey: Hashable {
  var selector: String
  var type: Type
}
