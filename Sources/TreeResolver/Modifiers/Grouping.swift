import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// `accessibilityElement(children:)`, `accessibilityChildren`, `accessibilityRepresentation`.
enum Grouping {
  @Sendable static func element(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    switch modifier.argument("children")?.symbol {
    case "combine": combine(modifier, node, place, &walk)
    case "contain": contain(node, place, &walk)
    default: ignore(modifier, node, place, &walk)
    }
  }

  /// One new element without any property.
  private static func ignore(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    walk.output.removeSubrange(place.mark.output...)
    walk.settleInside(of: place.outcome, as: .replaced(.ignoredByParent))
    walk.push(walk.makeDraft(for: node, place, role: .plain, traits: []))
  }

  /// One element that says what its children say.
  private static func combine(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let children = walk.elements(of: walk.output[place.mark.output...])
    guard !children.isEmpty else { return }
    var draft = walk.makeDraft(for: node, place, role: .plain, traits: [])
    if children.count == 1 {
      adopt(walk.drafts[children[0]], into: &draft)
      walk.output.removeSubrange(place.mark.output...)
      walk.outcomes[walk.drafts[children[0]].outcome].fate = .merged(
        into: place.outcome, .combined)
    } else {
      walk.mergeInto(&draft, from: place.mark, for: .combine)
    }
    walk.push(draft)
  }

  /// A combination of one thing is that thing under another name.
  private static func adopt(_ child: Draft, into draft: inout Draft) {
    let host = draft
    draft = child
    draft.outcome = host.outcome
    draft.layer = host.layer
    draft.element.identity = host.element.identity
    draft.element.source = host.element.source ?? child.element.source
    draft.element.frame = host.element.frame ?? child.element.frame
    draft.element.traits.formUnion(host.element.traits)
    draft.isDisabled = child.isDisabled || host.isDisabled
  }

  /// A container that is finished before the cursor leaves it.
  private static func contain(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.wrap(node, place, as: .semanticGroup, takesAttributes: true)
  }

  /// Synthetic children in place of the view's own; what it said so far labels the container.
  @Sendable static func children(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let own = walk.onlyElement(since: place.mark).map { walk.drafts[$0] }
    walk.output.removeSubrange(place.mark.output...)
    walk.settleInside(of: place.outcome, as: .replaced(.syntheticChildren))
    var scope = place.scope
    scope.fallbackFrame = walk.layout.frames[node.identity] ?? scope.fallbackFrame
    walk.resolve(views(of: modifier, "children"), in: scope)
    let cluster = walk.wrap(node, place, as: .semanticGroup, takesAttributes: true)
    guard let own else { return }
    walk.clusters[cluster].container.label = own.element.label
    walk.clusters[cluster].container.value = own.element.value
    walk.clusters[cluster].container.identifier = own.element.identifier
    walk.clusters[cluster].container.rotors = own.element.rotors
    walk.clusters[cluster].sortPriority = own.sortPriority
  }

  /// The elements of another view in place of the view's own (iOS 15+).
  @Sendable static func representation(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let own = walk.onlyElement(since: place.mark).map { walk.drafts[$0] }
    walk.output.removeSubrange(place.mark.output...)
    walk.settleInside(of: place.outcome, as: .replaced(.representation))
    walk.outcomes[place.outcome].fate = .replaced(.representation)
    var scope = place.scope
    scope.fallbackFrame =
      walk.layout.frames[node.identity] ?? own?.element.frame ?? scope.fallbackFrame
    walk.resolve(views(of: modifier, "representation"), in: scope)
  }

  private static func views(of modifier: Modifier, _ label: String) -> [ViewNode] {
    let labeled = modifier.views(label)
    return labeled.isEmpty ? modifier.unlabeled()?.views ?? [] : labeled
  }
}
