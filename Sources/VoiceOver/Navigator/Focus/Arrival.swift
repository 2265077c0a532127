import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// The cursor comes to an element: the app is told, then the element is spoken in full.
extension NavigatorState {
  /// How often the app may answer a move of the cursor with another one.
  private static let rounds = 4

  /// A gesture moves the cursor. Containers it is already in are not spoken again.
  mutating func moveFocus(to target: Int, byRotor: Bool = false, _ hearing: inout Hearing) {
    arrive(at: target, from: focus, byRotor: byRotor, &hearing)
  }

  mutating func arrive(
    at target: Int?, from previous: Int?, byRotor: Bool = false, _ hearing: inout Hearing
  ) {
    let origin = previous.flatMap { tree.elements.indices.contains($0) ? tree.elements[$0] : nil }
    place(cursorAt: target, byRotor: byRotor)
    let (late, entersScreen) = tellApp(&hearing)
    let left = entersScreen ? nil : origin?.identity
    sayFocus(from: left.flatMap { index.position(of: $0, near: previous) }, &hearing)
    hearing.say(late, with: announcer)
  }

  /// The first words of a screen: its summary element, then the element focus is on
  /// (accessibilityupto11, day 47).
  mutating func arriveOnScreen(at target: Int?, _ hearing: inout Hearing) {
    place(cursorAt: target, byRotor: false)
    let (late, _) = tellApp(&hearing)
    if let summary = tree.elements.firstIndex(where: { $0.traits.contains(.summaryElement) }),
      summary != focus
    {
      hearing.say(announcer.arrival(at: summary, in: tree, from: nil), as: .cursor)
    }
    sayFocus(from: nil, &hearing)
    hearing.say(late, with: announcer)
  }

  /// The sound of a screen that changes: an alert has its own.
  func soundOfArrival(at target: Int?) -> Sound {
    guard let target, tree.elements.indices.contains(target) else { return .screenChanged }
    let around = tree.containersAround(tree.elements[target])
    return around.contains { $0.kind == .alert } ? .alert : .screenChanged
  }

  /// The element under the cursor in full; an element with nothing to say is silent.
  func sayFocus(from previous: Int?, _ hearing: inout Hearing) {
    guard let focus, tree.elements.indices.contains(focus) else { return }
    hearing.interrupt(for: .cursor)
    hearing.say(announcer.arrival(at: focus, in: tree, from: previous), as: .cursor)
  }

  private mutating func place(cursorAt target: Int?, byRotor: Bool) {
    focus = target
    place = ElementPlace()
    rotor.isHeld = byRotor
    if byRotor { rotor.automatic = nil }
    chooseRotorForFocus()
  }

  /// Tells the app where the cursor is, and follows where it sends the cursor in answer. What it
  /// announced is to be said after the element.
  private mutating func tellApp(_ hearing: inout Hearing) -> ([News.Posted], Bool) {
    var posted: [News.Posted] = []
    var entersScreen = false
    for _ in 0..<NavigatorState.rounds {
      let before = Moment(self)
      let news = News(screen.focusMoved(to: before.element?.identity))
      index.replace(with: screen.tree)
      hearing.take(news)
      posted += news.early + news.late
      switch destination(since: before, news) {
      case .stay(let position):
        focus = position
        chooseRotorForFocus()
        return (posted, entersScreen)
      case .element(let position, _):
        place(cursorAt: position, byRotor: false)
      case .screen(let position):
        hearing.play(soundOfArrival(at: position))
        place(cursorAt: position, byRotor: false)
        entersScreen = true
      }
    }
    return (posted, entersScreen)
  }
}

extension Hearing {
  /// What was printed and noted while nothing was to be heard.
  mutating func take(_ other: Hearing) {
    for line in other.output { print(line) }
    for notice in other.notices { note(notice) }
  }
}
