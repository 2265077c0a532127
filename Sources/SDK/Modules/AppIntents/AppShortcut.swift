// AppIntents: the declarations of AppShortcut.
// Declared as the framework's interface has it, with code of our own.

struct AppShortcut: Sendable {
  init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) where Intent: AppIntent {}
  init<Intent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) where Intent: AppIntent {}
}
