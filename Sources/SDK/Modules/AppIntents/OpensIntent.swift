// AppIntents: the declarations of OpensIntent.
// Declared as the framework's interface has it, with code of our own.

protocol OpensIntent: IntentResult {}
