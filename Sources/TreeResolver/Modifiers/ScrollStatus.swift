import EarshotViewTree

/// `accessibilityScrollStatus` (iOS 26+): the author's words in place of "Page 1 of 3".
enum ScrollStatus {
  @Sendable static func status(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, walk.profile >= .ios26, let text = modifier.unlabeled()?.string
    else { return }
    walk.give(
      node, place, creating: false, element: { _ in },
      container: { $0.container.scrolling?.status = text })
  }
}
