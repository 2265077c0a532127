import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Label, value, hint, identifier, input labels: the outermost of each wins.
enum Description {
  @Sendable static func label(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled else { return }
    if let content = modifier.argument("content")?.views {
      builtLabel(content, modifier, node, place, &walk)
      return
    }
    guard let text = modifier.unlabeled()?.text else { return }
    let label = SpokenText(text, in: place.scope, profile: walk.profile)
    walk.give(
      node, place,
      element: { draft in
        draft.element.label = label
        draft.labelIsAuthored = true
        draft.note(.label, "the outermost label wins", modifier)
      },
      container: { $0.container.label = label })
  }

  /// `accessibilityLabel { label in }` (iOS 18+): the texts of the builder joined; `label`
  /// stands for the label so far.
  private static func builtLabel(
    _ content: [ViewNode], _ modifier: Modifier, _ node: ViewNode, _ place: Place,
    _ walk: inout Walk
  ) {
    let mark = walk.mark
    walk.resolve(content, in: place.scope)
    let parts = walk.elements(of: walk.take(from: mark)).map { walk.drafts[$0] }
    for part in parts { walk.outcomes[part.outcome].fate = .merged(into: place.outcome, .contentLabel) }
    walk.carriers = max(mark.carriers, 0)
    walk.give(
      node, place,
      element: { draft in
        draft.element.label = joined(parts, placeholder: draft.element.label)
        draft.labelIsAuthored = true
        draft.note(.label, "the label's texts, joined", modifier)
      },
      container: { $0.container.label = joined(parts, placeholder: $0.container.label) })
  }

  private static func joined(_ parts: [Draft], placeholder: SpokenText?) -> SpokenText? {
    let labels = parts.compactMap { part -> SpokenText? in
      if case .placeholder = part.role { return placeholder }
      return part.wholeLabel
    }.filter { !$0.isEmpty }
    return labels.isEmpty ? nil : SpokenText.joined(labels, separator: ", ")
  }

  /// The label so far inside `accessibilityLabel { label in }`.
  @Sendable static func placeholder(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.push(walk.makeDraft(for: node, place, role: .placeholder, traits: []))
  }

  @Sendable static func value(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let text = modifier.unlabeled()?.text else { return }
    let value = SpokenText(text, in: place.scope, profile: walk.profile)
    walk.give(
      node, place,
      element: { draft in
        draft.element.value = value
        draft.element.isIndeterminate = false
        draft.valueIsAuthored = true
        draft.note(.value, "the outermost value wins", modifier)
      },
      container: { $0.container.value = value })
  }

  /// `accessibilityHint`, and `help`, which sets the hint on iOS (AX dump: the outermost wins).
  @Sendable static func hint(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let text = modifier.unlabeled()?.text else { return }
    let hint = SpokenText(text, in: place.scope, profile: walk.profile)
    walk.give(
      node, place, creating: modifier.name != "help",
      element: { draft in
        draft.element.hint = hint
        draft.note(.hint, "the outermost of accessibilityHint and help wins", modifier)
      }, container: { _ in })
  }

  /// Names an element for UI tests; a view that is none does not become one by it: a decorative
  /// image with an identifier is not found (recorded, CVS `testDecorative`).
  @Sendable static func identifier(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let text = modifier.unlabeled()?.string else { return }
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.element.identifier = text + (draft.identifierSuffix ?? "")
        draft.note(.identifier, "never spoken", modifier)
      },
      container: { $0.container.identifier = text })
  }

  @Sendable static func inputLabels(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let value = modifier.unlabeled() else { return }
    var labels: [String] = []
    if case .list(let values) = value.current {
      labels = values.compactMap(\.string)
    } else if let single = value.string {
      labels = [single]
    }
    walk.give(
      node, place,
      element: { draft in
        draft.element.inputLabels += labels
        draft.note(.inputLabels, "names for Voice Control", modifier)
      }, container: { _ in })
  }

  @Sendable static func headingLevel(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let symbol = modifier.unlabeled()?.symbol else { return }
    let level = symbol.first == "h" ? Int(symbol.dropFirst()) : nil
    guard symbol == "unspecified" || level.map({ (1...6).contains($0) }) == true else { return }
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.element.headingLevel = level
        draft.note(.headingLevel, "spoken only with the header trait", modifier)
      }, container: { _ in })
  }

  @Sendable static func respondsToInteraction(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let responds = modifier.unlabeled().map(\.bool) ?? true else { return }
    walk.give(
      node, place, creating: false,
      element: { $0.element.respondsToUserInteraction = responds }, container: { _ in })
  }

  /// `badge`: the value of the view that wears it (AX dump of iOS 16: "item1: 10").
  @Sendable static func badge(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let value = modifier.unlabeled(), let text = value.string, !text.isEmpty,
      value.int != 0
    else { return }
    guard let index = walk.onlyElement(since: place.mark), walk.drafts[index].element.value == nil
    else { return }
    walk.drafts[index].element.value = SpokenText(text)
    walk.drafts[index].note(.value, "the badge is the value", modifier)
  }
}
