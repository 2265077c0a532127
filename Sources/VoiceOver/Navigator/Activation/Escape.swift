import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// The two-finger scrub: dismisses an alert, a sheet, a popover or a menu, goes back, or runs the
/// app's escape action; the innermost wins (spec voiceover.md a).
extension NavigatorState {
  mutating func escape(_ hearing: inout Hearing) {
    guard let commands = escapeCommands else {
      hearing.fail("there is nothing to close or to go back from, and no escape action")
      return
    }
    carryOut(commands, as: .change, &hearing)
  }

  private var escapeCommands: [Command]? {
    if let own = focused?.escape { return [own] }
    if let around = containerChain.lazy.compactMap(\.escapeCommands).first { return around }
    // A cursor outside the container that leaves the screen: the container is still asked.
    if let anywhere = tree.containers.last(where: { $0.escape != nil })?.escapeCommands {
      return anywhere
    }
    return tree.elements.first { $0.traits.contains(.backButton) }?.defaultAction?.commands
  }
}

extension AccessibilityContainer {
  /// All that a scrub does, in order.
  fileprivate var escapeCommands: [Command]? { escape.map { [$0] + escapeFollowUps } }
}
