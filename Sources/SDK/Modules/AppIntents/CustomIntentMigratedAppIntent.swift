// AppIntents: the declarations of CustomIntentMigratedAppIntent.
// Declared as the framework's interface has it, with code of our own.

protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
