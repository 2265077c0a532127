// AppIntents: the declarations of EntityProperty.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper final class EntityProperty<Value>: Sendable {
  var _value: Value?
  let title: LocalizedStringResource
  /// What nobody has given yet.
  var _missing: Value { get }
  var wrappedValue: Value {
    get { _value ?? _missing }
    set { _value = newValue }
  }
  var projectedValue: EntityProperty<Value> { self }
  init() { title = "" }
  init(title: LocalizedStringResource) { self.title = title }
  init(title: LocalizedStringResource, identifier: String) { self.title = title }
}
