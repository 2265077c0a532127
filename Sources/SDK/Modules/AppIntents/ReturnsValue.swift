// AppIntents: the declarations of ReturnsValue.
// Declared as the framework's interface has it, with code of our own.

protocol ReturnsValue<Value>: IntentResult {}
