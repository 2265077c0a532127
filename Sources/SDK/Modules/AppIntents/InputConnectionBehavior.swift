// AppIntents: the declarations of InputConnectionBehavior.
// Declared as the framework's interface has it, with code of our own.

enum InputConnectionBehavior: Sendable {
  case `default`
  case connectToPreviousIntentResult
  case never
}
