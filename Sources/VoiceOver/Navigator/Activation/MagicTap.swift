import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Magic tap: delivered to the focused element, then up the containers around it (Apple's
/// documentation of `accessibilityPerformMagicTap`).
extension NavigatorState {
  mutating func magicTap(_ hearing: inout Hearing) {
    let command = focused?.magicTap ?? containerChain.lazy.compactMap(\.magicTap).first
    guard let command else {
      hearing.fail("neither the element nor anything around it has a magic tap action")
      return
    }
    carryOut([command], as: .change, &hearing)
  }
}
