// SwiftUI: the declarations of KeyboardShortcut.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct KeyboardShortcut: Hashable {
  struct Localization {
    static let automatic: KeyboardShortcut.Localization
    static let withoutMirroring: KeyboardShortcut.Localization
    static let custom: KeyboardShortcut.Localization
  }
  static let defaultAction: KeyboardShortcut
  static let cancelAction: KeyboardShortcut
  var key: KeyEquivalent { get set }
  var modifiers: EventModifiers { get set }
  var localization: KeyboardShortcut.Localization { get set }
  init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
  init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
}
