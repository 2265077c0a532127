import EarshotAccessibilityTree
import EarshotAnnouncements

/// Reading on without a gesture for each element: from the cursor, or from the top. Focus ends at
/// the last element.
extension NavigatorState {
  mutating func readAll(fromTop: Bool, _ hearing: inout Hearing) {
    guard !tree.elements.isEmpty else {
      hearing.fail("there is nothing to read on this screen")
      return
    }
    var from: Int? = fromTop ? nil : focus
    var next = fromTop ? 0 : focus ?? 0
    var pagesLeft = NavigatorState.mostPages
    while true {
      for position in next..<tree.elements.count {
        let announcement = announcer.arrival(at: position, in: tree, from: from)
        hearing.say(announcement, as: .cursor)
        from = position
      }
      pagesLeft -= 1
      guard pagesLeft > 0, let page = turnPage(&hearing) else { break }
      next = page
      from = page
    }
    settleAtLast(&hearing)
  }

  private static let mostPages = 1_000

  /// Goes to the next page where the last element turns pages and its scrolling succeeds (WWDC
  /// 2019, session 248): where reading goes on there.
  private mutating func turnPage(_ hearing: inout Hearing) -> Int? {
    guard let last = tree.elements.last, last.traits.contains(.causesPageTurn) else { return nil }
    focus = tree.elements.count - 1
    let before = tree.elements
    guard scrollPage(.right, &hearing) || scrollPage(.down, &hearing),
      !tree.elements.sharesStorage(with: before)
    else { return nil }
    return tree.elements.firstIndex { $0.traits.contains(.causesPageTurn) } ?? 0
  }

  /// The cursor stands on the element read last. It is not spoken a second time.
  private mutating func settleAtLast(_ hearing: inout Hearing) {
    guard !tree.elements.isEmpty else { return }
    var unheard = Hearing()
    arrive(at: tree.elements.count - 1, from: tree.elements.count - 1, &unheard)
    hearing.take(unheard)
  }
}
