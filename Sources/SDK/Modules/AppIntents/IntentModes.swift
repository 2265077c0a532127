// AppIntents: the declarations of IntentModes.
// Declared as the framework's interface has it, with code of our own.

struct IntentModes: OptionSet, Sendable {
  enum ForegroundMode: Sendable {
    case immediate
    case dynamic
    case deferred
  }
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let background = IntentModes(rawValue: 1)
  static let foreground = IntentModes(rawValue: 2)
  static func foreground(_ mode: IntentModes.ForegroundMode) -> IntentModes { .foreground }
}
