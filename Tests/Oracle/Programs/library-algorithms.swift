// swift-format-ignore-file

// MARK: run lengths of a text and back
// swiftc: 3a 1b 2c 1d 255z 45z 307 aabbcc
func runs(_ text: String) -> [(sign: Character, count: UInt8)] {
  text.reduce(into: []) { runs, sign in
    if let last = runs.last, last.sign == sign, last.count < .max { runs[runs.count - 1].count += 1 } else { runs.append((sign, 1)) }
  }
}
func probe() -> String {
  let packed = runs("aaabccd" + String(repeating: "z", count: 300))
  let text = packed.map { "\($0.count)\($0.sign)" }.joined(separator: " ")
  return "\(text) \(packed.reduce(0) { $0 + Int($1.count) }) \(String(packed.flatMap { repeatElement($0.sign, count: 2) }.prefix(6)))"
}

// MARK: binary search over a slice of sorted values
// swiftc: 2 2 6 42
extension RandomAccessCollection where Element: Comparable {
  func lowerBound(of value: Element) -> Index {
    var low = startIndex, high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if self[middle] < value { low = index(after: middle) } else { high = middle }
    }
    return low
  }
}
func probe() -> String {
  let heights: [Float] = [0.5, 1, 1.5, 1.5, 2, 4]
  return "\(heights.lowerBound(of: 1.5)) \(heights[2...].lowerBound(of: 1)) \(heights.lowerBound(of: 9)) \((10..<90).lowerBound(of: 42))"
}

// MARK: memoized recursion with a captured dictionary
// swiftc: 55 2880067194370816120 12200160415121876738 1293530146158671551
func memoize<Key: Hashable, Value>(_ body: @escaping ((Key) -> Value, Key) -> Value) -> (Key) -> Value {
  var known: [Key: Value] = [:]
  func call(_ key: Key) -> Value {
    if let value = known[key] { return value }
    let value = body(call, key)
    known[key] = value
    return value
  }
  return call
}
func probe() -> String {
  let fib = memoize { (self: (UInt64) -> UInt64, n: UInt64) in n < 2 ? n : self(n - 1) &+ self(n - 2) }
  return "\(fib(10)) \(fib(90)) \(fib(93)) \(fib(94))"
}

// MARK: matrix multiplication with a two argument subscript
// swiftc: [34.0, 21.0, 21.0, 13.0] [2.5, 0.5] false
struct Matrix: Equatable {
  var rows: Int, columns: Int, cells: [Double]
  subscript(i: Int, j: Int) -> Double { get { cells[i * columns + j] } set { cells[i * columns + j] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var product = Matrix(rows: a.rows, columns: b.columns, cells: Array(repeating: 0, count: a.rows * b.columns))
    for i in 0..<a.rows { for j in 0..<b.columns { for k in 0..<a.columns { product[i, j] += a[i, k] * b[k, j] } } }
    return product
  }
}
func probe() -> String {
  let step = Matrix(rows: 2, columns: 2, cells: [1, 1, 1, 0])
  let eight = (1..<8).reduce(step) { power, _ in power * step }
  return "\(eight.cells) \((step * Matrix(rows: 2, columns: 1, cells: [0.5, 2])).cells) \(step * step == step)"
}

// MARK: prime sieve over a stride
// swiftc: [2, 3, 5, 7, 11, 13, 17, 19] 168 997 35
func primes(below limit: Int) -> [Int] {
  var isPrime = [Bool](repeating: true, count: limit)
  for n in 2..<limit where isPrime[n] {
    for multiple in stride(from: n * n, to: limit, by: n) { isPrime[multiple] = false }
  }
  return (2..<limit).filter { isPrime[$0] }
}
func probe() -> String {
  let all = primes(below: 1000)
  return "\(all.prefix(8)) \(all.count) \(all.last!) \(zip(all, all.dropFirst()).filter { $1 - $0 == 2 }.count)"
}

// MARK: roman numerals both ways
// swiftc: ["IV", "MCMXCIV", "MMXXIV", "XLIX"] 1994 true
let numerals: KeyValuePairs = ["M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9,
  "V": 5, "IV": 4, "I": 1]
func roman(_ number: UInt16) -> String {
  var rest = Int(number)
  return numerals.reduce(into: "") { text, entry in
    while rest >= entry.value { text += entry.key; rest -= entry.value }
  }
}
func number(_ roman: String) -> Int {
  let values = roman.map { sign in numerals.first { $0.key == String(sign) }!.value }
  return zip(values, values.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
}
func probe() -> String { "\([4, 1994, 2024, 49].map(roman)) \(number("MCMXCIV")) \((1...500).allSatisfy { number(roman($0)) == Int($0) })" }

// MARK: edit distance between two words
// swiftc: 3 3 0 3
func distance(_ a: String, _ b: String) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var corner = i
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let cost = x == y ? corner : min(corner, row[j], row[j + 1]) + 1
      (corner, row[j + 1]) = (row[j + 1], cost)
    }
  }
  return row.last!
}
func probe() -> String { "\(distance("kettle", "kitten")) \(distance("", "tea")) \(distance("café", "cafe\u{301}")) \(distance("tide", "diet"))" }

// MARK: breadth first search over a graph of stops
// swiftc: ["A", "B", "D", "F"] nil ["A"]
func route(_ map: [String: [String]], from start: String, to goal: String) -> [String]? {
  var queue = [[start]]
  var seen: Set = [start]
  while !queue.isEmpty {
    let path = queue.removeFirst()
    if path.last == goal { return path }
    for next in map[path.last!, default: []] where seen.insert(next).inserted { queue.append(path + [next]) }
  }
  return nil
}
func probe() -> String {
  let map = ["A": ["B", "C"], "B": ["D"], "C": ["E"], "E": ["F"], "D": ["F"]]
  return "\(route(map, from: "A", to: "F")!) \(route(map, from: "F", to: "A") as Any) \(route(map, from: "A", to: "A")!)"
}

// MARK: cheapest path with real weights
// swiftc: a0.0 b3.5 c1.5 d4.5
func cheapest(_ roads: [Character: [Character: Double]], from start: Character) -> [Character: Double] {
  var best = [start: 0.0], open: Set = [start]
  while let next = open.min(by: { (best[$0]!, $0) < (best[$1]!, $1) }) {
    open.remove(next)
    for (to, cost) in roads[next, default: [:]] where best[next]! + cost < best[to, default: .infinity] {
      (best[to], open) = (best[next]! + cost, open.union([to]))
    }
  }
  return best
}
func probe() -> String {
  cheapest(["a": ["b": 4, "c": 1.5], "c": ["b": 2, "d": 7], "b": ["d": 1]], from: "a")
    .sorted { $0.key < $1.key }.map { "\($0)\($1)" }.joined(separator: " ")
}

// MARK: a skew heap as an indirect enum pops in order
// swiftc: [-3, -3, 0, 5, 7, 9] empty
indirect enum Heap<Element: Comparable> {
  case empty, node(Element, Heap, Heap)
  func merged(_ other: Heap) -> Heap {
    switch (self, other) {
    case (.empty, let heap), (let heap, .empty): return heap
    case let (.node(a, left, right), .node(b, _, _)): return a <= b ? .node(a, other.merged(right), left) : other.merged(self)
    }
  }
}
func probe() -> String {
  var heap = ([5, -3, 9, 0, -3, 7] as [Int8]).reduce(Heap.empty) { $0.merged(.node($1, .empty, .empty)) }, sorted: [Int8] = []
  while case .node(let top, let left, let right) = heap { sorted.append(top); heap = left.merged(right) }
  return "\(sorted) \(heap)"
}

// MARK: pushing into a binary heap keeps the least first
// swiftc: [0.5, 2.5, 4.0, 5.0, 3.0] ["e", "k", "e", "t", "l", "t"]
struct Queue<Element: Comparable> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }
}
func probe() -> String {
  "\([5, 2.5, 4, 0.5, 3].reduce(into: Queue<Float>()) { $0.push($1) }.items) \("kettle".reduce(into: Queue<Character>()) { $0.push($1) }.items)"
}

// MARK: a least recently used cache
// swiftc: nil 0 3 ["a", "c"]
struct Cache<Key: Hashable, Value> {
  var limit: Int, values: [Key: Value] = [:], order: [Key] = []
  subscript(key: Key) -> Value? {
    mutating get { if let at = order.firstIndex(of: key) { order.append(order.remove(at: at)) }; return values[key] }
    set {
      values[key] = newValue
      order = order.filter { $0 != key } + (newValue == nil ? [] : [key])
      if order.count > limit { values[order.removeFirst()] = nil }
    }
  }
}
func probe() -> String {
  var cache = Cache<String, UInt8>(limit: 2)
  cache["a"] = 1; cache["b"] = 2; cache["a"]? &+= 255; cache["c"] = 3
  return "\(cache["b"] as Any) \(cache["a"]!) \(cache["c"]!) \(cache.order)"
}

// MARK: a trie completes prefixes
// swiftc: ["tea", "team"] [] ["bun", "tea", "team", "tide", "to"]
struct Trie {
  var children: [Character: Trie] = [:], isWord = false
  mutating func insert(_ word: Substring) {
    if let first = word.first { children[first, default: Trie()].insert(word.dropFirst()) } else { isWord = true }
  }
  func words(_ prefix: String = "") -> [String] {
    (isWord ? [prefix] : []) + children.sorted { $0.key < $1.key }.flatMap { $0.value.words(prefix + String($0.key)) }
  }
  func completions(_ prefix: String) -> [String] { prefix.reduce(self as Trie?) { $0?.children[$1] }?.words(prefix) ?? [] }
}
func probe() -> String {
  let trie = ["tea", "team", "tide", "to", "bun"].reduce(into: Trie()) { $0.insert($1[...]) }
  return "\(trie.completions("te")) \(trie.completions("x")) \(trie.words())"
}

// MARK: an undo stack of snapshots
// swiftc: History<Array<String>>(state: ["b"], past: [["a"]], future: [["b", "c"]]) ["z"] [["a"], ["b"]] []
struct History<State: Equatable> {
  var state: State, past: [State] = [], future: [State] = []
  mutating func set(_ next: State) { if next != state { past.append(state); (state, future) = (next, []) } }
  mutating func undo() { if let last = past.popLast() { future.append(state); state = last } }
  mutating func redo() { if let next = future.popLast() { past.append(state); state = next } }
}
func probe() -> String {
  var text = History(state: ["a"])
  for next in [["b"], ["b"], ["b", "c"]] { text.set(next) }
  text.undo(); text.undo(); text.undo(); text.redo()
  let middle = text
  text.set(["z"]); text.redo()
  return "\(middle) \(text.state) \(text.past) \(text.future)"
}

// MARK: an observer records the steps to undo
// swiftc: Draft(steps: ["a"], text: "ab") 1
struct Draft {
  var steps: [String] = []
  var text = "" { didSet { if text != oldValue { steps.append(oldValue) } } }
  mutating func undo() {
    guard let last = steps.popLast() else { return }
    defer { steps.removeLast() }
    text = last
  }
}
func probe() -> String {
  var draft = Draft(text: "a")
  draft.text += "b"; draft.text += ""; draft.text.removeFirst(); draft.undo()
  return "\(draft) \(draft.steps.count)"
}

// MARK: a calculator climbs by precedence
// swiftc: 7.0 9.0 3.0 -10.0 inf 5.0
let rules: [Character: (rank: Int, apply: (Double, Double) -> Double)] = ["+": (1, +), "-": (1, -), "*": (2, *), "/": (2, /)]
func solve(_ text: inout Substring, _ least: Int = 1) -> Double {
  let digits = text.prefix { $0.isNumber || $0 == "." }
  text = text.dropFirst(max(1, digits.count))
  var left = Double(digits) ?? { defer { text = text.dropFirst() }; return solve(&text) }()
  while let rule = text.first.flatMap({ rules[$0] }), rule.rank >= least {
    text = text.dropFirst()
    left = rule.apply(left, solve(&text, rule.rank + 1))
  }
  return left
}
func probe() -> String {
  ["1+2*3", "(1+2)*3", "7/2-.5", "2*(3-4)*5", "1/0", "8-2-1"].map { var text = $0[...]; return "\(solve(&text))" }.joined(separator: " ")
}

// MARK: a postfix calculator on a stack
// swiftc: [Optional(5.0), Optional(1.5), nil, nil, Optional(17.0)]
func postfix(_ text: String) -> Double? {
  var stack: [Double] = []
  for token in text.split(separator: " ") {
    if let number = Double(token) { stack.append(number); continue }
    guard let b = stack.popLast(), let a = stack.popLast() else { return nil }
    switch token {
    case "+", "-": stack.append(token == "+" ? a + b : a - b)
    case "%": stack.append(a.truncatingRemainder(dividingBy: b))
    default: return nil
    }
  }
  return stack.count == 1 ? stack[0] : nil
}
func probe() -> String { "\(["3 4 + 2 -", "7.5 2 %", "1 +", "1 2", "0x10 1 +"].map(postfix))" }

// MARK: a ticket gate as a state machine
// swiftc: [probe.Gate.open(1), probe.Gate.locked(coins: 0), probe.Gate.locked(coins: 20), probe.Gate.open(2), probe.Gate.open(1), probe.Gate.open(1), probe.Gate.locked(coins: 0), probe.Gate.locked(coins: 5)]
enum Gate {
  case locked(coins: UInt8), open(Int)
  func after(coin: UInt8?) -> Gate {
    switch (self, coin) {
    case (.locked(let coins), let value?) where coins + value >= 30: return .open(Int((coins + value) / 30))
    case (.locked(let coins), let value?): return .locked(coins: coins + value)
    case (.open(let visitors), nil): return visitors == 1 ? .locked(coins: 0) : .open(visitors - 1)
    default: return self
    }
  }
}
func probe() -> String {
  "\(([nil, 20, 50, nil, 1, nil, 5] as [UInt8?]).reduce(into: [Gate.open(1)]) { $0.append($0.last!.after(coin: $1)) })"
}

// MARK: topological order of tasks
// swiftc: ["fill", "grind", "boil", "pour", "serve"] nil
func order(_ needs: [String: Set<String>]) -> [String]? {
  var left = needs
  var done: [String] = []
  while !left.isEmpty {
    let ready = left.filter { $0.value.isSubset(of: done) }.keys.sorted()
    if ready.isEmpty { return nil }
    done += ready
    left = left.filter { !ready.contains($0.key) }
  }
  return done
}
func probe() -> String {
  "\(order(["pour": ["boil", "grind"], "boil": ["fill"], "fill": [], "grind": [], "serve": ["pour"]])!) \(order(["a": ["b"], "b": ["a"]]) as Any)"
}

// MARK: permutations and subsets
// swiftc: ["abc", "acb", "bac", "bca", "cab", "cba"] [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]] 1
func permutations<T>(_ items: [T]) -> [[T]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { index -> [[T]] in
    var rest = items
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}
func subsets<T>(_ items: [T]) -> [[T]] { items.reduce([[]]) { found, item in found + found.map { $0 + [item] } } }
func probe() -> String { "\(permutations(["a", "b", "c"]).map { $0.joined() }) \(subsets([1, 2, 3])) \(permutations([Int]()).count)" }

// MARK: quick sort by filters
// swiftc: [-2.0, 0.5, 0.5, 3.0, 9.0] eekltt [] [1, 2, 3]
func quick<T: Comparable>(_ list: some Collection<T>) -> [T] {
  guard let pivot = list.first else { return [] }
  let rest = list.dropFirst()
  return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}
func probe() -> String { "\(quick([3, 0.5, 9, 0.5, -2] as [Float])) \(String(quick("kettle"))) \(quick([UInt8]())) \(quick(1...3))" }

// MARK: merge sort of slices is stable
// swiftc: ["a", "tea", "bun", "pot", "milk", "kettle"] ["bun", "pot", "milk"] []
func merge(_ list: ArraySlice<String>) -> [String] {
  guard list.count > 1 else { return Array(list) }
  let middle = list.startIndex + list.count / 2
  var left = merge(list[..<middle])[...], right = merge(list[middle...])[...], sorted: [String] = []
  while let a = left.first, let b = right.first {
    sorted.append(b.count < a.count ? right.removeFirst() : left.removeFirst())
  }
  return sorted + left + right
}
func probe() -> String {
  let words = ["kettle", "tea", "bun", "milk", "pot", "a"]
  return "\(merge(words[...])) \(merge(words[2...4])) \(merge([]))"
}

// MARK: conway life on a set of cells
// swiftc: ["10", "11", "12"] true true
struct Cell: Hashable { var x, y: Int }
func step(_ alive: Set<Cell>) -> Set<Cell> {
  var counts: [Cell: Int] = [:]
  for cell in alive {
    for dx in -1...1 { for dy in -1...1 where (dx, dy) != (0, 0) { counts[Cell(x: cell.x + dx, y: cell.y + dy), default: 0] += 1 } }
  }
  return Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys)
}
func probe() -> String {
  let bar: Set = [Cell(x: 0, y: 1), Cell(x: 1, y: 1), Cell(x: 2, y: 1)]
  let next = step(bar)
  return "\(next.map { "\($0.x)\($0.y)" }.sorted()) \(step(next) == bar) \(step([Cell(x: 5, y: 5)]).isEmpty)"
}

// MARK: balanced brackets with a stack
// swiftc: ok, bad ] at 1, open ( at 0, bad ) at 0, ok
func check(_ text: String) -> String {
  let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var stack: [(sign: Character, at: Int)] = []
  for (offset, sign) in text.enumerated() {
    if pairs.values.contains(sign) { stack.append((sign, offset)) }
    else if let open = pairs[sign], stack.popLast()?.sign != open { return "bad \(sign) at \(offset)" }
  }
  return stack.last.map { "open \($0.sign) at \($0.at)" } ?? "ok"
}
func probe() -> String { ["(a[b]{c})", "(]", "((é)", ")", ""].map(check).joined(separator: ", ") }

// MARK: base conversion and a check digit by hand
// swiftc: ff 101 zz true true false
func base(_ value: Int, _ radix: Int) -> String {
  let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
  guard value >= radix else { return String(digits[value]) }
  return base(value / radix, radix) + String(digits[value % radix])
}
func luhn(_ number: String) -> Bool {
  number.reversed().enumerated().reduce(0) { sum, digit in
    let value = digit.element.wholeNumberValue! * (digit.offset % 2 == 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }.isMultiple(of: 10)
}
func probe() -> String {
  "\(base(255, 16)) \(base(5, 2)) \(base(1295, 36)) \(base(77, 7) == String(77, radix: 7)) \(luhn("79927398713")) \(luhn("79927398710"))"
}

// MARK: knapsack and coin change tables
// swiftc: 10 0 3 nil
func ways(_ amount: Int, _ coins: [Int]) -> Int {
  coins.reduce(into: [1] + Array(repeating: 0, count: amount)) { table, coin in
    for sum in stride(from: coin, through: amount, by: 1) { table[sum] += table[sum - coin] }
  }[amount]
}
func fewest(_ amount: Int, _ coins: [Int]) -> Int? {
  var table: [Int?] = [0] + Array(repeating: nil, count: amount)
  for sum in 1...amount { table[sum] = coins.compactMap { $0 <= sum ? table[sum - $0].map { $0 + 1 } : nil }.min() }
  return table[amount]
}
func probe() -> String { "\(ways(10, [1, 2, 5])) \(ways(3, [5])) \(fewest(63, [1, 10, 21])!) \(fewest(3, [2]) as Any)" }

// MARK: a small event bus with tokens
// swiftc: a0.5 b0.5 b0.10000000149011612 end
final class Bus<Event> {
  private var handlers: [Int: (Event) -> Void] = [:], next = 0
  func on(_ handler: @escaping (Event) -> Void) -> () -> Void {
    next += 1
    handlers[next] = handler
    return { [next] in self.handlers[next] = nil }
  }
  func send(_ event: Event) { handlers.sorted { $0.key < $1.key }.forEach { $0.value(event) } }
}
func probe() -> String {
  let bus = Bus<Float>()
  var log = ""
  let stop = [bus.on { log += "a\($0) " }, bus.on { log += "b\(Double($0)) " }]
  bus.send(0.5); stop[0](); bus.send(0.1); stop[1](); bus.send(2)
  return log + "end"
}

// MARK: a rate of change with a sliding window of narrow numbers
// swiftc: [nil, nil, Optional(32000.334), Optional(21332.0), Optional(10667.667)]
struct Window {
  var size: Int, samples: [Int16] = []
  mutating func add(_ sample: Int16) -> Float? {
    samples.append(sample)
    if samples.count > size { samples.removeFirst() }
    guard samples.count == size else { return nil }
    return samples.reduce(Float(0)) { $0 + Float($1) } / Float(size)
  }
}
func probe() -> String {
  var window = Window(size: 3)
  return "\([32000, 32000, 32001, -5, 7].map { window.add($0) })"
}
