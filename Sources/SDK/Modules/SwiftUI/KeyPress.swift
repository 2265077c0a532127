// SwiftUI: the declarations of KeyPress.
// Declared as the framework's interface has it, with code of our own.

struct KeyPress: CustomDebugStringConvertible {
  let phase: KeyPress.Phases
  let key: KeyEquivalent
  let characters: String
  let modifiers: EventModifiers
  struct Phases: OptionSet, CustomDebugStringConvertible {
    static var down: KeyPress.Phases { KeyPress.Phases(rawValue: 1) }
    static var `repeat`: KeyPress.Phases { KeyPress.Phases(rawValue: 2) }
    static var up: KeyPress.Phases { KeyPress.Phases(rawValue: 4) }
    static var all: KeyPress.Phases { KeyPress.Phases(rawValue: 7) }
    var debugDescription: String { get }
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
  }
  enum Result: Hashable {
    case handled
    case ignored
  }
  var debugDescription: String { get }
}
