import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Label: one static text, its title; the icon adds nothing (AX dump). Icon only: an image that
/// speaks the title, else the symbol's name (recorded).
enum Labels {
  @Sendable static func label(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var scope = place.scope
    scope.labelStyle = .titleAndIcon
    walk.resolve(node.styledBody ?? node.views("title"), in: scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let hasTitle = node.title.map { !$0.isEmpty } ?? false
    let showsTitle = walk.output.count > place.mark.output || hasTitle
    let isIcon = place.scope.labelStyle == .iconOnly && node.styledBody == nil || !showsTitle
    if node.styledBody == nil { walk.pass(over: node.views("icon"), as: .iconOfLabel) }
    var draft = walk.makeDraft(
      for: node, place, role: isIcon ? .image : .text, traits: isIcon ? .image : .staticText)
    walk.mergeTitle(into: &draft, node, place)
    guard draft.hasLabel else {
      walk.silent(place, .emptyText)
      return
    }
    if isIcon { draft.labelIsAuthored = false }
    walk.push(draft)
  }
}

extension Walk {
  fileprivate mutating func mergeTitle(into draft: inout Draft, _ node: ViewNode, _ place: Place) {
    if output.count > place.mark.output {
      mergeInto(
        &draft, from: place.mark, for: node.styledBody == nil ? .label : .style,
        reason: node.styledBody == nil ? .partOfLabel : .customStyle)
    }
    fillLabel(&draft, node, place)
  }
}
