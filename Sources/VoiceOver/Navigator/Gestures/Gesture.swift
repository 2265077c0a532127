import EarshotVocabulary

/// What a VoiceOver user does, one value a gesture (contract, section 3).
public enum Gesture: Hashable, Sendable {
  case swipe(Direction)
  /// Two fingers to the right: into the group under the cursor (navigation style "grouped").
  case enterGroup
  /// Two fingers to the left: out of the group again.
  case leaveGroup
  case doubleTap
  case doubleTapHold
  case tripleTap
  /// Two fingers, two taps: the app's main action.
  case magicTap
  /// The two-finger scrub.
  case escape
  case rotorNext
  case rotorPrevious
  /// Turns the rotor until the setting of that name.
  case rotor(String)
  /// From the element under the cursor to the last.
  case readAll
  case readFromTop
  case first
  case last
  /// A finger at that place, in points from the screen's top leading corner.
  case touchPoint(Point)
  /// A finger on the element with that label, else on one whose label begins so.
  case touchLabel(String)
  /// Three fingers; the direction is that of the page that comes into view.
  case scroll(Direction)
  case type(String)
  /// Two fingers, one tap: speech stops, or goes on.
  case pause
  case itemChooser(String)
  /// Nothing is touched for so many seconds: timers and delayed work run.
  case wait(seconds: Double)
  case screenSummary
  /// Back to how things were before the last gesture.
  case undo
  case set(key: String, value: String)
  case question(Question)

  /// Which way a finger moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case right
    case left
    case up
    case down
  }

  /// What is answered in `answer` and never spoken.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    case elements
    case actions
    case content
    case explain
    case help
  }
}

extension Gesture {
  /// The gesture as a line of the protocol; parsing it gives the gesture again.
  public var text: String {
    switch self {
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .enterGroup: "two-finger-swipe right"
    case .leaveGroup: "two-finger-swipe left"
    case .doubleTap: "double-tap"
    case .doubleTapHold: "double-tap-hold"
    case .tripleTap: "triple-tap"
    case .magicTap: "magic-tap"
    case .escape: "escape"
    case .rotorNext: "rotor next"
    case .rotorPrevious: "rotor previous"
    case .rotor(let name): "rotor \(name)"
    case .readAll: "read-all"
    case .readFromTop: "read-from-top"
    case .first: "first"
    case .last: "last"
    case .touchPoint(let point): "touch \(Gesture.number(point.x)),\(Gesture.number(point.y))"
    case .touchLabel(let label): "touch \(label)"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .type(let text): "type \(text)"
    case .pause: "pause"
    case .itemChooser(let text): "item-chooser \(text)"
    case .wait(let seconds): "wait \(Gesture.number(seconds))"
    case .screenSummary: "screen-summary"
    case .undo: "undo"
    case .set(let key, let value): "set \(key)=\(value)"
    case .question(let question): question.rawValue
    }
  }

  /// A coordinate as one writes it: whole numbers without a fraction.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
