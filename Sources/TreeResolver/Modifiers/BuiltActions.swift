import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension Walk {
  /// The buttons and toggles of a builder as named actions, in the order written.
  mutating func actions(of views: [ViewNode], _ place: Place) -> [AccessibilityAction] {
    var scope = place.scope
    scope.isHeader = false
    scope.listing = .none
    scope.rowSelection = nil
    let before = mark
    resolve(views, in: scope)
    let found = elements(of: take(from: before))
    carriers = before.carriers
    return found.compactMap { index in
      let draft = drafts[index]
      outcomes[draft.outcome].fate = .merged(into: place.outcome, .namedAction)
      guard !draft.isDisabled, let name = draft.wholeLabel?.string, !name.isEmpty,
        draft.element.defaultAction != nil
      else { return nil }
      return AccessibilityAction(
        name: name, commands: draft.element.defaultAction?.commands ?? [],
        source: draft.element.source)
    }
  }

  /// What the views would say, as one text; they leave nothing else behind.
  mutating func text(of views: [ViewNode], _ place: Place, as reason: MergeReason) -> SpokenText? {
    guard !views.isEmpty else { return nil }
    let before = mark
    let scope = place.scope
    resolve(views, in: scope)
    defer { carriers = before.carriers }
    let pieces = take(from: before)
    guard !pieces.isEmpty else { return nil }
    var draft = Draft(
      element: AccessibilityElement(identity: .root), outcome: place.outcome, role: .plain)
    let merged = merge(pieces, into: &draft, for: .style)
    for (child, part) in zip(merged.children, merged.plan.parts) {
      outcomes[drafts[child].outcome].fate = MergePlan.fate(
        of: part, into: place.outcome, reason: reason)
    }
    return draft.element.label
  }
}
