import EarshotAccessibilityTree
import EarshotVocabulary

/// Nothing is touched while time passes: timers tick, delayed work is done, and what comes of it is heard.
extension NavigatorState {
  /// How many moments at which something happens are followed in one wait.
  static let mostMoments = 500

  mutating func wait(seconds: Double, _ hearing: inout Hearing) {
    var left = seconds
    var moments = 0
    while left > 1e-9 {
      guard moments < NavigatorState.mostMoments else {
        hearing.note(
          Notice(
            .warning, .budget, at: nil,
            "more than \(NavigatorState.mostMoments) timers and delayed tasks came in these "
              + "\(seconds.shortest) seconds; the last \(left.shortest) seconds are left out"))
        return
      }
      moments += 1
      let before = Moment(self)
      let (passed, events) = screen.pass(upTo: left)
      left -= passed
      // Moments are seconds apart: nothing of one cuts off what was said at another.
      var heard = Hearing()
      settle(events, since: before, .passing, &heard)
      hearing.append(heard)
    }
  }
}

extension Double {
  /// As one writes it: whole numbers without a fraction.
  fileprivate var shortest: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
