import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Text fields: what is in them is the value; an empty one has its prompt, else its title, as
/// value; the title never is the label (recorded; AX dump).
enum Fields {
  @Sendable static func textField(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var traits: Traits = .textEntry
    // A field that grows was a text view to iOS 18 and is a text field since (recorded).
    if node.argument("axis")?.symbol == "vertical", walk.profile < .ios26 {
      traits.insert(.textArea)
    }
    field(node, place, &walk, traits: traits, isSecure: false)
  }

  @Sendable static func secureField(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    field(node, place, &walk, traits: [.textEntry, .secureTextField], isSecure: true)
  }

  @Sendable static func textEditor(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    field(node, place, &walk, traits: [.textEntry, .textArea], isSecure: false)
  }

  /// The field of `searchable`: the prompt is its value until something is searched (recorded).
  @Sendable static func searchField(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    field(node, place, &walk, traits: [.searchField, .textEntry], isSecure: false)
  }

  private static func field(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, traits: Traits, isSecure: Bool
  ) {
    let shownLabel = walk.text(of: node.views("label"), place, as: .labelOfControl)
    let prompt = promptText(node, place, walk) ?? shownLabel
    let binding = node.argument("text") ?? node.argument("value")
    let text =
      node.argument("formatted")?.string ?? binding?.string ?? walk.interface.texts[node.identity] ?? ""
    walk.add(node, place, role: .control, traits: traits) { draft, walk in
      fill(&draft, text: text, prompt: prompt, isSecure: isSecure, node)
      let isEditing = walk.interface.editing == node.identity
      if isEditing { draft.element.traits.insert(.isEditing) }
      draft.element.textEntry = TextEntry(
        text: text, setter: binding?.setter,
        insertionPoint: isEditing ? min(max(walk.interface.insertionPoint, 0), text.count) : 0)
      draft.setDefault(
        [.interface(.beginEditing(node.identity))], node, place, "a double tap begins editing")
    }
  }

  private static func fill(
    _ draft: inout Draft, text: String, prompt: SpokenText?, isSecure: Bool, _ node: ViewNode
  ) {
    if text.isEmpty {
      draft.element.value = prompt
      draft.note(.value, "an empty field speaks its prompt", source: node.source)
    } else if isSecure, node.unknownWords(of: "text") == nil {
      // One bullet for each character (recorded, iOS 18.5).
      draft.element.value = SpokenText(String(repeating: "•", count: text.count))
      draft.note(.value, "a bullet for each character", source: node.source)
    } else {
      draft.element.value = SpokenText(text)
      draft.note(.value, "the text in the field", source: node.source)
    }
  }

  private static func promptText(
    _ node: ViewNode, _ place: Place, _ walk: Walk
  ) -> SpokenText? {
    let candidates = [node.argument("prompt")?.text, node.title]
    let text = candidates.compactMap { $0 }.first { !$0.isEmpty }
    return text.map { SpokenText($0, in: place.scope, profile: walk.profile) }
  }
}
