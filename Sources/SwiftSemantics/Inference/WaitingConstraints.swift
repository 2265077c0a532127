import EarshotSwiftCode

/// Constraints that nothing can be said of yet, in the order they came, and what each of them waits for: when a
/// variable gets a type, only those that it says something of are looked at again. To look at all of them each time
/// takes steps that grow with the square of a statement.
struct WaitingConstraints: Sequence {
  fileprivate struct Entry {
    let constraint: Constraint
    /// The variables that can say more of it; nil where any could.
    let variables: [Int]?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var underestimatedCount: Int { entries.count }

  var all: [Constraint] { entries.map(\.constraint) }
  /// The last first.
  var latest: some Sequence<Constraint> { entries.lazy.reversed().lazy.map(\.constraint) }

  func makeIterator() -> Iterator { Iterator(entries: entries.makeIterator()) }

  struct Iterator: IteratorProtocol {
    fileprivate var entries: IndexingIterator<[Entry]>

    mutating func next() -> Constraint? { entries.next()?.constraint }
  }

  mutating func append(_ constraint: Constraint, until variables: [Int]?) {
    entries.append(Entry(constraint: constraint, variables: variables))
  }

  mutating func append(contentsOf other: WaitingConstraints) { entries += other.entries }

  /// Takes out what one variable says something of.
  mutating func takeAll(waitingFor variable: Int) -> [Constraint] {
    takeAll { $0.variables?.contains(variable) ?? true }.map(\.constraint)
  }

  /// Takes out all that is meant.
  mutating func removeAll(where isMeant: (Constraint) -> Bool) { _ = takeAll { isMeant($0.constraint) } }

  mutating func removeFirst(where isMeant: (Constraint) -> Bool) {
    if let index = entries.firstIndex(where: { isMeant($0.constraint) }) { entries.remove(at: index) }
  }

  /// Those of which something holds, and the others, each by its place in the list.
  func divided(_ isMeant: (Int) -> Bool) -> (WaitingConstraints, WaitingConstraints) {
    var (meant, others) = (WaitingConstraints(), WaitingConstraints())
    for (index, entry) in entries.enumerated() {
      if isMeant(index) { meant.entries.append(entry) } else { others.entries.append(entry) }
    }
    return (meant, others)
  }

  private mutating func takeAll(_ isMeant: (Entry) -> Bool) -> [Entry] {
    guard entries.contains(where: isMeant) else { return [] }
    var taken: [Entry] = []
    var kept: [Entry] = []
    for entry in entries { if isMeant(entry) { taken.append(entry) } else { kept.append(entry) } }
    entries = kept
    return taken
  }
}

extension Solver {
  /// Looks at a constraint again when more is known of what it waits for.
  func wait(_ constraint: Constraint) {
    state.waiting.append(constraint, until: constraint.looksAround ? nil : variables(in: constraint))
  }

  /// Looks again at what waited for a variable.
  func wake(_ variable: Int) {
    effort.lookThrough(state.waiting.underestimatedCount)
    state.work.append(contentsOf: state.waiting.takeAll(waitingFor: variable))
  }

  /// What has not been decided: what waits, and what has to be looked at.
  var undecided: [Constraint] { state.waiting.all + state.work }

  private func variables(in constraint: Constraint) -> [Int] {
    // A choice is made by the search.
    if case .choice = constraint { return [] }
    var found: [Int] = []
    for type in constraint.types { simplify(type).variables(into: &found) }
    return found
  }
}

extension Constraint {
  /// Whether others that wait say something of it, too: what a closure is wanted as, where a key path begins.
  fileprivate var looksAround: Bool {
    switch self {
    case .closure, .keyPath, .coercion: true
    default: false
    }
  }
}
