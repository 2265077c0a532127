// AppIntents: the declarations of Never.
// Declared as the framework's interface has it, with code of our own.

extension Never: IntentResult {}
