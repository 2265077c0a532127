/// What was passed over, each once and in the order in which it was met: by its number in a table.
struct NotedGaps {
  private(set) var inOrder: ContiguousArray<Int> = []
  private var known: Set<Int> = []

  func contains(_ gap: Int) -> Bool { known.contains(gap) }

  mutating func insert(_ gap: Int) {
    if known.insert(gap).inserted { inOrder.append(gap) }
  }
}

/// Numbers what is passed over: a screen meets the same gap again with each value that hangs on it.
struct GapTable {
  private(set) var all: ContiguousArray<RuntimeGap> = []
  private var numbers: [RuntimeGap: Int] = [:]

  mutating func number(of gap: RuntimeGap) -> Int {
    if let known = numbers[gap] { return known }
    let number = all.count
    numbers[gap] = number
    all.append(gap)
    return number
  }
}

extension Store {
  /// What was passed over since this was asked last.
  func takeNotedGaps() -> [RuntimeGap] {
    defer { noted = NotedGaps() }
    return noted.inOrder.map { gapTable.all[$0] }
  }
}
