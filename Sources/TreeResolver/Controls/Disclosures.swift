import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// DisclosureGroup: one stop with its state, then its content while it is expanded (settled).
/// In a List it is a heading too, and a button only from iOS 18.
enum Disclosure {
  @Sendable static func group(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    if let styled = node.styledBody { return drawn(styled, node, place, &walk) }
    walk.resolve(node.views("label"), in: place.scope)
    let isExpanded = node.isExpanded(walk.interface)
    header(node, place, &walk, isExpanded: isExpanded)
    if isExpanded {
      walk.resolve(node.children, in: place.scope)
    } else {
      for child in node.children { walk.hide(child, as: .collapsed) }
    }
  }

  /// An app's own style puts label and content where it likes, and makes no button of them; the state is said
  /// of the first stop, which is what the group is folded by (CVS, accordions, iOS 17-18).
  private static func drawn(_ styled: [ViewNode], _ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(styled, in: place.scope)
    guard let first = walk.elements(of: walk.output[place.mark.output...]).first else { return }
    note(node.isExpanded(walk.interface), on: &walk.drafts[first], node, place)
  }

  private static func note(_ isExpanded: Bool, on draft: inout Draft, _ node: ViewNode, _ place: Place) {
    draft.element.isExpanded = isExpanded
    draft.note(.isExpanded, isExpanded ? "expanded" : "collapsed", source: node.source)
    let hint: PhraseKey = isExpanded ? .hintCollapse : .hintExpand
    if !place.scope.isDisabled { draft.element.systemHint = hint.rawValue }
  }

  private static func traits(_ node: ViewNode, _ profile: Profile, isInList: Bool) -> Traits {
    // A row of an outline is a row; what it says of its state is all that marks it.
    if node.argument("isOutline")?.bool == true { return [] }
    if isInList { return profile >= .ios18 ? [.button, .header] : .header }
    // 16.2: no traits dumped; 15.x and the newest recordings: a button.
    return profile == .ios16 ? [] : .button
  }

  @inline(never)
  private static func header(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, isExpanded: Bool
  ) {
    let isInList = place.scope.listing != .none
    var draft = walk.makeDraft(
      for: node, place, role: .control, traits: traits(node, walk.profile, isInList: isInList))
    walk.fillLabel(&draft, node, place)
    // The header is one line at the top of the group.
    if let frame = draft.element.frame, isExpanded {
      draft.element.frame = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 44))
    }
    note(isExpanded, on: &draft, node, place)
    let commands = DefaultCommands.of(node, walk.interface) ?? []
    draft.setDefault(commands, node, place, isExpanded ? "collapses it" : "expands it")
    // 15.x: an action of the same name beside the button (AX dump).
    if walk.profile == .ios15, let name = draft.wholeLabel?.string {
      draft.element.actions.append(AccessibilityAction(name: name, commands: commands))
    }
    walk.push(draft)
  }
}
