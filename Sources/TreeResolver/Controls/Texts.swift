import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Text: one static text; links in it are in the Links rotor, and activation opens the first (spec swiftui.md 3.1).
enum Texts {
  /// Marker on a Map: an element with its title; no recording is known.
  @Sendable static func marker(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.views("label"), in: place.scope)
    var draft = walk.makeDraft(for: node, place, role: .plain, traits: [])
    walk.fillLabel(&draft, node, place)
    walk.push(draft)
  }

  @Sendable static func text(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard let text = node.title ?? node.unlabeled()?.text ?? node.arguments.first?.value.text,
      !text.isEmpty
    else {
      walk.silent(place, .emptyText)
      return
    }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.setText(text, "the text", node, place, walk.profile)
      draft.labelIsAuthored = true
      if let level = text.runs.lazy.compactMap(\.attributes.headingLevel).first {
        draft.element.headingLevel = level
        draft.element.traits.insert(.header)
        draft.note(.headingLevel, "a heading level of the text itself", source: node.source)
      }
      guard let link = draft.element.links.first else { return }
      // A text that is more than its link is a text (heard, iOS 17 to 26: spec ios27).
      if draft.element.links.count == 1, link.text == text.string {
        draft.element.traits.insert(.link)
        draft.note(.traits, "the text is a link", source: node.source)
      }
      draft.setDefault(
        [.openURL(link.url)], node, place, "activation opens the first link of the text")
    }
  }
}
