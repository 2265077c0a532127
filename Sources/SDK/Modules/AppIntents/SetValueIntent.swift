// AppIntents: the declarations of SetValueIntent.
// Declared as the framework's interface has it, with code of our own.

protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: Self.ValueType { get set }
}
