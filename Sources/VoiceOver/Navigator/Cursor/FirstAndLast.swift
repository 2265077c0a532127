import EarshotAnnouncements

/// A four-finger tap in the upper or lower half: the first or last element. It speaks even where
/// focus already is (contract, section 3).
extension NavigatorState {
  mutating func goToFirst(_ hearing: inout Hearing) { go(to: 0, &hearing) }

  mutating func goToLast(_ hearing: inout Hearing) { go(to: tree.elements.count - 1, &hearing) }

  private mutating func go(to target: Int, _ hearing: inout Hearing) {
    guard tree.elements.indices.contains(target) else {
      hearing.fail("there is nothing to stop at on this screen")
      return
    }
    moveFocus(to: target, &hearing)
  }
}
