// SwiftUI: the declarations of KeyPress.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct KeyPress: CustomDebugStringConvertible {
  let phase: KeyPress.Phases
  let key: KeyEquivalent
  let characters: String
  let modifiers: EventModifiers
  struct Phases: OptionSet, CustomDebugStringConvertible {
    static let down: KeyPress.Phases
    static let `repeat`: KeyPress.Phases
    static let up: KeyPress.Phases
    static let all: KeyPress.Phases
    var debugDescription: String { get }
    let rawValue: Int
    init(rawValue: Int)
  }
  enum Result: Hashable {
    case handled
    case ignored
  }
  var debugDescription: String { get }
}
