/// Which screen of one version is which of the other.
struct ScreenPairing {
  /// Indices of both versions that are one screen, in the order of the second.
  private(set) var pairs: [(before: Int, after: Int)] = []
  /// Screens of the first version that are not in the second.
  private(set) var removed: [Int] = []
  /// Screens of the second version that were not in the first.
  private(set) var added: [Int] = []

  /// A screen, as far as it can be found again.
  struct Mark {
    /// The file, by the name that it has in the second version.
    var file: String
    var name: String
  }

  private var partner: [Int: Int] = [:]
  private var taken: Set<Int> = []

  /// - Parameter areChosen: whether one screen of each version was named: then they are one, whatever they are called.
  init(_ before: [Mark], _ after: [Mark], areChosen: Bool) {
    if areChosen, before.count == 1, after.count == 1 { pair([0], [0]) }
    pair(before, after, isUnique: false) { "\($0.file)\0\($0.name)" }
    pair(before, after, isUnique: true) { $0.name }
    pair(before, after, isUnique: true) { $0.file }
    pairs = partner.map { (before: $0.value, after: $0.key) }.sorted { $0.after < $1.after }
    removed = before.indices.filter { !taken.contains($0) }
    added = after.indices.filter { partner[$0] == nil }
  }

  /// Pairs what is left by a key: in order, or only where the key is of one screen in each version.
  private mutating func pair(
    _ before: [Mark], _ after: [Mark], isUnique: Bool, by key: (Mark) -> String
  ) {
    let old = Dictionary(grouping: before.indices.filter { !taken.contains($0) }) { key(before[$0]) }
    let new = Dictionary(grouping: after.indices.filter { partner[$0] == nil }) { key(after[$0]) }
    for (key, indices) in new {
      guard let others = old[key], !isUnique || (indices.count == 1 && others.count == 1) else { continue }
      pair(others, indices)
    }
  }

  private mutating func pair(_ before: [Int], _ after: [Int]) {
    for (old, new) in zip(before, after) {
      partner[new] = old
      taken.insert(old)
    }
  }
}
