import EarshotAccessibilityTree

/// The shortest way to an element by gestures that need no knowledge of the screen: swipes, the
/// first and last element, and the rotor. A turn of the rotor by one setting is one gesture.
public struct Route: Sendable, Hashable {
  /// In the order to be carried out; `rotor NAME` stands for all turns up to that setting.
  public var gestures: [Gesture]
  /// How many gestures a finger makes: every turn of the rotor counts.
  public var count: Int
  /// The element that is reached, by its index.
  public var target: Int
}

extension Navigator {
  /// The element that a text means: with that label, else one that begins with it, else one that
  /// holds it, ignoring case; an element without a label by its value.
  public func element(meant text: String) -> Int? {
    let wanted = text.asOneLine.lowercased()
    let names = tree.elements.map { element in
      let name = element.label.flatMap { $0.isEmpty ? nil : $0 } ?? element.value
      return name?.string.asOneLine.lowercased() ?? ""
    }
    return names.firstIndex(of: wanted) ?? names.firstIndex { $0.hasPrefix(wanted) }
      ?? names.firstIndex { $0.contains(wanted) }
  }

  /// The shortest way from where the cursor is.
  ///
  /// Time grows with the elements and with what the rotor's settings stop at.
  public func route(to target: Int) -> Route? {
    guard tree.elements.indices.contains(target) else { return nil }
    var search = RouteSearch(self)
    let candidates = search.candidates(to: target)
    // What is worked out from the tree alone is tried before it is told.
    for candidate in candidates.sorted(by: { $0.count < $1.count }).prefix(8) {
      var walker = self
      for gesture in candidate.gestures { _ = walker.perform(gesture) }
      if walker.focus == target { return candidate }
    }
    return nil
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

  mutating func candidates(to target: Int) -> [Route] {
    var routes: [Route] = []
    for (place, way) in [(start, [Gesture]()), (0, [.first]), (last, [.last])] {
      routes.append(Route(gestures: way + swipes(from: place, to: target), target: target))
    }
    let dial = state.dial()
    let here = dial.firstIndex(of: state.rotorInForce) ?? 0
    for (position, setting) in dial.enumerated() {
      guard case .elements(let category) = setting else { continue }
      let around = abs(position - here)
      let turns = min(around, dial.count - around)
      let name = setting.name(in: state.words)
      let places = state.index.matches(of: category).filter { $0.link == nil }.map(\.element)
      for route in overMatches(places, to: target) {
        routes.append(
          Route(
            gestures: (turns > 0 ? [.rotor(name)] : []) + route, count: turns + route.count,
            target: target))
      }
    }
    return routes
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

extension Route {
  fileprivate init(gestures: [Gesture], target: Int) {
    self.init(gestures: gestures, count: gestures.count, target: target)
  }
}
