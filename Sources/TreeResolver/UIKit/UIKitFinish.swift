import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// What comes out of a walk, in reading order.
extension UIKitWalk {
  struct Finished {
    var elements = AccessibilityElements()
    var containers: [AccessibilityContainer] = []
    var outcomes: [ViewOutcome]
  }

  /// Takes the outcomes out of the walk: it is over.
  mutating func finished(_ items: [OrderedItem]) -> Finished {
    let reading = readingOrder(of: items)
    var result = Finished(outcomes: [])
    swap(&result.outcomes, &outcomes)
    result.elements.reserveCapacity(reading.count)
    var places = [Int](repeating: 0, count: leaves.count)
    var renumbered = [Int?](repeating: nil, count: containers.count)
    for (place, index) in reading.enumerated() {
      places[index] = place
      var element = element(of: leaves[index])
      element.containers = leaves[index].around.containers.map { container in
        number(container, &renumbered, &result.containers)
      }
      for container in element.containers { result.containers[container].elements.append(place) }
      result.elements.append(element)
    }
    numberTabs(reading, in: &result.elements)
    for index in fates.indices {
      result.outcomes[index].fate = fate(fates[index], places, renumbered)
    }
    return result
  }

  /// Containers are numbered by their first element, outer ones first; empty ones drop out.
  private func number(
    _ container: Int, _ renumbered: inout [Int?], _ result: inout [AccessibilityContainer]
  ) -> Int {
    if let number = renumbered[container] { return number }
    var next = containers[container]
    next.parent = next.parent.flatMap { renumbered[$0] }
    renumbered[container] = result.count
    result.append(next)
    return result.count - 1
  }

  /// The elements in reading order; groups are blocks.
  private func readingOrder(of items: [OrderedItem]) -> [Int] {
    var reading: [Int] = []
    reading.reserveCapacity(leaves.count)
    var open: [(items: [OrderedItem], next: Int)] = [(items, 0)]
    while let last = open.indices.last {
      let (list, next) = open[last]
      guard next < list.count else {
        open.removeLast()
        continue
      }
      open[last].next += 1
      if let group = list[next].group {
        open.append((groups[group], 0))
      } else {
        reading.append(list[next].reference)
      }
    }
    return reading
  }

  /// Every element below a tab bar counts, in reading order (spec announcements.md 3.2).
  private func numberTabs(_ reading: [Int], in result: inout AccessibilityElements) {
    guard providers.contains(where: \.countsTabs) else { return }
    var counts = [Int](repeating: 0, count: providers.count)
    for index in reading {
      if let provider = tabProvider(index) { counts[provider] += 1 }
    }
    var next = [Int](repeating: 0, count: providers.count)
    for (place, index) in reading.enumerated() {
      guard let provider = tabProvider(index) else { continue }
      result[place].context = .tab(index: next[provider], count: counts[provider])
      next[provider] += 1
    }
  }

  /// The provider of a leaf, where it counts tabs in reading order.
  private func tabProvider(_ leaf: Int) -> Int? {
    leaves[leaf].around.provider.flatMap { providers[$0].countsTabs ? $0 : nil }
  }

  private func fate(_ draft: DraftFate, _ places: [Int], _ renumbered: [Int?]) -> Fate {
    switch draft {
    case .stop(let index): .stop(element: places[index])
    case .container(let index):
      renumbered[index].map { .container($0) } ?? .silent(.emptyContainer)
    case .hidden(let reason): .hidden(reason)
    case .silent(let reason): .silent(reason)
    case .transparent: .transparent
    }
  }
}

/// Finds the elements that the results of rotors stand for, by their labels.
enum RotorTargets {
  static func fill(_ tree: inout AccessibilityTree) {
    let hasRotors =
      tree.elements.indices.contains { !tree.elements[$0].rotors.isEmpty }
      || tree.containers.indices.contains { !tree.containers[$0].rotors.isEmpty }
    guard hasRotors else { return }
    var byLabel: [String: Identity] = [:]
    for element in tree.elements {
      guard let label = element.label?.string, byLabel[label] == nil else { continue }
      byLabel[label] = element.identity
    }
    for index in tree.elements.indices { fill(&tree.elements[index].rotors, byLabel) }
    for index in tree.containers.indices { fill(&tree.containers[index].rotors, byLabel) }
  }

  private static func fill(_ rotors: inout [Rotor], _ byLabel: [String: Identity]) {
    for rotor in rotors.indices {
      for entry in rotors[rotor].entries.indices {
        guard let label = rotors[rotor].entries[entry].label else { continue }
        rotors[rotor].entries[entry].target = byLabel[label]
      }
    }
  }
}
