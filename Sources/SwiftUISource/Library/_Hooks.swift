extension Machine {
  func libraryGlobal(_ name: String) -> Value? { nil }
  func libraryStatic(_ type: String, _ name: String) -> Value? { nil }
  func libraryStaticCall(_ type: String, _ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryInit(_ type: TypeValue, _ arguments: [EvaluatedArgument], _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryFunction(_ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryProperty(_ name: String, of value: Value, _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func setLibraryProperty(_ name: String, of value: inout Value, to new: Value) throws(Interrupt) {}
  func libraryMethod(_ name: String, of value: inout Value, _ arguments: [EvaluatedArgument], _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryRecordCall(_ record: RecordValue, _ arguments: [EvaluatedArgument], _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryElement(of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression) throws(Interrupt) -> Value? { nil }
  func libraryElements(of value: Value, _ expression: Expression) throws(Interrupt) -> [Value]? { nil }
  func libraryOrdering(_ a: Value, _ b: Value) -> Int? { nil }
  func libraryArithmetic(_ op: String, _ a: Value, _ b: Value) -> Value? { nil }
  func libraryNegation(_ value: Value) -> Value? { nil }
  func libraryDescription(_ record: RecordValue) -> String? { nil }
  func dateDescription(_ seconds: Double) -> String { "" }
  func dateStyle(_ value: Value, _ style: Value) -> Value { value }
  func applyFormat(_ value: Value, _ format: Value, _ expression: Expression) throws(Interrupt) -> Value { value }
  func format(_ specifier: String, _ values: [Value]) -> String { specifier }
}
