import EarshotAccessibilityTree
import EarshotAnnouncements

/// The More Content rotor: each swipe reads one item, value then label; the first swipe down reads
/// the first item (recorded, iOS 15; settled).
extension NavigatorState {
  mutating func readContent(_ step: Step, _ hearing: inout Hearing) {
    guard let items = focused?.customContent, !items.isEmpty else {
      sayNotFound(words[.rotorMoreContent], &hearing)
      return
    }
    let next = place.content.map { $0 + step.rawValue } ?? (step == .forward ? 0 : -1)
    let reached = min(max(next, 0), items.count - 1)
    place.content = reached
    if reached != next {
      hearing.play(.boundary)
      if settings.boundary == .sound { return }
    }
    let item = announcer.item(of: items[reached], language: focused?.language)
    hearing.say(item, as: .words)
  }
}
