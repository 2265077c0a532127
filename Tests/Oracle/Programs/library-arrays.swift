// swift-format-ignore-file

// MARK: a copied array keeps its own values
// swiftc: ["tea", "milk"] ["coffee", "milk", "sugar"] [] true
func probe() -> String {
  var orders = ["tea", "milk"]
  let before = orders
  orders.append("sugar")
  orders[0] = "coffee"
  var other = orders
  other.removeAll()
  return "\(before) \(orders) \(other) \(other.isEmpty)"
}

// MARK: an array inside a struct is copied with it
// swiftc: ["A", "B"] ["A", "B!"] [["A", "B", "C"], ["A", "B!"]] true
struct Route { var stops = ["A", "B"] }
func probe() -> String {
  let first = Route()
  var second = first
  second.stops[1] += "!"
  var list = [first, second]
  list[0].stops.append("C")
  return "\(first.stops) \(second.stops) \(list.map(\.stops)) \(list[1].stops == second.stops)"
}

// MARK: objects in a copied array are shared
// swiftc: [1.5, 2.0] [1.5, 9.0] true false
final class Kettle { var litres: Float; init(_ litres: Float) { self.litres = litres } }
func probe() -> String {
  let shelf = [Kettle(1), Kettle(2)]
  var copy = shelf
  copy[0].litres = 1.5
  copy[1] = Kettle(9)
  return "\(shelf.map(\.litres)) \(copy.map(\.litres)) \(shelf[0] === copy[0]) \(shelf[1] === copy[1])"
}

// MARK: replacing a subrange with more or fewer elements
// swiftc: [9, 9, 7, 21, 22] 5
func probe() -> String {
  var tides = [1, 2, 3, 4, 5]
  tides.replaceSubrange(1...2, with: [20, 21, 22])
  tides.replaceSubrange(4..., with: [])
  tides.replaceSubrange(0..<0, with: repeatElement(9, count: 2))
  tides[2..<4] = [7]
  return "\(tides) \(tides.count)"
}

// MARK: inserting one and several
// swiftc: a b c d z x y
func probe() -> String {
  var queue = ["b"]
  queue.insert("a", at: 0)
  queue.insert("z", at: queue.endIndex)
  queue.insert(contentsOf: ["c", "d"], at: 2)
  queue.append(contentsOf: "xy".map(String.init))
  return queue.joined(separator: " ")
}

// MARK: removing returns what was there
// swiftc: 20 10 60 [40] Optional(40) nil
func probe() -> String {
  var line = [10, 20, 30, 40, 50, 60]
  let at = line.remove(at: 1)
  let first = line.removeFirst()
  let last = line.removeLast()
  line.removeFirst(1)
  line.removeSubrange(1..<2)
  return "\(at) \(first) \(last) \(line) \(line.popLast() as Any) \(line.popLast() as Any)"
}

// MARK: remove all with a condition and with capacity kept
// swiftc: [3, 1, 4] [] nil nil
func probe() -> String {
  var scores = [3, 8, 1, 9, 4]
  scores.removeAll { $0 > 5 }
  var empty = scores
  empty.removeAll(keepingCapacity: true)
  scores.removeAll(where: { $0 == 99 })
  return "\(scores) \(empty) \(empty.first as Any) \(empty.max() as Any)"
}

// MARK: swapping positions
// swiftc: ["c", "b", "a"] [3] [1, 2] [6, 5]
func probe() -> String {
  var names = ["a", "b", "c"]
  names.swapAt(0, 2)
  names.swapAt(1, 1)
  var left = [1, 2], right = [3]
  swap(&left, &right)
  var pair = [5, 6]
  (pair[0], pair[1]) = (pair[1], pair[0])
  return "\(names) \(left) \(right) \(pair)"
}

// MARK: partition moves matches behind the pivot
// swiftc: 2 [1, 2] [5, 8, 9] true
func probe() -> String {
  var seats = [5, 1, 8, 2, 9]
  let pivot = seats.partition { $0 > 4 }
  return "\(pivot) \(seats[..<pivot].sorted()) \(seats[pivot...].sorted()) \(seats[..<pivot].allSatisfy { $0 <= 4 })"
}

// MARK: a slice keeps the indices of its array
// swiftc: 1 4 we 2 we we ArraySlice<String> 3
func probe() -> String {
  let days = ["mo", "tu", "we", "th", "fr"]
  let middle = days[1...3]
  let tail = middle.dropFirst()
  return "\(middle.startIndex) \(middle.endIndex) \(middle[2]) \(tail.startIndex) "
    + "\(tail.first!) \(Array(tail)[0]) \(type(of: tail)) \(middle.firstIndex(of: "th")!)"
}

// MARK: changing a slice does not change the array
// swiftc: [1, 2, 3, 4] [3, 99] 2..<4 true
func probe() -> String {
  let base = [1, 2, 3, 4]
  var part = base[1..<3]
  part[1] = 20
  part.append(99)
  part.removeFirst()
  return "\(base) \(part) \(part.startIndex)..<\(part.endIndex) \(part == [3, 99])"
}

// MARK: mutating an array through its slice
// swiftc: [2, 5, 3, 1, 4]
func probe() -> String {
  var base = [5, 4, 3, 2, 1]
  base[1...3].sort()
  base[..<2].reverse()
  base[3...].swapAt(3, 4)
  return "\(base)"
}

// MARK: two dimensional writes
// swiftc: .o../..x!/end [3, 3] 8
func probe() -> String {
  var board = Array(repeating: Array(repeating: ".", count: 3), count: 2)
  board[1][2] = "x"
  board[0][0] += "o"
  let copy = board
  board[1].append("!")
  board.append(["end"])
  return "\(board.map { $0.joined() }.joined(separator: "/")) \(copy.map(\.count)) \(board.flatMap { $0 }.count)"
}

// MARK: a mutating method on an element writes back
// swiftc: [6, 5]
struct Meter {
  var value: UInt8 = 250
  mutating func tick() { value &+= 4 }
}
func probe() -> String {
  var meters = [Meter(), Meter(value: 1)]
  meters[0].tick()
  meters[0].tick()
  for index in meters.indices { meters[index].tick() }
  for var meter in meters { meter.tick() }
  return "\(meters.map(\.value))"
}

// MARK: iterating walks over the array as it was
// swiftc: [1, 2, 3] [1, 2, 3, 10, 20]
func probe() -> String {
  var pending = [1, 2, 3]
  var seen: [Int] = []
  for item in pending {
    seen.append(item)
    if item < 3 { pending.append(item * 10) }
  }
  return "\(seen) \(pending)"
}

// MARK: concatenation works across sequence kinds
// swiftc: [1, 2, 3, 4, 2] Array<Int> [0, 1, 2] ArraySlice<Int> [1, 2, 7]
func probe() -> String {
  let base = [1, 2]
  let joined = base + (3...4) + base[1...]
  let before = Set([0]) + base
  var grown = ContiguousArray(base)
  grown += [7].reversed()
  return "\(joined) \(type(of: joined)) \(before) \(type(of: base[1...] + [9])) \(grown)"
}

// MARK: equality looks at elements and order
// swiftc: true false true true true true
func probe() -> String {
  let left = [[1], [2, 3]]
  let slice = [0, 1, 2][1...]
  return "\(left == [[1], [2, 3]]) \(left == [[2, 3], [1]]) \(slice == [1, 2]) "
    + "\(Array(slice) == [1, 2]) \([Double]([1]) == [1.0]) \([nil, 1] == [nil, 1 as Int?])"
}

// MARK: first last and safe access
// swiftc: Optional(nil) Optional(Optional(2)) nil Optional(nil) 2 5
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
func probe() -> String {
  let maybe: [Int?] = [nil, 2]
  let first: Int?? = maybe.first
  return "\(first as Any) \(maybe.last as Any) \(maybe[safe: 5] as Any) "
    + "\(maybe[safe: 0] as Any) \([1, 2].first(where: { $0 > 1 })!) \([4, 5, 6].last { $0 < 6 }!)"
}

// MARK: arrays made by repeating and by sequences
// swiftc: [0.0, 0.0] ["a", "b", "c"] [1, 2, 3] Array<UInt8> [1.0, 1.25, 1.5, 1.75] []
func probe() -> String {
  let zeros = [Float](repeating: 0, count: 2)
  let letters = Array("abc")
  let counts = [UInt8](1...3)
  let steps = Array(stride(from: 1, to: 2, by: 0.25))
  return "\(zeros) \(letters) \(counts) \(type(of: counts)) \(steps) \([Int](repeating: 1, count: 0))"
}

// MARK: an array literal of numbers takes the element type asked for
// swiftc: 3.0 Array<Float> Array<UInt8> ["Int", "Double", "String", "Array<Int>"] Array<Optional<Int>> Array<Double>
func total(_ values: [Float]) -> String { "\(values.reduce(0, +)) \(type(of: values))" }
func probe() -> String {
  let bytes: [UInt8] = [1, 2, 3]
  let any: [Any] = [1, 2.0, "x", [1]]
  let mixed = [1, nil, 3]
  return "\(total([1, 2])) \(type(of: bytes)) \(any.map { "\(type(of: $0))" }) \(type(of: mixed)) \(type(of: [1, 2.5]))"
}

// MARK: in place sort and reverse
// swiftc: [3.0, 2.0, 1.5] [1.5, 2.0, 3.0] ["ccc", "bb", "a"]
func probe() -> String {
  var prices: [Double] = [3, 1.5, 2]
  prices.sort(by: >)
  let descending = prices
  prices.reverse()
  var words = ["bb", "a", "ccc"]
  words.sort { $0.count > $1.count }
  return "\(descending) \(prices) \(words)"
}

// MARK: an array property with observers sees each change
// swiftc: 0>1 1>3 3>3 3>2 zc
struct Basket {
  var log = ""
  var items: [String] = [] { didSet { log += "\(oldValue.count)>\(items.count) " } }
}
func probe() -> String {
  var basket = Basket()
  basket.items.append("a")
  basket.items += ["b", "c"]
  basket.items[0] = "z"
  basket.items.removeAll { $0 == "b" }
  return basket.log + basket.items.joined()
}

// MARK: nested optional chaining into an array
// swiftc: Optional([1, 7]) nil true 7
struct Row { var cells: [Int]? }
func probe() -> String {
  var rows = [Row(cells: [1, 2]), Row(cells: nil)]
  rows[0].cells?[1] += 5
  rows[1].cells?.append(3)
  let answer: Void? = rows[1].cells?.append(4)
  return "\(rows[0].cells as Any) \(rows[1].cells as Any) \(answer == nil) \(rows.first?.cells?.last ?? 0)"
}

// MARK: inout element passed to a function
// swiftc: [-126, 3] [[1, 3], [2]]
func fill(_ slot: inout Int8, by amount: Int8) { slot = slot &+ amount }
func sortAll<T: Comparable>(_ list: inout [T]) { list.sort() }
func probe() -> String {
  var slots: [Int8] = [120, 3]
  fill(&slots[0], by: 10)
  var grid = [[3, 1], [2]]
  sortAll(&grid[0])
  return "\(slots) \(grid)"
}
