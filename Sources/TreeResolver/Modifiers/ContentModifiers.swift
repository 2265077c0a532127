import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// `accessibilityCustomContent` (iOS 15+): items of More Content, in the order of declaration.
/// The same key again replaces the item, a nil value removes it.
enum ContentModifiers {
  @Sendable static func content(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let key = modifier.unlabeled(0), let named = name(of: key) else { return }
    let value = modifier.unlabeled(1)
    guard let value, !value.current.isNone, let text = value.string else {
      walk.give(
        node, place, creating: false, element: { $0.removeContent(key: named.id) },
        container: { _ in })
      return
    }
    let importance: CustomContent.Importance =
      modifier.argument("importance")?.symbol == "high" ? .high : .default
    let content = CustomContent(label: named.label, value: text, importance: importance)
    walk.give(
      node, place,
      element: { draft in
        draft.setContent(content, key: named.id)
        draft.note(.customContent, "an item of More Content", modifier)
      }, container: { _ in })
  }

  /// A key is known by its id, else by its label.
  private static func name(of key: ArgumentValue) -> (label: String, id: String)? {
    guard case .record(_, let fields) = key.current else {
      return key.string.map { ($0, $0) }
    }
    let label =
      fields.first { $0.label == "label" || $0.label == nil }?.value.string ?? ""
    let id = fields.first { $0.label == "id" }?.value
    return (label, id.flatMap { $0.isNone ? nil : $0.string } ?? label)
  }
}
