// AppIntents: the declarations of AppShortcutsProvider.
// Declared as the framework's interface has it, with code of our own.

protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .blue }
  static func updateAppShortcutParameters() {}
}
