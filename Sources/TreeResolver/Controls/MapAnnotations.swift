import EarshotViewTree
import EarshotVocabulary

/// Annotation on a Map (iOS 17+): what its content says. Where that is only drawn, the stop has the
/// title that the map shows below it, as UIKit's annotation views have; no recording is known.
enum MapAnnotations {
  @Sendable static func annotation(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    let inside = walk.elements(of: walk.output[place.mark.output...])
    let speaks = inside.contains { walk.drafts[$0].speaks && !walk.drafts[$0].isUnlabeledImage }
    let title = node.views("label").isEmpty ? node.title : nil
    guard !speaks, let title, !title.isEmpty else { return }
    var draft = walk.makeDraft(for: node, place, role: .plain, traits: [])
    walk.mergeInto(&draft, from: place.mark, for: .label)
    draft.setText(title, "the annotation's title", node, place, walk.profile)
    draft.labelIsAuthored = true
    walk.push(draft)
  }
}
