extension Machine {
  /// What a type with `@dynamicMemberLookup` gives for a name that it doesn't declare: its
  /// `subscript(dynamicMember:)` is asked, with the name or with a key path to it.
  func dynamicMember(
    _ name: String, of value: Value, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let info = declaredInfo(of: value) else { return nil }
    for type in project.lineage(of: info) {
      for code in type.subscripts {
        guard let parameter = code.getter.parameters.first, parameter.label == "dynamicMember" else {
          continue
        }
        let isKeyPath = parameter.type.simpleName?.hasSuffix("KeyPath") ?? false
        let key: Value =
          isKeyPath ? .keyPath(KeyPathValue(root: nil, components: [.member(name)])) : .string(name)
        return try call(code.getter, owner: value, type: type, values: [key], expression)
      }
    }
    return nil
  }

  /// `stall.description` where the type declares none: no type has one of itself, so that its
  /// `subscript(dynamicMember:)` is what is meant, not the text that `String(describing:)` makes.
  func dynamicDescription(
    _ name: String, of value: Value, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard ["description", "debugDescription", "localizedDescription", "hashValue"].contains(name),
      let info = declaredInfo(of: value),
      !project.allNames(of: info).contains(where: { Machine.describing[$0]?.contains(name) ?? false }),
      try declaredMember(name, of: value, file: expression.file, start: expression.start) == nil
    else { return nil }
    return try dynamicMember(name, of: value, expression)
  }

  /// What a conformance, or a superclass from outside, gives by those names.
  private static let describing: [String: Set<String>] = [
    "Hashable": ["hashValue"], "NSObject": ["description", "debugDescription", "hashValue"],
    "Error": ["localizedDescription"], "LocalizedError": ["localizedDescription"],
  ]

  /// `settings.volume = 3` where the type's `subscript(dynamicMember:)` can be set.
  func mutateDynamic(
    _ name: String, of owner: inout Value, _ info: TypeInfo, _ change: Change
  ) throws(Interrupt) {
    for type in project.lineage(of: info) {
      for code in type.subscripts {
        guard let parameter = code.getter.parameters.first, parameter.label == "dynamicMember",
          let setter = code.setter.value
        else { continue }
        let isKeyPath = parameter.type.simpleName?.hasSuffix("KeyPath") ?? false
        let key: Value =
          isKeyPath ? .keyPath(KeyPathValue(root: nil, components: [.member(name)])) : .string(name)
        var value = try call(
          code.getter, owner: owner, type: type, values: [key], placeholder(code.getter.file))
        try change(&value)
        let scope = Scope(parent: nil, owner: type, file: code.getter.file)
        scope.declare("self", owner, isLet: false)
        scope.declare(parameter.name, key)
        scope.declare(setter.parameter, value)
        try deeper(code.getter.file, code.getter.start) { () throws(Interrupt) in
          _ = try self.runBlock(setter.body, in: scope)
        }
        if let found = scope.find("self") { owner = found.scope.variables[found.index].value }
        return
      }
    }
  }
}
