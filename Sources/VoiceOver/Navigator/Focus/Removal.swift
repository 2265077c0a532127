import EarshotAccessibilityTree
import EarshotVocabulary

/// The focused element disappeared: focus goes to the first element of what remains in the same
/// container, else of the screen (settled; setting `focus-after-removal=nearest`).
extension NavigatorState {
  func placeAfterRemoval(since before: Moment) -> Destination {
    guard let element = before.element else { return .element(0, from: nil) }
    let left = before.tree.containersAround(element)
    if settings.focusAfterRemoval == .nearest {
      let nearest = min(max(before.focus ?? 0, 0), tree.elements.count - 1)
      let around = tree.containersAround(tree.elements[nearest]).first?.identity
      let isInside = left.contains { $0.identity == around }
      return .element(nearest, from: isInside ? nearest : nil)
    }
    guard !left.isEmpty else { return .element(0, from: nil) }
    let remaining = Dictionary(
      tree.containers.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for container in left {
      if let first = remaining[container.identity]?.elements.first,
        tree.elements.indices.contains(first)
      {
        // The user never left the container: its label is not spoken again.
        return .element(first, from: first)
      }
    }
    return .element(0, from: nil)
  }
}
