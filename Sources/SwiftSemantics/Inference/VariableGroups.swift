/// Variables that say something of one another.
struct VariableGroups {
  /// For each variable one of its group, itself where no other is known.
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func group(of number: Int) -> Int {
    var current = number
    while parents[current] != current { current = parents[current] }
    parents[number] = current
    return current
  }

  mutating func join(_ numbers: some Sequence<Int>) {
    var root: Int?
    for number in numbers {
      let own = group(of: number)
      if let root { parents[own] = root } else { root = own }
    }
  }
}
