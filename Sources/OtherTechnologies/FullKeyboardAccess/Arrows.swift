import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Arrow keys: they change the value of what can be adjusted, go along inside a list or a bar,
/// and elsewhere to the nearest element on that side.
extension FullKeyboardAccess {
  mutating func arrow(_ direction: ScrollDirection, _ response: inout TechnologyResponse) {
    guard let element = focused, let place = focusedPlace else {
      return focus(on: 0, &response)
    }
    if element.increment != nil || element.decrement != nil {
      let up = direction == .up || direction == .right
      Deeds.adjust(element, up: up, times: 1, on: &state.screen, &response)
      if let now = focused?.value?.string { response.shown.append(now) }
      return
    }
    guard let next = neighbor(of: element, direction) ?? sibling(of: place, direction) else {
      return response.sounds.append(.boundary)
    }
    focus(on: next, &response)
  }

  /// The next one of the same list or bar.
  private func sibling(of place: Int, _ direction: ScrollDirection) -> Int? {
    let stops = stops
    let tree = state.screen.tree
    let next = place + direction.step
    guard stops.indices.contains(next) else { return nil }
    let here = tree.elements[stops[place]].containers.last
    return here == tree.elements[stops[next]].containers.last ? next : nil
  }

  /// The element whose center is nearest on that side, sideways distance counting double.
  private func neighbor(of element: AccessibilityElement, _ direction: ScrollDirection) -> Int? {
    guard let from = element.frame?.center, from.isFinite else { return nil }
    let tree = state.screen.tree
    var best: (place: Int, distance: Double)?
    for (place, index) in stops.enumerated() {
      let other = tree.elements[index]
      guard other.identity != element.identity, let to = other.frame?.center, to.isFinite else {
        continue
      }
      let (along, aside) = direction.offsets(from, to)
      guard along > 1, aside <= along * 2 else { continue }
      let distance = along + 2 * aside
      if distance < best?.distance ?? .infinity { best = (place, distance) }
    }
    return best?.place
  }

  /// Ctrl-Tab: the first element of the next bar, list or group.
  mutating func moveGroup(by step: Int, _ response: inout TechnologyResponse) {
    let stops = stops
    let tree = state.screen.tree
    guard let place = focusedPlace else { return focus(on: 0, &response) }
    let groups = stops.map { tree.elements[$0].containers.last ?? -1 }
    let starts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    guard starts.count > 1, let current = starts.lastIndex(where: { $0 <= place }) else {
      return response.sounds.append(.boundary)
    }
    if !starts.indices.contains(current + step) { response.sounds.append(.boundary) }
    focus(on: starts[(current + step + starts.count) % starts.count], &response)
  }
}

extension ScrollDirection {
  /// How far one point lies from the other on that side, and how far aside of it.
  fileprivate func offsets(_ from: Point, _ to: Point) -> (along: Double, aside: Double) {
    switch self {
    case .up: (from.y - to.y, abs(from.x - to.x))
    case .down: (to.y - from.y, abs(from.x - to.x))
    case .left: (from.x - to.x, abs(from.y - to.y))
    case .right: (to.x - from.x, abs(from.y - to.y))
    }
  }
}
