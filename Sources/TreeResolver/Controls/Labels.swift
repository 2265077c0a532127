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

/// LabeledContent of texts is one static text, "label, value" (recorded); beside a control the
/// label stays a text of its own.
enum LabeledContents {
  @Sendable static func content(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    if let styled = node.styledBody {
      walk.resolve(styled, in: place.scope)
      finish(node, place, &walk)
      return
    }
    walk.resolve(node.views("label"), in: place.scope)
    walk.resolve(node.views("value"), in: place.scope)
    walk.resolve(node.children, in: place.scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let inside = walk.elements(of: walk.output[place.mark.output...])
    let hasControl = inside.contains { index in
      switch walk.drafts[index].role {
      case .button, .navigationLink, .control: true
      default: false
      }
    }
    let title = node.styledBody == nil ? node.title : nil
    if hasControl {
      separate(title, node, place, &walk)
    } else {
      merged(title, node, place, &walk)
    }
  }

  private static func separate(
    _ title: TextContent?, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let title, !title.isEmpty, !place.scope.labelsAreHidden else { return }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.become("label", of: node, in: walk)
      draft.setText(title, "the label beside a control", node, place, walk.profile)
    }
    let label = walk.output.removeLast()
    walk.output.insert(label, at: place.mark.output)
  }

  private static func merged(
    _ title: TextContent?, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    var draft = walk.makeDraft(for: node, place, role: .text, traits: .staticText)
    walk.mergeInto(&draft, from: place.mark, for: .combine, reason: .partOfLabeledContent)
    walk.carriers = place.mark.carriers
    var parts: [SpokenText] = []
    if let title, !title.isEmpty {
      parts.append(SpokenText(title, in: place.scope, profile: walk.profile))
    }
    if let label = draft.element.label { parts.append(label) }
    if node.views("value").isEmpty, let value = node.argument("value")?.text, !value.isEmpty {
      parts.append(SpokenText(value, in: place.scope, profile: walk.profile))
    }
    guard !parts.isEmpty else {
      walk.silent(place, .emptyText)
      return
    }
    draft.element.label = SpokenText.joined(parts, separator: ", ")
    draft.labelIsAuthored = true
    draft.note(.label, "LabeledContent joins its label and its value", source: node.source)
    walk.push(draft)
  }
}
