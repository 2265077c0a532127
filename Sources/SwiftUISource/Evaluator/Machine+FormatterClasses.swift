/// Classes of the app's that inherit from Foundation's formatters: what they set on themselves is set on the
/// formatter that they are.
extension Machine {
  /// The formatter's class that an object of the app's inherits from.
  func formatterClass(of value: Value) -> String? {
    guard case .object(let reference) = value else { return nil }
    return project.allNames(of: reference.type).first { Machine.formatters.contains($0) }
  }

  /// A method that such an object has from its superclass.
  func inheritedFormatting(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .object(let reference) = value, let type = formatterClass(of: value) else { return nil }
    reads.spoil()
    let fields = state.objects[reference.id].fields.sorted { $0.key < $1.key }
    var formatter = Value.record(
      RecordValue(type: type, fields: fields.map { LabelledValue(label: $0.key, value: $0.value) }))
    return try libraryMethod(name, of: &formatter, arguments, expression)
  }
}
