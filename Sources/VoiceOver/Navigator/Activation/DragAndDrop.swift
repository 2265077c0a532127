import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// An action of the Actions list. Nothing is said but what changes (settled, "After an action"),
/// and "Drop complete" (Apple session 2024-10073).
extension NavigatorState {
  mutating func perform(_ action: AccessibilityAction, _ hearing: inout Hearing) {
    switch action.role {
    case nil: carryOut(action.commands, as: .change, &hearing)
    case .drag(let value):
      dragged = value
      place.action = nil
    case .drop: drop(action, &hearing)
    }
  }

  private mutating func drop(_ action: AccessibilityAction, _ hearing: inout Hearing) {
    let value = dragged ?? .none
    dragged = nil
    place.action = nil
    let commands = action.commands.map { command -> Command in
      guard case .run(let handler, _) = command else { return command }
      return .run(handler, value == .none ? [] : [value])
    }
    guard carryOut(commands, as: .change, &hearing) else { return }
    let cause = Cause(rule: "what was dragged is dropped", evidence: "Apple session 2024-10073")
    hearing.say(
      Announcement([announcer.ownWords(.text, words[.dropComplete], cause: cause)]), as: .words)
  }
}
