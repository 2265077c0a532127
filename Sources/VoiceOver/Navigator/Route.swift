import EarshotAccessibilityTree

/// The shortest way to a control by gestures that need no knowledge of the screen: swipes, the
/// first and last element, and the rotor. A turn of the rotor by one setting is one gesture.
public struct Route: Sendable, Hashable {
  /// What a way leads to.
  public enum Target: Sendable, Hashable {
    /// An element, by its index.
    case element(Int)
    /// A named action of an element: it is spoken, and a double tap performs it.
    case action(String, of: Int)
    /// A link inside an element's text, by its place among the text's links.
    case link(Int, in: Int)

    /// The element that is reached.
    public var element: Int {
      switch self {
      case .element(let index), .action(_, let index), .link(_, let index): index
      }
    }
  }

  /// In the order to be carried out; `rotor NAME` stands for all turns up to that setting.
  public var gestures: [Gesture]
  /// How many gestures a finger makes: every turn of the rotor counts.
  public var count: Int
  /// What is reached.
  public var target: Target
}

extension Navigator {
  /// The control that a text means: the element, the named action or the link in a text with that
  /// name, else one that begins with it, else one that holds it, ignoring case; an element without
  /// a label by its value. Of an action that many elements have, the first element's.
  public func control(meant text: String) -> Route.Target? {
    let wanted = text.asOneLine.lowercased()
    let names = namesOfControls
    return names.first { $0.name == wanted }?.target
      ?? names.first { $0.name.hasPrefix(wanted) }?.target
      ?? names.first { $0.name.contains(wanted) }?.target
  }

  /// Every control with its name in lower case: elements first, then what only a rotor reaches.
  private var namesOfControls: [(name: String, target: Route.Target)] {
    var names: [(String, Route.Target)] = []
    var inside: [(String, Route.Target)] = []
    for (index, element) in tree.elements.enumerated() {
      let name = element.label.flatMap { $0.isEmpty ? nil : $0 } ?? element.value
      names.append((name?.string.asOneLine.lowercased() ?? "", .element(index)))
      for action in element.actions where !action.name.isEmpty {
        inside.append((action.name.asOneLine.lowercased(), .action(action.name, of: index)))
      }
      for (place, link) in element.links.enumerated() {
        inside.append((link.text.asOneLine.lowercased(), .link(place, in: index)))
      }
    }
    return names + inside
  }

  /// The shortest way from where the cursor is.
  ///
  /// Time grows with the elements and with what the rotor's settings stop at.
  public func route(to target: Route.Target) -> Route? {
    guard tree.elements.indices.contains(target.element) else { return nil }
    var search = RouteSearch(self)
    // What is worked out from the tree alone is tried before it is told.
    var best: Route?
    var ways = Array(search.waysToElement(target.element).prefix(12))
    var leadsAnywhere = false
    if case .link = target {
      // The Links rotor goes from link to link wherever it is begun.
      leadsAnywhere = true
      ways.insert(Route.Way(), at: 0)
    }
    for way in ways {
      if let best, best.count <= way.count { break }
      var walker = self
      for gesture in way.gestures { _ = walker.perform(gesture) }
      guard leadsAnywhere || walker.focus == target.element, let end = walker.end(at: target) else {
        continue
      }
      let whole = Route(
        gestures: way.gestures + end.gestures, count: way.count + end.count, target: target)
      if whole.count < best?.count ?? .max { best = whole }
    }
    return best
  }

  /// What is left to do on the element itself; nil where nothing leads there.
  private func end(at target: Route.Target) -> Route.Way? {
    switch target {
    case .element: return Route.Way()
    case .action(let name, let index):
      let category = tree.elements[index].actions.first { $0.name == name }?.category
      return way(by: .actions(category: category), steps: tree.elements[index].actions.count + 1) {
        $0.actionSpokenLast?.name == name
      }
    case .link(let place, let index):
      let links = tree.elements.reduce(1) { $0 + max($1.links.count, 1) }
      return way(by: .elements(.links), steps: links) {
        $0.focus == index && $0.place.link == place
      }
    }
  }

  /// A turn to the setting where it is not in force, then swipes down or up, whichever are fewer.
  private func way(
    by setting: RotorSetting, steps: Int, until isThere: (NavigatorState) -> Bool
  ) -> Route.Way? {
    var start = self
    var turn = Route.Way()
    var state = stateOfNow
    if state.rotorInForce != setting {
      let dial = state.dial()
      guard let there = dial.firstIndex(of: setting) else { return nil }
      let around = abs(there - (dial.firstIndex(of: state.rotorInForce) ?? 0))
      let gesture = Gesture.rotor(setting.name(in: state.words))
      turn = Route.Way(gestures: [gesture], count: min(around, dial.count - around))
      _ = start.perform(gesture)
    }
    var best: Route.Way?
    for swipe in [Gesture.swipe(.down), .swipe(.up)] {
      var walker = start
      for count in 1...max(1, min(steps, 256)) {
        _ = walker.perform(swipe)
        guard isThere(walker.stateOfNow) else { continue }
        if best.map({ turn.count + count < $0.count }) ?? true {
          best = turn + Route.Way(gestures: Array(repeating: swipe, count: count), count: count)
        }
        break
      }
    }
    return best
  }
}

extension Route {
  /// Gestures with what they cost a finger.
  fileprivate struct Way {
    var gestures: [Gesture] = []
    var count = 0

    init(gestures: [Gesture] = [], count: Int = 0) {
      self.gestures = gestures
      self.count = count
    }

    static func + (a: Way, b: Way) -> Way {
      Way(gestures: a.gestures + b.gestures, count: a.count + b.count)
    }
  }
}

/// Ways to an element: straight, from an end, and over what a setting of the rotor stops at.
private struct RouteSearch {
  private var state: NavigatorState
  private let start: Int
  private let last: Int

  init(_ navigator: Navigator) {
    state = navigator.stateOfNow
    start = navigator.focus ?? 0
    last = max(0, navigator.tree.elements.count - 1)
  }

  /// The shortest first.
  mutating func waysToElement(_ target: Int) -> [Route.Way] {
    var ways: [Route.Way] = []
    for (place, way) in [(start, [Gesture]()), (0, [.first]), (last, [.last])] {
      let gestures = way + swipes(from: place, to: target)
      ways.append(Route.Way(gestures: gestures, count: gestures.count))
    }
    let dial = state.dial()
    let here = dial.firstIndex(of: state.rotorInForce) ?? 0
    for (position, setting) in dial.enumerated() {
      guard case .elements(let category) = setting else { continue }
      let around = abs(position - here)
      let turns = min(around, dial.count - around)
      let name = setting.name(in: state.words)
      let places = state.index.matches(of: category).filter { $0.link == nil }.map(\.element)
      for way in overMatches(places, to: target) {
        ways.append(
          Route.Way(
            gestures: (turns > 0 ? [.rotor(name)] : []) + way, count: turns + way.count))
      }
    }
    return ways.sorted { $0.count < $1.count }
  }

  /// By swipes up or down to the nearest place before or after the target, then sideways.
  private func overMatches(_ places: [Int], to target: Int) -> [[Gesture]] {
    let stops = [places.last { $0 <= target }, places.first { $0 >= target }].compactMap { $0 }
    var ways: [[Gesture]] = []
    for stop in stops {
      for (place, way) in [(start, [Gesture]()), (0, [.first]), (last, [.last])] where place != stop {
        let between = places.count { stop > place ? $0 > place && $0 <= stop : $0 < place && $0 >= stop }
        let swipe = Gesture.swipe(stop > place ? .down : .up)
        ways.append(
          way + Array(repeating: swipe, count: between) + swipes(from: stop, to: target))
      }
    }
    return ways
  }

  private func swipes(from place: Int, to target: Int) -> [Gesture] {
    Array(repeating: .swipe(target > place ? .right : .left), count: abs(target - place))
  }
}
