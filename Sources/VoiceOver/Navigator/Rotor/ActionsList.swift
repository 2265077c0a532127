import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// The Actions rotor. Entered on "Activate, default" where the element can be activated, so the
/// first swipe down speaks the first custom action; circular (settled, "Actions list").
extension NavigatorState {
  mutating func readAction(_ category: String?, _ step: Step, _ hearing: inout Hearing) {
    guard let focused else { return }
    let element = inOrder(focused)
    let entries = element.actionEntries(category)
    guard !entries.isEmpty else {
      sayNotFound(RotorSetting.actions(category: category).name(in: words), &hearing)
      return
    }
    let here = place.action ?? (entries[0] == .activate ? 0 : nil)
    let next: Int
    switch here {
    case nil: next = step == .forward ? 0 : entries.count - 1
    case let here?: next = here + step.rawValue
    }
    let wraps = settings.wrapActions
    if !wraps, !entries.indices.contains(next) || (here == nil && step == .back) {
      hearing.play(.boundary)
    }
    let reached =
      wraps ? (next + entries.count) % entries.count : min(max(next, 0), entries.count - 1)
    place.action = reached
    sayAction(entries[reached], of: element, &hearing)
  }

  /// The element with its actions as the setting orders them.
  private func inOrder(_ element: AccessibilityElement) -> AccessibilityElement {
    guard settings.namedActionOrder == .declared else { return element }
    var element = element
    element.actions = element.actions(in: .declared)
    return element
  }

  private func sayAction(
    _ entry: ActionEntry, of element: AccessibilityElement, _ hearing: inout Hearing
  ) {
    var parts: [AnnouncementPart] = []
    switch entry {
    case .activate:
      parts.append(
        announcer.ownWords(
          .actionName, words[.activateDefault],
          cause: Cause(rule: "the default action stands first in the list", evidence: "recorded")))
    case .action(let position):
      let action = element.actions[position]
      parts.append(
        announcer.appText(
          .actionName, action.name, language: element.language,
          cause: Cause(rule: "an action by its name", source: action.source ?? element.source)))
      if action.role == .drop {
        parts.append(
          announcer.ownWords(
            .actionName, words[.dropReady],
            cause: Cause(rule: "something is dragged", evidence: "Apple session 2024-10073")))
      }
    }
    hearing.say(Announcement(parts), as: .words)
  }

  /// The action that a double tap performs in place of the default one: the one spoken last.
  var actionSpokenLast: AccessibilityAction? {
    guard case .actions(let category) = rotorInForce, let focused, let position = place.action
    else { return nil }
    let element = inOrder(focused)
    let entries = element.actionEntries(category)
    guard entries.indices.contains(position), case .action(let index) = entries[position] else {
      return nil
    }
    return element.actions[index]
  }
}

/// One line of the Actions list.
enum ActionEntry: Hashable, Sendable {
  case activate
  /// By its place among the element's actions.
  case action(Int)
}

extension AccessibilityElement {
  /// The Actions list of the element; of a category it holds that category's actions alone.
  func actionEntries(_ category: String?) -> [ActionEntry] {
    let named = actions.indices.filter { actions[$0].category == category }
      .map(ActionEntry.action)
    return category == nil && canBeActivated && !named.isEmpty ? [.activate] + named : named
  }

  /// Whether a double tap does something by the element's own nature.
  var canBeActivated: Bool {
    !traits.contains(.notEnabled)
      && (defaultAction != nil || respondsToUserInteraction == true
        || traits.containsAny(of: .interactive))
  }
}
