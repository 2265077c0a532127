import EarshotAccessibilityTree
import EarshotAnnouncements

/// Swipe right and left: the next and the previous element.
extension NavigatorState {
  mutating func swipe(by step: Int, _ hearing: inout Hearing) {
    let count = tree.elements.count
    guard count > 0 else {
      hearing.play(.boundary)
      return
    }
    guard let focus else {
      moveFocus(to: step > 0 ? 0 : count - 1, &hearing)
      return
    }
    if settings.navigationStyle == .grouped {
      if let block = nextBlock(from: focus, by: step) {
        moveFocus(to: block, &hearing)
      } else {
        stayAtBoundary(&hearing)
      }
      return
    }
    var next = focus + step
    while tree.elements.indices.contains(next), isPassedOver(tree.elements[next]) { next += step }
    guard tree.elements.indices.contains(next) else {
      stayAtBoundary(&hearing)
      return
    }
    moveFocus(to: next, &hearing)
  }

  /// Images that do nothing, as far as the setting `navigate-images` has swipes pass them over.
  private func isPassedOver(_ element: AccessibilityElement) -> Bool {
    guard settings.navigateImages != .always, element.traits.contains(.image),
      !element.canBeActivated
    else { return false }
    return settings.navigateImages == .never || (element.label?.isEmpty ?? true)
  }

  /// No wrap-around: a sound, and the element is spoken again in full (recorded, iOS 12, 17 and
  /// 26; setting `boundary=sound`).
  mutating func stayAtBoundary(_ hearing: inout Hearing) {
    hearing.play(.boundary)
    if settings.boundary == .repeat { sayFocus(from: focus, &hearing) }
  }
}
