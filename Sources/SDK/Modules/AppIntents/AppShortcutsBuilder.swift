// AppIntents: the declarations of AppShortcutsBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct AppShortcutsBuilder {
  static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
