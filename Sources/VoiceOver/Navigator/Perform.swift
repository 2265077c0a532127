import EarshotAccessibilityTree
import EarshotVocabulary

/// From a gesture to the file that knows it.
extension NavigatorState {
  /// Carries out a gesture that is neither a question nor undo.
  mutating func perform(_ gesture: Gesture, _ hearing: inout Hearing) throws(SettingError) {
    switch gesture {
    case .swipe(.right): swipe(by: settings.gestureDirection == .standard ? 1 : -1, &hearing)
    case .swipe(.left): swipe(by: settings.gestureDirection == .standard ? -1 : 1, &hearing)
    case .swipe(.up): swipeVertically(.back, &hearing)
    case .swipe(.down): swipeVertically(.forward, &hearing)
    case .enterGroup: enterGroup(&hearing)
    case .leaveGroup: leaveGroup(&hearing)
    case .doubleTap: doubleTap(&hearing)
    case .doubleTapHold, .tripleTap: longPress(&hearing)
    case .magicTap: magicTap(&hearing)
    case .escape: escape(&hearing)
    case .rotorNext: turnRotor(by: 1, &hearing)
    case .rotorPrevious: turnRotor(by: -1, &hearing)
    case .rotor(let name): turnRotor(toName: name, &hearing)
    case .readAll: readAll(fromTop: false, &hearing)
    case .readFromTop: readAll(fromTop: true, &hearing)
    case .first: goToFirst(&hearing)
    case .last: goToLast(&hearing)
    case .touchPoint(let point): touch(point, &hearing)
    case .touchLabel(let label): touch(label: label, &hearing)
    case .scroll(let direction): scroll(direction, &hearing)
    case .type(let text): type(text, &hearing)
    case .itemChooser(let text): chooseItem(text, &hearing)
    case .wait(let seconds): wait(seconds: seconds, &hearing)
    case .screenSummary: summarize(&hearing)
    case .set(let key, let value): try change(key, to: value)
    // Speech stops or goes on; of the words nothing changes.
    case .pause, .undo, .question: break
    }
  }

  mutating func open(_ hearing: inout Hearing) {
    // What is posted while a screen appears comes before the cursor, which cuts it off.
    let news = News(screen.openingEvents)
    hearing.take(news)
    hearing.say(news.late, with: announcer)
    let wishes = [tree.requestedFocus, tree.defaultFocus]
    let wished = wishes.lazy.compactMap { $0 }.first { tree.index(of: $0) != nil }
    let target = wished.flatMap(tree.index) ?? (tree.elements.isEmpty ? nil : 0)
    arriveOnScreen(at: target, &hearing)
  }

  /// A VoiceOver setting, from the next utterance on. Turning `rotor` turns the rotor.
  private mutating func change(_ key: String, to value: String) throws(SettingError) {
    try settings.set(key, to: value)
    renewAnnouncer()
    if key == "rotor" { rotor.turn(to: RotorSetting.named(value, words)) }
  }

  mutating func renewAnnouncer() {
    announcer = Announcer(settings: settings, environment: screen.tree.environment)
  }
}
