import EarshotAccessibilityTree
import EarshotAnnouncements

/// The questions: answered in `answer`, nothing is spoken and nothing changes.
extension NavigatorState {
  func answer(to question: Gesture.Question) -> Answer {
    switch question {
    case .elements:
      .elements(
        tree.elements.indices.map {
          announcer.arrival(at: $0, in: tree, from: $0 > 0 ? $0 - 1 : nil)
        })
    case .actions:
      .actions(
        focused?.actions(in: settings.namedActionOrder).map(\.name) ?? [])
    case .content: .content(focused?.customContent ?? [])
    case .explain: .explain(explanation)
    case .help: .help(Gesture.help)
    }
  }

  /// The parts of what was heard last; where nothing was, of the element under the cursor.
  private var explanation: [AnnouncementPart] {
    if let lastFailure {
      let cause = Cause(rule: lastFailure)
      return [AnnouncementPart(.system, Sound.actionFailed.rawValue, cause: cause)]
    }
    let heard = lastHeard.flatMap(\.parts)
    if !heard.isEmpty { return heard }
    guard let focus, tree.elements.indices.contains(focus) else { return [] }
    return announcer.arrival(at: focus, in: tree, from: focus).parts
  }
}
