/// Variables that say something of one another.
struct VariableGroups {
  private var parents: [Int: Int] = [:]

  mutating func group(of number: Int) -> Int {
    var current = number
    while let next = parents[current], next != current { current = next }
    parents[number] = current
    return current
  }

  mutating func join(_ numbers: [Int]) {
    guard let first = numbers.first else { return }
    let root = group(of: first)
    for number in numbers.dropFirst() { parents[group(of: number)] = root }
  }
}
