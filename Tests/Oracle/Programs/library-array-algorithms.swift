// swift-format-ignore-file

// MARK: sorting keeps equal elements in their order
// swiftc: Al1 Di1 Bo2 Cy2 Ed2
func probe() -> String {
  let guests = [("Bo", 2), ("Al", 1), ("Cy", 2), ("Di", 1), ("Ed", 2)]
  let sorted = guests.sorted { $0.1 < $1.1 }
  return sorted.map { "\($0.0)\($0.1)" }.joined(separator: " ")
}

// MARK: sorting by several keys with tuples
// swiftc: B2 O0 O3 O1
struct Order { var city: String; var total: Double; var id: Int }
func probe() -> String {
  let orders = [("Oslo", 5, 1), ("Bergen", 9, 2), ("Oslo", 7, 3), ("Oslo", 7, 0)].map { Order(city: $0.0, total: $0.1, id: $0.2) }
  let sorted = orders.sorted { ($0.city, -$0.total, $0.id) < ($1.city, -$1.total, $1.id) }
  return sorted.map { "\($0.city.first!)\($0.id)" }.joined(separator: " ")
}

// MARK: min and max by a condition pick the first of equals
// swiftc: pot kettle cup tea nil 1.0
func probe() -> String {
  let words = ["pot", "tea", "kettle", "ginger", "cup"]
  let short = words.min { $0.count < $1.count }!
  let long = words.max { $0.count < $1.count }!
  return "\(short) \(long) \(words.min()!) \(words.max()!) \([Int]().min() as Any) \([2.5, 1].min()!)"
}

// MARK: reduce with a different result type
// swiftc: 300.5 200,100 (low: 100, high: 200)
func probe() -> String {
  let bytes: [UInt8] = [200, 100]
  let sum = bytes.reduce(0.5) { $0 + Double($1) }
  let text = bytes.reduce("") { $0.isEmpty ? "\($1)" : "\($0),\($1)" }
  let most = bytes.reduce(into: (low: UInt8.max, high: UInt8.min)) { $0 = (Swift.min($0.low, $1), Swift.max($0.high, $1)) }
  return "\(sum) \(text) \(most)"
}

// MARK: reduce into a dictionary and an array
// swiftc: ["c1", "p2", "t2"] [1, 3, 6, 10]
func probe() -> String {
  let words = ["tea", "pot", "tin", "cup", "pan"]
  let groups = words.reduce(into: [Character: [String]]()) { $0[$1.first!, default: []].append($1) }
  let running = [1, 2, 3, 4].reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
  return "\(groups.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value.count)" }) \(running)"
}

// MARK: flat map and compact map
// swiftc: [10, 20, 30] [4, 6] [Optional(4), nil, Optional(6)] [Optional(1), nil, nil] [1]
func probe() -> String {
  let rows = [[1, 2], [], [3]]
  let texts = ["4", "x", "6"]
  let nested: [[Int?]] = [[1, nil], [nil]]
  return "\(rows.flatMap { $0.map { $0 * 10 } }) \(texts.compactMap(Int.init)) "
    + "\(texts.map { Int($0) }) \(nested.flatMap { $0 }) \(nested.flatMap { $0.compactMap { $0 } })"
}

// MARK: compact map removes only one level of optionals
// swiftc: [Optional(1), nil] Array<Optional<Int>> [1] 1
func probe() -> String {
  let readings: [Int??] = [1, .some(nil), nil]
  let once = readings.compactMap { $0 }
  return "\(once) \(type(of: once)) \(once.compactMap { $0 }) \(readings.count { $0 == nil })"
}

// MARK: zip stops at the shorter side
// swiftc: [("a", 1), ("b", 2), ("c", 3)] ["ab", "bc"] [1.5, 2.0] 0
func probe() -> String {
  let names = ["a", "b", "c"]
  let pairs = Array(zip(names, 1...))
  let shifted = zip(names, names.dropFirst()).map { $0 + $1 }
  let map = Dictionary(uniqueKeysWithValues: zip(names, [1.5, 2]))
  return "\(pairs) \(shifted) \(map.sorted { $0.key < $1.key }.map(\.value)) \(zip(names, [Int]()).map { $0 }.count)"
}

// MARK: enumerated counts from zero even for a slice
// swiftc: ["0y", "1z"] ["2y", "3z"] 1
func probe() -> String {
  let list = ["w", "x", "y", "z"]
  let slice = list[2...]
  let counted = slice.enumerated().map { "\($0)\($1)" }
  let indexed = zip(slice.indices, slice).map { "\($0)\($1)" }
  return "\(counted) \(indexed) \(slice.enumerated().first { $0.element == "z" }!.offset)"
}

// MARK: chunks by stride
// swiftc: [ArraySlice([1, 2, 3]), ArraySlice([4, 5, 6]), ArraySlice([7])] 3 1 true
extension Array {
  func chunked(_ size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
func probe() -> String {
  let chunks = Array(1...7).chunked(3)
  return "\(chunks) \(chunks[1].startIndex) \(chunks.last!.count) \([Int]().chunked(2).isEmpty)"
}

// MARK: lazy chains run only what is asked for
// swiftc: 0 6 4 12 10
func probe() -> String {
  var calls = 0
  let doubled = (1...100).lazy.map { (value: Int) -> Int in calls += 1; return value * 2 }.filter { $0 % 6 == 0 }
  let before = calls
  let first = doubled.first!
  let middle = calls
  let later = doubled.first { $0 > 10 }!
  return "\(before) \(first) \(middle) \(later) \(calls)"
}

// MARK: eager chains run everything
// swiftc: 2 2 m1 m2 m3 f1 f2 M1 F1 M2 F2
func probe() -> String {
  var log: [String] = []
  let eager = [1, 2, 3].map { (n: Int) -> Int in log.append("m\(n)"); return n }.first { log.append("f\($0)"); return $0 == 2 }
  let lazy = [1, 2, 3].lazy.map { (n: Int) -> Int in log.append("M\(n)"); return n }.first { log.append("F\($0)"); return $0 == 2 }
  return "\(eager!) \(lazy!) \(log.joined(separator: " "))"
}

// MARK: a lazy map is computed again on each access
// swiftc: 8 3 [4, 9, 16] 5
func probe() -> String {
  var calls = 0
  let squares = [2, 3, 4].lazy.map { (n: Int) -> Int in calls += 1; return n * n }
  let sum = squares[0] + squares[0]
  let count = squares.count
  let list = Array(squares)
  return "\(sum) \(count) \(list) \(calls)"
}

// MARK: prefix and suffix and dropping
// swiftc: [1, 2] [4, 5] [5] [1] [1, 2] [4, 5] 5 [1, 2] [1] [4, 5]
func probe() -> String {
  let list = [1, 2, 3, 4, 5]
  return "\(list.prefix(2)) \(list.suffix(2)) \(list.dropFirst(4)) \(list.dropLast(4)) "
    + "\(list.prefix { $0 < 3 }) \(list.drop { $0 < 4 }) \(list.prefix(9).count) "
    + "\(list.prefix(through: 1)) \(list.prefix(upTo: 1)) \(list.suffix(from: 3))"
}

// MARK: searching answers positions
// swiftc: 1 3 2 nil 0 true true true 2
func probe() -> String {
  let list = [4, 8, 15, 8]
  return "\(list.firstIndex(of: 8)!) \(list.lastIndex(of: 8)!) \(list.firstIndex { $0 > 10 }!) "
    + "\(list.firstIndex(of: 5) as Any) \(list.lastIndex(where: { $0 < 5 })!) "
    + "\(list.contains(15)) \(list.contains { $0.isMultiple(of: 5) }) \(list.allSatisfy { $0 > 3 }) \(list.count { $0 == 8 })"
}

// MARK: comparing sequences of different kinds
// swiftc: true true true true false true true
func probe() -> String {
  let list = [1, 2, 3]
  return "\(list.elementsEqual(1...3)) \(list.starts(with: [1, 2])) \(list.starts(with: [])) "
    + "\(list.lexicographicallyPrecedes([1, 3])) \(list.lexicographicallyPrecedes([1, 2])) "
    + "\(list.elementsEqual([1.2, 2.1, 3.9]) { $0 == Int($1) }) \(["b"].lexicographicallyPrecedes(["a"], by: >))"
}

// MARK: difference from and applying
// swiftc: ["-0tea", "+1bun", "+3egg"] true 2 Optional(["bun", "bun", "jam", "egg", "egg"])
func probe() -> String {
  let old = ["tea", "milk", "jam"]
  let new = ["milk", "bun", "jam", "egg"]
  let change = new.difference(from: old)
  let steps = change.map { step -> String in
    switch step {
    case .remove(let offset, let element, _): return "-\(offset)\(element)"
    case .insert(let offset, let element, _): return "+\(offset)\(element)"
    }
  }
  return "\(steps) \(old.applying(change) == new) \(change.insertions.count) \(new.applying(change) as Any)"
}

// MARK: inferred moves pair a removal with an insertion
// swiftc: remove 0 a 2; insert 2 a 0
func probe() -> String {
  let change = ["b", "c", "a"].difference(from: ["a", "b", "c"]).inferringMoves()
  return change.map { step in
    switch step {
    case let .remove(offset, element, to): return "remove \(offset) \(element) \(to ?? -1)"
    case let .insert(offset, element, from): return "insert \(offset) \(element) \(from ?? -1)"
    }
  }.joined(separator: "; ")
}

// MARK: joined flattens with a separating sequence
// swiftc: [1, 2, 3] [1, 2, 0, 0, 3, 0, 0] [1, 2, 5, 6] a-b
func probe() -> String {
  let rows = [[1, 2], [3], []]
  return "\(Array(rows.joined())) \(Array(rows.joined(separator: [0, 0]))) "
    + "\([1...2, 5...6].joined().map { $0 }) \([["a"], ["b"]].joined().joined(separator: "-"))"
}

// MARK: reversed array is a view with its own indices
// swiftc: [30, 20, 10] 30 2 30 true Int
func probe() -> String {
  let list = [10, 20, 30]
  let back = list.reversed() as ReversedCollection
  let position = back.firstIndex(of: 20)!
  return "\(Array(back)) \(back[back.startIndex]) \(position.base) \(back.first!) "
    + "\(list.reversed().reversed() == list) \(type(of: list.lazy.reversed().first!))"
}

// MARK: for each with an early return continues
// swiftc: [1, 3, 4, 10, 30]
func probe() -> String {
  var seen: [Int] = []
  [1, 2, 3, 4].forEach { value in
    if value == 2 { return }
    seen.append(value)
  }
  for value in [1, 2, 3, 4] where value != 2 {
    if value == 4 { break }
    seen.append(value * 10)
  }
  return "\(seen)"
}

// MARK: moving windows and neighbour differences
// swiftc: [0.5, -0.25, 1.75] [1.5, 3.0] false Array<Float>
func probe() -> String {
  let levels: [Float] = [1, 1.5, 1.25, 3]
  let steps = zip(levels.dropFirst(), levels).map(-)
  let windows = levels.indices.dropLast(2).map { levels[$0...($0 + 2)].max()! }
  return "\(steps) \(windows) \(zip(levels, levels.dropFirst()).allSatisfy(<=)) \(type(of: steps))"
}

// MARK: unique elements in order of first sight
// swiftc: [3, 1, 2] ban [0.0, 1.0] 1
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
func probe() -> String {
  "\([3, 1, 3, 2, 1].uniqued()) \(String("banana".uniqued())) \([0.0, -0.0, 1].uniqued()) \(["é", "e\u{301}"].uniqued().count)"
}

// MARK: rotating and transposing
// swiftc: [3, 4, 5, 1, 2] [[1, 4], [2, 5], [3, 6]] [6, 15] [4, 5, 6]
func probe() -> String {
  let list = [1, 2, 3, 4, 5]
  let rotated = Array(list[2...] + list[..<2])
  let grid = [[1, 2, 3], [4, 5, 6]]
  let turned = grid[0].indices.map { column in grid.map { $0[column] } }
  return "\(rotated) \(turned) \(grid.map { $0.reduce(0, +) }) \(turned.map { $0.max()! })"
}
