import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// LabeledContent of texts is one static text, "label, value" (recorded). A text field takes the
/// label as its name (CVS, text fields, iOS 17-18); beside another control the label stays a text of
/// its own (assumed).
enum LabeledContents {
  @Sendable static func content(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    if let styled = node.styledBody {
      walk.resolve(styled, in: place.scope)
      finish(node, place, &walk, labelEnd: nil)
      return
    }
    walk.resolve(node.views("label"), in: place.scope)
    let labelEnd = walk.output.count
    walk.resolve(node.views("value"), in: place.scope)
    walk.resolve(node.children, in: place.scope)
    finish(node, place, &walk, labelEnd: labelEnd)
  }

  /// What lies on the output up to `labelEnd` is the label; nil where an app's own style has put
  /// label and content where it likes.
  @inline(never)
  private static func finish(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, labelEnd: Int?
  ) {
    let inside = walk.elements(of: walk.output[place.mark.output...])
    let hasControl = inside.contains { walk.drafts[$0].isControl }
    let title = node.styledBody == nil ? node.title : nil
    if hasControl {
      if nameField(among: inside, title, place, &walk, labelEnd: labelEnd) { return }
      separate(title, node, place, &walk)
    } else {
      merged(title, node, place, &walk)
    }
  }

  /// Gives the only text field in the content the label as its name; false where there is no such
  /// field, it has a name already, or nothing to be named by.
  private static func nameField(
    among inside: [Int], _ title: TextContent?, _ place: Place, _ walk: inout Walk, labelEnd: Int?
  ) -> Bool {
    let fields = inside.filter { walk.drafts[$0].isControl }
    guard fields.count == 1, let field = fields.first,
      walk.drafts[field].element.traits.contains(.textEntry), !walk.drafts[field].hasLabel
    else { return false }
    var label = title.flatMap { $0.isEmpty ? nil : SpokenText($0, in: place.scope, profile: walk.profile) }
    if label == nil {
      // A style's own texts are the label where there is just one beside the field.
      let texts =
        if let labelEnd {
          walk.elements(of: walk.output[place.mark.output..<labelEnd])
        } else {
          inside.count == 2 ? inside.filter { $0 != field } : []
        }
      let spoken = texts.compactMap { walk.drafts[$0].wholeLabel }.filter { !$0.isEmpty }
      guard !spoken.isEmpty else { return false }
      label = SpokenText.joined(spoken, separator: ", ")
      walk.absorb(texts, into: field, since: place.mark, as: .labelOfControl)
    }
    walk.drafts[field].element.label = label
    walk.drafts[field].labelIsAuthored = true
    walk.drafts[field].note(.label, "LabeledContent's label names its field", source: nil)
    return true
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

extension Draft {
  fileprivate var isControl: Bool {
    switch role {
    case .button, .navigationLink, .control: true
    default: false
    }
  }
}

extension Walk {
  /// Takes stops off the output that another one speaks.
  fileprivate mutating func absorb(
    _ spoken: [Int], into owner: Int, since mark: Mark, as reason: MergeReason
  ) {
    for index in spoken {
      outcomes[drafts[index].outcome].fate = .merged(into: drafts[owner].outcome, reason)
    }
    let kept = take(from: mark).filter { piece in
      if case .element(let index) = piece { !spoken.contains(index) } else { true }
    }
    output += kept
  }
}
