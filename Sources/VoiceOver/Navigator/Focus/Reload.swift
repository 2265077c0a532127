import EarshotAccessibilityTree
import EarshotVocabulary

/// The screen was read anew from its sources (`--watch`): focus stays on what a person takes for
/// the same element.
extension NavigatorState {
  mutating func replaceScreen(with newer: any LiveScreen, _ hearing: inout Hearing) {
    let before = Moment(self)
    screen = newer
    renewAnnouncer()
    index.replace(with: screen.tree)
    if tree.screen == before.tree.screen, let place = counterpart(since: before) {
      stay(at: place, since: before, .change, &hearing)
    } else {
      settle([], since: before, .change, &hearing)
    }
  }

  /// Identities say where a view stands in its source, so a line that is put in above moves them.
  /// The identifier that the app gives comes first, then the same words, then the same place, then, where no element
  /// has come or gone, the one in the same turn.
  private mutating func counterpart(since before: Moment) -> Int? {
    guard let element = before.element, let focus = before.focus else { return nil }
    let isAsLong = tree.elements.count == before.tree.elements.count
    let samePlace = index.position(of: element.identity, near: focus) ?? (isAsLong ? focus : nil)
    if let identifier = element.identifier, !identifier.isEmpty,
      let place = twin(of: focus, in: before.tree, samePlace, by: { $0.identifier == identifier })
    {
      return place
    }
    guard let label = element.label?.string, !label.isEmpty else { return samePlace }
    let sameWords = twin(of: focus, in: before.tree, samePlace) { other in
      other.label?.string == label && other.traits.contains(.button) == element.traits.contains(.button)
    }
    return sameWords ?? samePlace
  }

  /// Of several elements alike: the one in the same place, else as many alike after the first as
  /// before.
  private func twin(
    of focus: Int, in old: AccessibilityTree, _ samePlace: Int?,
    by isAlike: (AccessibilityElement) -> Bool
  ) -> Int? {
    let alike = tree.elements.indices.filter { isAlike(tree.elements[$0]) }
    let countBefore = old.elements.count(where: isAlike)
    if let samePlace, alike.contains(samePlace), countBefore == alike.count { return samePlace }
    let rank = old.elements.prefix(focus).count(where: isAlike)
    return alike.indices.contains(rank) ? alike[rank] : alike.last
  }
}
