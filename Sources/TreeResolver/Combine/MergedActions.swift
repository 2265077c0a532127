import EarshotAccessibilityTree
import EarshotVocabulary

extension MergePlan {
  func applyActions(to draft: inout Draft) {
    applyNamedActions(to: &draft)
    applyDefaultAction(to: &draft)
    applyAdjustment(to: &draft)
    for child in children {
      draft.element.escape = draft.element.escape ?? child.element.escape
      draft.element.magicTap = draft.element.magicTap ?? child.element.magicTap
      draft.element.scrollHandler = draft.element.scrollHandler ?? child.element.scrollHandler
    }
  }

  /// Named actions in child order, buttons among them as given (settled).
  private func applyNamedActions(to draft: inout Draft) {
    let named = Set(
      zip(children.indices, children).filter { isNamed($0.1, at: $0.0) }.map(\.0))
    var menus: Set<Identity> = []
    for (index, child) in children.enumerated() {
      if named.contains(index), let action = child.asNamedAction {
        draft.element.actions.append(action)
        draft.note(
          .actions, "a button inside becomes a named action", source: child.element.source)
      }
      draft.element.actions += child.element.actions
      draft.swipeActions += child.swipeActions.filter { action in
        !draft.swipeActions.contains { $0.name == action.name && $0.source == action.source }
      }
      // A menu around several parts is one menu.
      if let menu = child.menu, !menus.insert(menu).inserted { continue }
      draft.menuActions += child.menuActions
    }
  }

  private func isNamed(_ child: Draft, at index: Int) -> Bool {
    switch parts[index] {
    case .namedButton: return true
    case .labellingButton: return !onlyButtonBecomesDefault
    case .said, .mute:
      // A second control that can be activated stays reachable by its name.
      return purpose != .style && child.defaultAction != nil && child.role == .control
        && index != firstDefault
    default: return false
    }
  }

  private var firstDefault: Int? {
    guard purpose == .combine else { return nil }
    return zip(children.indices, children).first { index, child in
      switch parts[index] {
      case .said, .mute: child.defaultAction != nil
      default: false
      }
    }?.0
  }

  private func applyDefaultAction(to draft: inout Draft) {
    guard purpose == .combine, draft.element.defaultAction == nil else { return }
    if let button = onlyButton {
      draft.element.defaultAction = button.element.defaultAction
      draft.demotable = button.asNamedAction
      draft.element.activationPoint =
        button.element.activationPoint ?? button.element.frame?.center
      draft.note(
        .defaultAction, "the only button of a combination gives the default action",
        source: button.element.source)
    } else if let index = firstDefault {
      let child = children[index]
      draft.element.defaultAction = child.element.defaultAction
      draft.hasTapGesture = child.hasTapGesture
      draft.element.systemHint = draft.element.systemHint ?? child.element.systemHint
      draft.note(
        .defaultAction, "what can be activated inside is the default action",
        source: child.element.source)
    }
  }

  private func applyAdjustment(to draft: inout Draft) {
    guard purpose == .combine,
      let child = children.first(where: { $0.element.increment != nil || $0.element.decrement != nil })
    else { return }
    draft.element.increment = child.element.increment
    draft.element.decrement = child.element.decrement
  }
}

extension Draft {
  /// The view whose context menu opens here.
  fileprivate var menu: Identity? {
    guard case .interface(.present(let owner))? = element.longPress else { return nil }
    return owner
  }

  /// The button as an entry of the Actions rotor, by its label; nil where it has no name or is
  /// disabled.
  var asNamedAction: AccessibilityAction? {
    guard !isDisabled, let name = wholeLabel?.string, !name.isEmpty else { return nil }
    return AccessibilityAction(
      name: name, commands: element.defaultAction?.commands ?? [], source: element.source)
  }
}
