import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Three fingers: one page on. The position is spoken, by default "Page 2 of 3" (recorded, iOS
/// 26); the author's scroll status replaces it.
extension NavigatorState {
  mutating func scroll(_ direction: Gesture.Direction, _ hearing: inout Hearing) {
    if let handler = scrollHandler {
      carryOut([.run(handler, [.symbol(direction.edge)])], as: .quiet, &hearing)
      return
    }
    guard let place = scrollingContainer(direction.axis), let scrolling = place.scrolling else {
      turnPage(direction, &hearing)
      return
    }
    let page = scrolling.page + direction.step
    guard (0..<max(1, scrolling.pageCount)).contains(page) else {
      hearing.play(.boundary)
      if settings.boundary == .repeat { say(scrolling, &hearing) }
      return
    }
    let scroll = Command.interface(.scroll(place.identity, page: page))
    guard carryOut([scroll], as: .quiet, &hearing) else { return }
    let now = tree.containers.first { $0.identity == place.identity }?.scrolling
    say(now ?? Scrolling(axis: scrolling.axis, page: page, pageCount: scrolling.pageCount), &hearing)
  }

  /// Pages that a page control stands for, such as those of a TabView, turn as pages do.
  private mutating func turnPage(_ direction: Gesture.Direction, _ hearing: inout Hearing) {
    let axis = direction.axis
    guard let control = tree.elements.first(where: { $0.pages?.axis == axis }),
      let pages = control.pages
    else {
      hearing.fail("nothing scrolls \(direction.axis == .vertical ? "up or down" : "left or right") here")
      return
    }
    let command = direction.step > 0 ? control.increment : control.decrement
    guard let command, (0..<pages.pageCount).contains(pages.page + direction.step) else {
      hearing.play(.boundary)
      if settings.boundary == .repeat { say(pages, &hearing) }
      return
    }
    guard carryOut([command], as: .quiet, &hearing) else { return }
    if let now = tree.elements.lazy.compactMap(\.pages).first(where: { $0.axis == axis }) {
      say(now, &hearing)
    }
  }

  /// Scrolls without a word; false where nothing scrolls that way.
  mutating func scrollPage(_ direction: Gesture.Direction, _ hearing: inout Hearing) -> Bool {
    if let handler = scrollHandler {
      return carryOut([.run(handler, [.symbol(direction.edge)])], as: .quiet, &hearing)
    }
    guard let place = scrollingContainer(direction.axis), let scrolling = place.scrolling,
      scrolling.page + 1 < scrolling.pageCount
    else { return false }
    let scroll = Command.interface(.scroll(place.identity, page: scrolling.page + 1))
    return carryOut([scroll], as: .quiet, &hearing)
  }

  /// The app's own scroll action, the element's before those around it.
  private var scrollHandler: Handler? {
    focused?.scrollHandler ?? containerChain.lazy.compactMap(\.scrollHandler).first
  }

  /// What scrolls along that axis: around the cursor, else anywhere on the screen.
  private func scrollingContainer(_ axis: Scrolling.Axis) -> AccessibilityContainer? {
    containerChain.first { $0.scrolling?.axis == axis }
      ?? tree.containers.first { $0.scrolling?.axis == axis }
  }

  private func say(_ scrolling: Scrolling, _ hearing: inout Hearing) {
    hearing.say(Announcement([scrollPart(scrolling)]), as: .words)
  }

  /// "Page 2 of 3", or what the author says in its place.
  func scrollPart(_ scrolling: Scrolling) -> AnnouncementPart {
    if let status = scrolling.status {
      return announcer.appText(
        .system, status,
        cause: Cause(rule: "the author's scroll status", modifier: "accessibilityScrollStatus"))
    }
    let page = max(0, min(scrolling.page, Int(Int32.max))) + 1
    return announcer.ownWords(
      .system, words.fill(.pageOf, page, max(page, scrolling.pageCount)),
      cause: Cause(rule: "a scroll speaks the page", evidence: "recorded, iOS 26"))
  }
}

extension Gesture.Direction {
  /// The edge that a scroll action is called with: the one whose content comes into view.
  var edge: String {
    switch self {
    case .up: "top"
    case .down: "bottom"
    case .left: "leading"
    case .right: "trailing"
    }
  }

  var axis: Scrolling.Axis { self == .up || self == .down ? .vertical : .horizontal }

  var step: Int { self == .down || self == .right ? 1 : -1 }
}
