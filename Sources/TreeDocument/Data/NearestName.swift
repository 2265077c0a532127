/// Finds what somebody meant: the known name with the fewest letters to change.
enum NearestName {
  /// The nearest of the names; nil only where there are none.
  static func of(_ name: String, in names: [String]) -> String? {
    let wanted = folded(name)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let known = folded(candidate)
      var distance = distance(wanted, known, limit: best?.distance ?? Int.max)
      if isPart(wanted, of: known) || isPart(known, of: wanted) {
        // A word left out is one thought, not a letter for each change.
        distance = min(distance, (abs(known.count - wanted.count) + 1) / 2)
      }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// " did you mean 'label'?" for the end of a sentence.
  static func hint(for name: String, in names: [String]) -> String {
    guard let nearest = of(name, in: names) else { return "" }
    return "; did you mean '\(nearest)'?"
  }

  /// Lower case letters and digits; UIKit's prefix says nothing (`accessibilityLabel`, `isModal`).
  private static func folded(_ name: String) -> [UInt8] {
    var letters = name.utf8.prefix(64).compactMap { byte -> UInt8? in
      switch byte {
      case 0x41...0x5a: byte | 0x20
      case 0x61...0x7a, 0x30...0x39, 0x80...: byte
      default: nil
      }
    }
    let prefix = Array("accessibility".utf8)
    if letters.count > prefix.count, letters.starts(with: prefix) {
      letters.removeFirst(prefix.count)
    }
    return letters
  }

  private static func isPart(_ a: [UInt8], of b: [UInt8]) -> Bool {
    a.count >= 3 && (b.starts(with: a) || b.reversed().starts(with: a.reversed()))
  }

  /// Edits between two words, neighbors swapped counting as one.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    if abs(a.count - b.count) >= limit { return limit }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}
