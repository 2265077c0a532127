import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Adjust Value: up increments, down decrements, and the new value alone is spoken (recorded).
extension NavigatorState {
  mutating func adjustValue(_ step: Step, _ hearing: inout Hearing) {
    guard let element = focused else { return }
    let command = step == .back ? element.increment : element.decrement
    guard !element.traits.contains(.notEnabled) else {
      hearing.fail("\(named(element)) is dimmed")
      return
    }
    carryOut(command.map { [$0] } ?? [], as: .change, &hearing)
    // At the end of a range nothing changes: the value is spoken as it is.
    if hearing.isSilent, let now = focused, now.identity == element.identity {
      hearing.say(announcer.value(of: now), as: .words)
    }
  }
}
