import EarshotKit

extension [ExpectationTest] {
  /// Comparisons beyond which the longest match is not sought, but the first one taken.
  private static let mostComparisons = 4_000_000

  /// Which expectations are met, as many as possible, each by something heard after what met the
  /// one before.
  func foundInOrder(in screen: CaseScreen) -> [Bool] {
    let heard = screen.heard
    guard !isEmpty else { return [] }
    guard count <= [ExpectationTest].mostComparisons / Swift.max(1, heard.count) else {
      return foundFirst(in: heard)
    }
    // lengths[i][j]: the most that can be met of the expectations from i in what is heard from j.
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: heard.count + 1), count: count + 1)
    var fits = [[Bool]](repeating: [Bool](repeating: false, count: heard.count), count: count)
    for i in indices.reversed() {
      for j in heard.indices.reversed() {
        fits[i][j] = self[i].accepts(heard[j])
        let without = Swift.max(lengths[i + 1][j], lengths[i][j + 1])
        lengths[i][j] = fits[i][j] ? Swift.max(without, lengths[i + 1][j + 1] + 1) : without
      }
    }
    var found = [Bool](repeating: false, count: count)
    var (i, j) = (0, 0)
    while i < count, j < heard.count {
      if fits[i][j], lengths[i][j] == lengths[i + 1][j + 1] + 1 {
        found[i] = true
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }

  private func foundFirst(in heard: [CaseScreen.Heard]) -> [Bool] {
    var next = 0
    return map { test in
      guard let place = heard[next...].firstIndex(where: test.accepts) else { return false }
      next = place + 1
      return true
    }
  }

  /// Which expectations are met, each by a stop or a container of its own, in any order.
  func foundInAnyOrder(in screen: CaseScreen) -> [Bool] {
    let stops = screen.heard
    var owner = [Int?](repeating: nil, count: stops.count)
    let candidates = map { test in stops.indices.filter { test.accepts(stops[$0]) } }
    for test in indices {
      var seen: Set<Int> = []
      _ = place(test, candidates, &owner, &seen)
    }
    let placed = Set(owner.compactMap { $0 })
    return indices.map { index in
      placed.contains(index) || screen.containers.contains(where: self[index].acceptsContainer)
    }
  }

  /// Finds a stop for an expectation, moving others to another stop that meets them too.
  private func place(
    _ test: Int, _ candidates: [[Int]], _ owner: inout [Int?], _ seen: inout Set<Int>
  ) -> Bool {
    for stop in candidates[test] where seen.insert(stop).inserted {
      if let other = owner[stop], !place(other, candidates, &owner, &seen) { continue }
      owner[stop] = test
      return true
    }
    return false
  }
}
