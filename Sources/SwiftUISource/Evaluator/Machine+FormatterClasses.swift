/// Classes of the app's that inherit from Foundation's formatters and coders: what they set on themselves is set
/// on the formatter that they are.
extension Machine {
  private static let coders: Set<String> = [
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
  ]

  /// The formatter's or coder's class that an object of the app's inherits from.
  func formatterClass(of value: Value) -> String? {
    guard case .object(let reference) = value else { return nil }
    return project.allNames(of: reference.type).first {
      Machine.formatters.contains($0) || Machine.coders.contains($0)
    }
  }

  /// Whether a bare name is a setting of the formatter or coder that `self` inherits from: `dateFormat` of an own
  /// `DateFormatter`.
  func isInheritedSetting(_ name: String, in scope: Scope) -> Bool {
    guard scope.find(name) == nil, let found = scope.find("self") else { return false }
    let owner = found.scope.variables[found.index].value
    guard formatterClass(of: owner) != nil, let info = declaredInfo(of: owner) else { return false }
    return !project.lineage(of: info).contains { $0.properties[name] != nil }
  }

  /// A method that such an object has from its superclass.
  func inheritedFormatting(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .object(let reference) = value, let type = formatterClass(of: value) else { return nil }
    reads.spoil()
    let fields = state.objects[reference.id].fields.sorted { $0.key < $1.key }
    var formatter = Value.record(
      RecordValue(type: type, fields: fields.map { LabeledValue(label: $0.key, value: $0.value) }))
    return try libraryMethod(name, of: &formatter, arguments, expression)
  }
}
