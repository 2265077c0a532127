// AppIntents: the declarations of IntentParameter. A parameter without a value can't be read.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper final class IntentParameter<Value>: Sendable {
  var _value: Value?
  let title: LocalizedStringResource
  let description: LocalizedStringResource?
  /// Asking for it is what the system does.
  var _asked: Value { get }
  var wrappedValue: Value {
    get { _value ?? _asked }
    set { _value = newValue }
  }
  var projectedValue: IntentParameter<Value> { self }
  init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    self.description = description
  }
  init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    self.description = description
    _value = defaultValue
  }
  init(description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) {
    title = ""
    self.description = description
  }
  init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: some DynamicOptionsProvider
  ) {
    self.title = title
    self.description = description
    _value = defaultValue
  }
  init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (Value, Value),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    self.description = description
    _value = defaultValue
  }
  func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    await withCheckedContinuation { _ in }
  }
  func needsValueError(_ dialog: IntentDialog? = nil) -> any Error
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: nil)
  }
}
