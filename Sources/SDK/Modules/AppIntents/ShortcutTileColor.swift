// AppIntents: the declarations of ShortcutTileColor.
// Declared as the framework's interface has it, with code of our own.

enum ShortcutTileColor: Sendable {
  case grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine,
    teal,
    yellow, blue
}
