// swift-format-ignore-file

// MARK: a default subscript writes only on mutation
// swiftc: 9 ["jam", "tea"] 3 6 nil
func probe() -> String {
  var stock = ["tea": 2]
  let read = stock["milk", default: 9]
  stock["tea", default: 0] += 1
  stock["jam", default: 10] -= 4
  return "\(read) \(stock.keys.sorted()) \(stock["tea"]!) \(stock["jam"]!) \(stock["milk"] as Any)"
}

// MARK: assigning nil removes a key unless the value is optional
// swiftc: 1 ["b", "c"] Optional(nil) nil
func probe() -> String {
  var plain = ["a": 1, "b": 2]
  plain["a"] = nil
  var optional: [String: Int?] = ["a": 1, "b": 2, "c": 3]
  optional["a"] = nil
  optional["b"] = .some(nil)
  optional.updateValue(nil, forKey: "c")
  return "\(plain.count) \(optional.keys.sorted()) \(optional["b"] as Any) \(optional["a"] as Any)"
}

// MARK: reading an optional value gives two levels
// swiftc: Optional(nil) nil false true 4 -1
func probe() -> String {
  let rooms: [String: Int?] = ["kitchen": 4, "hall": nil]
  let known: Int?? = rooms["hall"]
  let missing: Int?? = rooms["attic"]
  return "\(known as Any) \(missing as Any) \(known == nil) \(missing == nil) \((rooms["kitchen"] ?? 0) ?? -1) \((rooms["hall"] ?? 7) ?? -1)"
}

// MARK: update and remove answer the old value
// swiftc: Optional(4) nil Optional(5) nil ["Bo": 1]
func probe() -> String {
  var seats = ["Ada": 4]
  let old = seats.updateValue(5, forKey: "Ada")
  let none = seats.updateValue(1, forKey: "Bo")
  let gone = seats.removeValue(forKey: "Ada")
  let missing = seats.removeValue(forKey: "Cy")
  return "\(old as Any) \(none as Any) \(gone as Any) \(missing as Any) \(seats)"
}

// MARK: grouping keeps the order inside a group
// swiftc: c["cup"] k["kettle", "kit"] t["tea", "tin"] ["kettle"] 4
func probe() -> String {
  let words = ["tea", "kettle", "tin", "cup", "kit"]
  let groups = Dictionary(grouping: words, by: \.first!)
  let sizes = Dictionary(grouping: words) { $0.count > 3 }
  return "\(groups.keys.sorted().map { "\($0)\(groups[$0]!)" }.joined(separator: " ")) \(sizes[true]!) \(sizes[false]!.count)"
}

// MARK: duplicates are settled by the uniquing closure
// swiftc: 8 2 1 2
func probe() -> String {
  let sales = [("tea", 2), ("bun", 1), ("tea", 5), ("tea", 1)]
  let sum = Dictionary(sales, uniquingKeysWith: +)
  let first = Dictionary(sales) { old, _ in old }
  let last = Dictionary(sales, uniquingKeysWith: { $1 })
  return "\(sum["tea"]!) \(first["tea"]!) \(last["tea"]!) \(sum.count)"
}

// MARK: map values keeps the keys
// swiftc: ["(key: \"bun\", value: 4.5)", "(key: \"tea\", value: 3.0)"] ["bun=3", "tea=2"] Dictionary<String, Double> 3.0
func probe() -> String {
  let prices = ["tea": 2, "bun": 3]
  let doubled = prices.mapValues { Double($0) * 1.5 }
  let texts = prices.map { "\($0.key)=\($0.value)" }.sorted()
  return "\(doubled.sorted { $0.key < $1.key }.map { "\($0)" }) \(texts) \(type(of: doubled)) \(doubled["tea"]!)"
}

// MARK: compact map values drops the nils
// swiftc: ["age", "zip"] 150 ["a": 1] [0, 1]
func probe() -> String {
  let form = ["age": "41", "name": "Bo", "zip": "0150"]
  let numbers = form.compactMapValues(Int.init)
  let nested: [String: Int?] = ["a": 1, "b": nil]
  return "\(numbers.keys.sorted()) \(numbers["zip"]!) \(nested.compactMapValues { $0 }) \(nested.mapValues { $0 ?? 0 }.values.sorted())"
}

// MARK: merging with a rule
// swiftc: [1, 2, 30] [1, 22, 1, 4]
func probe() -> String {
  var base = ["a": 1, "b": 2]
  let extra = ["b": 20, "c": 30]
  let kept = base.merging(extra) { old, _ in old }
  base.merge(extra) { $0 + $1 }
  base.merge([("c", 1), ("d", 4)]) { _, new in new }
  return "\(kept.sorted { $0.key < $1.key }.map(\.value)) \(base.sorted { $0.key < $1.key }.map(\.value))"
}

// MARK: filter answers a dictionary and sorted answers pairs
// swiftc: Dictionary<String, Int> ["Ada", "Cy"] ["Bo", "Cy", "Ada"] Array<(key: String, value: Int)> (key: "Bo", value: 7)
func probe() -> String {
  let ages = ["Ada": 41, "Bo": 7, "Cy": 19]
  let adults = ages.filter { $0.value >= 18 }
  let byAge = ages.sorted { $0.value < $1.value }
  return "\(type(of: adults)) \(adults.keys.sorted()) \(byAge.map(\.key)) \(type(of: byAge)) \(byAge[0])"
}

// MARK: nested dictionaries are changed in place
// swiftc: ["tea", "bun"] nil [1: ["xy"]] 2
func probe() -> String {
  var plan: [String: [Int: [String]]] = [:]
  plan["mo", default: [:]][9, default: []].append("tea")
  plan["mo"]?[9]?.append("bun")
  plan["tu"]?[1]?.append("never")
  plan["we", default: [1: ["x"]]][1]![0] += "y"
  return "\(plan["mo"]![9]!) \(plan["tu"] as Any) \(plan["we"]!) \(plan.count)"
}

// MARK: values change by key and through the view of values
// swiftc: [10, 25, 30] 65 true 30
func probe() -> String {
  var scores = ["a": 1, "b": 2, "c": 3]
  for key in scores.keys { scores[key]! *= 10 }
  if let index = scores.index(forKey: "b") { scores.values[index] += 5 }
  return "\(scores.values.sorted()) \(scores.values.reduce(0, +)) \(scores.keys.contains("a")) \(scores.values.max()!)"
}

// MARK: equality does not depend on the order of insertion
// swiftc: true false true true true
func probe() -> String {
  var left = ["a": 1]
  left["b"] = 2
  let right = ["b": 2, "a": 1]
  let deep = ["x": [1: "a"]]
  return "\(left == right) \(left == ["a": 1]) \(deep == ["x": [1: "a"]]) \(left.keys == right.keys) \(left.hashValue == right.hashValue)"
}

// MARK: key value pairs keep the written order and duplicates
// swiftc: ["tea": 3, "bun": 2, "tea": 4] 3 4 ["tea", "bun", "tea"] 3
func probe() -> String {
  let menu: KeyValuePairs = ["tea": 3, "bun": 2, "tea": 4]
  return "\(menu) \(menu.count) \(menu[2].value) \(menu.map(\.key)) \(menu.first { $0.key == "tea" }!.value)"
}

// MARK: a dictionary printed with one entry quotes strings
// swiftc: ["a": "b"] [1: ["x": nil]] [:] ["c": 1.0] ["t": (1, "x")]
func probe() -> String {
  let none: [String: Int] = [:]
  return "\(["a": "b"]) \([1: ["x": nil as Int?]]) \(none) \([Character("c"): 1.0 as Float]) \(["t": (1, "x")])"
}

// MARK: first and index based access to a single entry
// swiftc: only 7 (key: "only", value: 7) true nil nil
func probe() -> String {
  var box = ["only": 7]
  let entry = box.first!
  let removed = box.remove(at: box.startIndex)
  return "\(entry.key) \(entry.value) \(removed) \(box.isEmpty) \(box.first as Any) \(box.popFirst() as Any)"
}

// MARK: integer keys of a narrow type
// swiftc: 116 3 (key: UInt8, value: Int16) 6 2
func probe() -> String {
  var tally: [UInt8: Int16] = [:]
  for byte in "tea at tide".utf8 { tally[byte, default: 0] += 1 }
  let top = tally.max { ($0.value, $1.key) < ($1.value, $0.key) }!
  return "\(top.key) \(top.value) \(type(of: top)) \(tally.count) \(tally[32]!)"
}

// MARK: double keys treat zeros alike and nan apart
// swiftc: minus 4 nil nil
func probe() -> String {
  var seen: [Double: String] = [0.0: "zero"]
  seen[-0.0] = "minus"
  seen[.nan] = "a"
  seen[.nan] = "b"
  seen[0.1 + 0.2] = "sum"
  return "\(seen[0]!) \(seen.count) \(seen[.nan] as Any) \(seen[0.3] as Any)"
}

// MARK: own structs and enums as keys
// swiftc: x 2 fish nil
struct Cell: Hashable { var row, column: Int }
enum Meal: Hashable { case lunch, dinner(guests: Int) }
func probe() -> String {
  var board: [Cell: Character] = [:]
  board[Cell(row: 1, column: 2)] = "x"
  board[.init(row: 2, column: 1)] = "o"
  let meals: [Meal: String] = [.lunch: "soup", .dinner(guests: 2): "fish"]
  return "\(board[Cell(row: 1, column: 2)]!) \(board.count) \(meals[.dinner(guests: 2)]!) \(meals[.dinner(guests: 3)] as Any)"
}

// MARK: mixed any hashable keys
// swiftc: int text real flag 4 int
func probe() -> String {
  let mixed: [AnyHashable: String] = [1: "int", "1": "text", 2.5: "real", true: "flag"]
  return "\(mixed[1]!) \(mixed["1"]!) \(mixed[2.5]!) \(mixed[true]!) \(mixed.count) \(mixed[AnyHashable(1.0)] ?? "none")"
}

// MARK: inverting a dictionary
// swiftc: SE [45, 46, 47] ["pot", "tea"] ["milk"]
func probe() -> String {
  let codes = ["NO": 47, "SE": 46, "DK": 45]
  let back = Dictionary(uniqueKeysWithValues: codes.map { ($1, $0) })
  let lengths = ["tea": 3, "pot": 3, "milk": 4].reduce(into: [Int: Set<String>]()) { $0[$1.value, default: []].insert($1.key) }
  return "\(back[46]!) \(back.keys.sorted()) \(lengths[3]!.sorted()) \(lengths[4]!.sorted())"
}

// MARK: a subscript default with a mutating call on a struct value
// swiftc: Tally(sum: 0.3, count: 2) Tally(sum: 2.0, count: 1)
struct Tally {
  var sum: Float = 0
  var count: UInt8 = 0
  mutating func add(_ value: Float) { sum += value; count += 1 }
}
func probe() -> String {
  var tallies: [String: Tally] = [:]
  for (name, value) in [("a", 0.1), ("b", 2), ("a", 0.2)] as [(String, Float)] { tallies[name, default: Tally()].add(value) }
  return "\(tallies["a"]!) \(tallies["b"]!)"
}

// MARK: copies of a dictionary are independent
// swiftc: [1] [1, 2] 2 1
func probe() -> String {
  var first = ["a": [1]]
  var second = first
  second["a"]!.append(2)
  first["b"] = []
  second.removeAll { $0.key == "z" }
  return "\(first["a"]!) \(second["a"]!) \(first.count) \(second.count)"
}
extension Dictionary {
  mutating func removeAll(where shouldRemove: (Element) -> Bool) { self = filter { !shouldRemove($0) } }
}
