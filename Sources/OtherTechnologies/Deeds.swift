import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// What all three technologies do to a screen, and what comes of it.
extension TechnologyResponse {
  /// What is seen of a screen that opens: what it printed.
  static func opening(_ screen: any LiveScreen) -> TechnologyResponse {
    var response = TechnologyResponse(gesture: "open")
    response.take(screen.openingEvents)
    return response
  }

  /// Takes in what the screen did.
  mutating func take(_ events: [ScreenEvent]) {
    for event in events {
      switch event {
      case .output(let line): output.append(line)
      case .notice(let notice): notices.append(notice)
      case .screenChanged: sounds.append(.screenChanged)
      case .failed: sounds.append(.actionFailed)
      // Announcements are for those who listen.
      case .announcement, .layoutChanged, .interface: continue
      }
    }
  }
}

enum Deeds {
  /// A touch at the activation point of an element, by default the center of its frame: what
  /// lies there answers, whatever the element is called (basbroek.nl, 2024).
  static func tap(
    _ element: AccessibilityElement, on screen: inout any LiveScreen,
    _ response: inout TechnologyResponse
  ) {
    var report = TapReport(name: element.shownName, point: nil, landing: .unknown)
    let point = element.activationPoint ?? element.frame?.center
    guard let point, point.isFinite else {
      // Without a place on the screen there is nothing but the action to go by.
      guard let action = element.defaultAction else {
        response.sounds.append(.actionFailed)
        response.answer = .tap(report)
        return
      }
      response.take(screen.perform(action.commands))
      return
    }
    report.point = point
    switch screen.touchTarget(at: point) {
    case .view: report.landing = .control
    case .nothing: report.landing = .nothing
    case .swallowed: report.landing = .disabled
    case .unknown: report.landing = .unknown
    }
    if report.landing == .nothing || report.landing == .disabled {
      response.sounds.append(.noElement)
    } else {
      response.take(screen.tap(at: point))
    }
    response.answer = .tap(report)
  }

  /// The element's own activation, which the keyboard and the scanner use before they tap.
  static func activate(
    _ element: AccessibilityElement, on screen: inout any LiveScreen,
    _ response: inout TechnologyResponse
  ) {
    guard let action = element.defaultAction else {
      return tap(element, on: &screen, &response)
    }
    response.take(screen.perform(action.commands))
  }

  /// Steps of an adjustable; false where there is nothing to adjust.
  static func adjust(
    _ element: AccessibilityElement, up: Bool, times: Int, on screen: inout any LiveScreen,
    _ response: inout TechnologyResponse
  ) {
    var element = element
    for _ in 0..<min(max(times, 0), 1_000) {
      guard let command = up ? element.increment : element.decrement else {
        response.sounds.append(.actionFailed)
        return
      }
      response.take(screen.perform([command]))
      let identity = element.identity
      guard let now = screen.tree.index(of: identity) else { return }
      element = screen.tree.elements[now]
    }
  }

  /// Text put into the field that is being edited, at its insertion point.
  static func type(
    _ text: String, on screen: inout any LiveScreen, _ response: inout TechnologyResponse
  ) {
    let tree = screen.tree
    guard let field = tree.elements.first(where: { $0.traits.contains(.isEditing) }),
      let entry = field.textEntry,
      text.unicodeScalars.count <= tree.environment.bounds.textLength
    else {
      response.sounds.append(.actionFailed)
      return
    }
    let point = min(max(0, entry.insertionPoint), entry.text.count)
    let whole = entry.text.prefix(point) + text + entry.text.dropFirst(point)
    response.take(
      screen.perform([.edit(entry.setter, field.identity, text: String(whole))]))
  }

  /// Leaves what is in front: closes what is presented, else goes back.
  static func goBack(on screen: inout any LiveScreen, _ response: inout TechnologyResponse) {
    let tree = screen.tree
    if let container = tree.containers.last(where: { $0.escape != nil }), let escape = container.escape {
      return response.take(screen.perform([escape] + container.escapeFollowUps))
    }
    if let back = tree.elements.first(where: { $0.traits.contains(.backButton) }),
      let action = back.defaultAction
    {
      return response.take(screen.perform(action.commands))
    }
    response.sounds.append(.actionFailed)
  }

  /// One page on, where something scrolls that way.
  static func scroll(
    _ direction: ScrollDirection, on screen: inout any LiveScreen,
    _ response: inout TechnologyResponse
  ) {
    let containers = screen.tree.containers
    guard
      let place = containers.first(where: { $0.scrolling?.axis == direction.axis }),
      let scrolling = place.scrolling
    else {
      response.sounds.append(.actionFailed)
      return
    }
    let page = scrolling.page + direction.step
    guard (0..<max(1, scrolling.pageCount)).contains(page) else {
      response.sounds.append(.boundary)
      return
    }
    response.take(screen.perform([.interface(.scroll(place.identity, page: page))]))
  }
}

/// Where content is moved to, in Voice Control's words: "Scroll down" shows what is further down.
enum ScrollDirection: String, CaseIterable {
  case up
  case down
  case left
  case right

  var axis: Scrolling.Axis { self == .up || self == .down ? .vertical : .horizontal }
  var step: Int { self == .down || self == .right ? 1 : -1 }
}
