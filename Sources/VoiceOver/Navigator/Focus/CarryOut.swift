import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Where focus goes after something was done, and what is said (spec voiceover.md d).
extension NavigatorState {
  /// Has the screen carry out commands; false where it could not.
  @discardableResult
  mutating func carryOut(
    _ commands: [Command], as deed: Deed, _ hearing: inout Hearing
  ) -> Bool {
    let before = Moment(self)
    let events = commands.isEmpty ? [] : screen.perform(commands)
    return settle(events, since: before, deed, &hearing)
  }

  /// Follows the screen from how it was before: finds where focus belongs now and says it.
  @discardableResult
  mutating func settle(
    _ events: [ScreenEvent], since before: Moment, _ deed: Deed, _ hearing: inout Hearing
  ) -> Bool {
    let news = News(events)
    index.replace(with: screen.tree)
    hearing.take(news)
    if news.failed { hearing.fail(failure(of: before.element)) }
    let destination = destination(since: before, news)
    if case .stay(let focus) = destination {
      stay(at: focus, since: before, news.failed ? .change : deed, &hearing)
      hearing.say(news.early + news.late, with: announcer)
      return !news.failed
    }
    hearing.say(news.isUnparted ? news.late : news.early, with: announcer)
    go(to: destination, since: before, deed, &hearing)
    if !news.isUnparted { hearing.say(news.late, with: announcer) }
    return !news.failed
  }

  /// The focused element is still there: what is said of it is what changed, or after an
  /// activation the element in brief.
  mutating func stay(
    at focus: Int?, since before: Moment, _ deed: Deed, _ hearing: inout Hearing
  ) {
    self.focus = focus
    chooseRotorForFocus()
    guard deed != .quiet, let old = before.element, let new = focused else { return }
    if deed == .passing, !new.traits.contains(.updatesFrequently) { return }
    let changes = announcer.changes(from: old, to: new, activated: deed == .activation)
    hearing.say(changes, as: .echo)
  }

  private mutating func go(
    to destination: Destination, since before: Moment, _ deed: Deed, _ hearing: inout Hearing
  ) {
    switch destination {
    case .stay: break
    case .element(let target, let previous):
      if deed == .quiet {
        var unheard = Hearing()
        arrive(at: target, from: previous, &unheard)
        hearing.take(unheard)
      } else {
        arrive(at: target, from: previous, &hearing)
      }
    case .screen(let target):
      hearing.play(soundOfArrival(at: target))
      arriveOnScreen(at: target, &hearing)
    }
  }
}
