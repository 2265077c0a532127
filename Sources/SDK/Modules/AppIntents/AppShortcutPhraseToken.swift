// AppIntents: the declarations of AppShortcutPhraseToken.
// Declared as the framework's interface has it, with code of our own.

enum AppShortcutPhraseToken: Sendable {
  case applicationName
}
