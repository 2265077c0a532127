// AppIntents: the declarations of ShortcutsLinkStyle.
// Declared as the framework's interface has it, with code of our own.

struct ShortcutsLinkStyle: Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let automatic = ShortcutsLinkStyle(_name: "automatic")
  static let automaticOutline = ShortcutsLinkStyle(_name: "automaticOutline")
  static let light = ShortcutsLinkStyle(_name: "light")
  static let lightOutline = ShortcutsLinkStyle(_name: "lightOutline")
  static let dark = ShortcutsLinkStyle(_name: "dark")
  static let darkOutline = ShortcutsLinkStyle(_name: "darkOutline")
}
