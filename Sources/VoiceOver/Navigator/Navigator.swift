import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// A VoiceOver user on a screen: gestures in, what is heard out (contract, section 3).
///
/// A value. A copy goes its own way; `undo` takes back one gesture after another.
public struct Navigator: Sendable {
  private var state: NavigatorState
  private var history = History()

  /// Arrives on the screen: the cursor is where VoiceOver puts it first.
  public init(screen: any LiveScreen, settings: VoiceOverSettings) {
    state = NavigatorState(screen: screen, settings: settings)
  }

  /// Where a search for a way starts from.
  var stateOfNow: NavigatorState { state }

  /// The screen as it is now.
  public var screen: any LiveScreen { state.screen }

  /// The settings in force; gestures may change them.
  public var settings: VoiceOverSettings { state.settings }

  /// The tree that the cursor moves over.
  public var tree: AccessibilityTree { state.tree }

  /// The index of the element under the cursor; nil: none.
  public var focus: Int? { state.focus }

  /// The name of the rotor setting in force.
  public var rotor: String { state.rotorInForce.name(in: state.words) }

  /// The arrival on the screen: the element that the app asks for, the default focus, else the
  /// first, spoken in full after the screen's summary element. No sound: nothing was here before.
  public mutating func open() -> Response {
    var hearing = Hearing()
    state.open(&hearing)
    return respond("open", hearing)
  }

  /// Carries out one gesture.
  public mutating func perform(_ gesture: Gesture) -> Response {
    var hearing = Hearing()
    if case .question(let question) = gesture {
      return respond(gesture.text, hearing, answer: state.answer(to: question))
    }
    if gesture == .undo {
      undo(&hearing)
      return respond(gesture.text, hearing)
    }
    let before = state
    do {
      try state.perform(gesture, &hearing)
    } catch {
      state = before
      return respond(gesture.text, Hearing(), error: "\(error)")
    }
    history.remember(before)
    return respond(gesture.text, hearing)
  }

  /// Reads one line of the protocol and carries it out. A line that is no gesture gets an `error`;
  /// the session goes on.
  public mutating func perform(line: String) -> Response {
    do {
      return perform(try Gesture(parsing: line))
    } catch {
      return respond(line, Hearing(), error: error.description)
    }
  }

  /// Puts the screen read anew in the place of the one before (`--watch`): the focus stays where
  /// it was, and what changed of the focused element is spoken.
  public mutating func replaceScreen(with screen: any LiveScreen) -> Response {
    var hearing = Hearing()
    state.replaceScreen(with: screen, &hearing)
    return respond("reload", hearing)
  }

  /// Back to the state before the last gesture; the element under the cursor there is spoken.
  private mutating func undo(_ hearing: inout Hearing) {
    guard let before = history.takeLast() else {
      hearing.fail("there is no gesture to take back")
      return
    }
    let screen = state.tree.screen
    let left = (identity: state.focused?.identity, index: state.focus)
    state = before
    if state.tree.screen != screen { hearing.play(state.soundOfArrival(at: state.focus)) }
    let from = left.identity.flatMap { state.index.position(of: $0, near: left.index) }
    state.sayFocus(from: from, &hearing)
  }

  private mutating func respond(
    _ gesture: String, _ hearing: Hearing, answer: Answer? = nil, error: String? = nil
  ) -> Response {
    if answer == nil, error == nil {
      if !hearing.isSilent { state.lastHeard = hearing.utterances }
      state.lastFailure = hearing.failure
    }
    return Response(
      gesture: gesture, utterances: hearing.utterances,
      sounds: state.settings.sounds ? hearing.sounds : [], focus: state.focus,
      rotor: rotor, output: hearing.output, answer: answer, reason: hearing.failure, error: error,
      notices: hearing.notices, cutOff: hearing.cutOff)
  }
}
