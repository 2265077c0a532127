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
}
