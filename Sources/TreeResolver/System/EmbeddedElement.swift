import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// A UIKit element inside SwiftUI views, by what it says of itself.
enum EmbeddedElement {
  static func resolve(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard case .element(let described) = node.kind, described.elementsHidden != true,
      described.isHidden != true, (described.alpha ?? 1) > 0
    else {
      walk.outcomes[place.outcome].fate = .hidden(.hiddenModifier)
      return
    }
    guard described.isElement ?? described.isElementKind else {
      walk.resolve(described.elements ?? node.children, in: place.scope)
      return
    }
    walk.add(node, place, role: .plain, traits: described.traits ?? []) { draft, _ in
      fill(&draft, described)
    }
  }

  private static func fill(_ draft: inout Draft, _ described: UIKitNode) {
    draft.labelIsAuthored = true
    draft.element.label = described.label.map { SpokenText($0) }
    draft.element.value = described.value.map { SpokenText($0) }
    draft.element.hint = described.hint.map { SpokenText($0) }
    draft.element.identifier = described.identifier
    draft.element.language = described.language ?? draft.element.language
    draft.element.headingLevel = described.headingLevel
    draft.element.isExpanded = described.isExpanded
    draft.element.frame = described.frame ?? draft.element.frame
    draft.element.activationPoint = described.activationPoint
    draft.element.inputLabels = described.userInputLabels
    draft.element.respondsToUserInteraction = described.respondsToUserInteraction
    draft.sortPriority = described.sortPriority ?? 0
    draft.element.actions = described.customActions.map { action in
      AccessibilityAction(
        name: action.name, commands: action.handler.map { [.run($0, [])] } ?? [])
    }
    for content in described.customContent {
      draft.setContent(
        CustomContent(
          label: content.label, value: content.value,
          importance: content.isImportant ? .high : .default), key: content.label)
    }
    if let activate = described.onActivate {
      draft.element.defaultAction = AccessibilityAction(commands: [.run(activate, [])])
    }
    draft.element.increment = described.onIncrement.map { .run($0, []) }
    draft.element.decrement = described.onDecrement.map { .run($0, []) }
    draft.element.escape = described.onEscape.map { .run($0, []) }
    draft.element.magicTap = described.onMagicTap.map { .run($0, []) }
  }
}
