import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// A double tap: the action spoken last in the Actions list, else the element's default action,
/// else a synthetic tap at the activation point (spec voiceover.md d).
extension NavigatorState {
  mutating func doubleTap(_ hearing: inout Hearing) {
    guard let element = focused else {
      hearing.fail(noFocus)
      return
    }
    if let action = actionSpokenLast {
      perform(action, &hearing)
      return
    }
    if let link = place.link, element.links.indices.contains(link) {
      carryOut([.openURL(element.links[link].url)], as: .change, &hearing)
      return
    }
    // A disabled element takes the tap, and nothing happens.
    guard !element.traits.contains(.notEnabled) else {
      hearing.fail("\(named(element)) is dimmed")
      return
    }
    if let action = element.defaultAction {
      carryOut(action.commands, as: .activation, &hearing)
    } else {
      tapActivationPoint(of: element, &hearing)
    }
  }

  /// The tap lands at the activation point, by default the center of the frame.
  private mutating func tapActivationPoint(
    of element: AccessibilityElement, _ hearing: inout Hearing
  ) {
    let before = Moment(self)
    let deed: Deed = element.canBeActivated ? .activation : .change
    let point = (element.activationPoint ?? element.frame?.center).flatMap {
      $0.isFinite ? $0 : nil
    }
    let events = point.map { screen.tap(at: $0) } ?? [.failed]
    // A control that nothing stands behind is still a control: it is spoken again as one.
    let heard = element.canBeActivated ? events.filter { $0 != .failed } : events
    settle(heard, since: before, deed, &hearing)
  }
}
