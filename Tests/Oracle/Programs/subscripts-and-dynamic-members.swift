// swift-format-ignore-file

// MARK: subscripts overloaded by index type and label
// swiftc: figs 1 none ["plum", "lime"] nil
struct Shelf {
  var jars = ["fig", "plum", "lime"]
  subscript(i: Int) -> String { get { jars[i] } set { jars[i] = newValue } }
  subscript(name: String) -> Int? { jars.firstIndex(of: name) }
  subscript(safe i: Int) -> String? { jars.indices.contains(i) ? jars[i] : nil }
  subscript(range: Range<Int>) -> [String] { Array(jars[range]) }
}
func probe() -> String {
  var shelf = Shelf()
  shelf[0] += "s"
  return "\(shelf[0]) \(shelf["plum"]!) \(shelf[safe: 7] ?? "none") \(shelf[1..<3]) \(shelf["fig"] as Any)"
}

// MARK: a subscript with default and variadic parameters
// swiftc: 30 34 36 [10, 20] 1
struct Table { subscript(row: Int, column: Int = 0, scale: Int = 1) -> Int { (row * 10 + column) * scale }
  subscript(all cells: Int...) -> [Int] { cells.map { self[$0] } } }
func probe() -> String { "\(Table()[3]) \(Table()[3, 4]) \(Table()[1, 2, 3]) \(Table()[all: 1, 2]) \(Table()[all: 5].count)" }

// MARK: a static subscript serves the type
// swiftc: 88 6 -1 5
enum Config {
  private static var values = ["port": 80]
  static subscript(key: String) -> Int { get { values[key] ?? -1 } set { values[key] = newValue } }
  static subscript(dynamicKey key: String, default fallback: Int) -> Int { values[key] ?? fallback }
}
func probe() -> String {
  Config["port"] += 8
  Config["size"] = 3
  return "\(Config["port"]) \(Config["size"] * 2) \(Config["none"]) \(Config[dynamicKey: "none", default: 5])"
}

// MARK: a compound assignment through a subscript reads and writes once
// swiftc: get1 set1=5 get0 get0 set0=-2 get1 set0=5
final class Ledger {
  var log: [String] = []
  private var cents = [0, 0]
  subscript(i: Int) -> Int {
    get { log.append("get\(i)"); return cents[i] }
    set { log.append("set\(i)=\(newValue)"); cents[i] = newValue }
  }
}
func probe() -> String {
  let ledger = Ledger()
  ledger[1] += 5
  ledger[ledger[0]] -= 2
  ledger[0] = ledger[1]
  return ledger.log.joined(separator: " ")
}

// MARK: a subscript returns a struct that is changed in place
// swiftc: ax 11 b! 2 3
struct Cell { var text = ""; var hits = 0; mutating func hit() { hits += 1; text += "x" } }
struct Board {
  var cells: [String: Cell] = [:]
  var writes = 0
  subscript(key: String) -> Cell { get { cells[key] ?? Cell(text: key) } set { writes += 1; cells[key] = newValue } }
}
func probe() -> String {
  var board = Board()
  board["a"].hit()
  board["a"].hits += 10
  board["b"].text.append("!")
  _ = board["c"].hits
  return "\(board["a"].text) \(board["a"].hits) \(board["b"].text) \(board.cells.count) \(board.writes)"
}

// MARK: subscript getters may throw
// swiftc: x 2
struct Archive { struct Missing: Error { let key: String }
  subscript(key: String) -> Int { get throws { guard key.count > 1 else { throw Missing(key: key) }; return key.count } } }
func probe() -> String {
  do {
    let sum = try Archive()["abc"] + Archive()["de"]
    let bad = try Archive()["x"]
    return "\(sum) \(bad)"
  } catch { return "\((error as! Archive.Missing).key) \((try? Archive()["ab"]) ?? 0)" }
}

// MARK: array slices and ranges assign through subscripts
// swiftc: [9, 0, 8, 7, 4, 0] 0 [10, 1]
func probe() -> String {
  var list = [1, 2, 3, 4, 5]
  list[1...2] = [9]
  list[3...] = [7, 8]
  list[..<1] = []
  list[1..<1] = [0, 0]
  list[2...].sort(by: >)
  return "\(list) \(list[1...].first!) \(list[...1].map { $0 + 1 })"
}

// MARK: the default subscript of a dictionary writes only when assigned
// swiftc: ["a[1, 3]", "c[2]", "d[7, 8]"] 2
func probe() -> String {
  var visits = ["a": [1]]
  var made = 0
  func empty() -> [Int] { made += 1; return [] }
  _ = visits["b", default: empty()].count
  visits["c", default: empty()].append(2)
  visits["a", default: empty()].append(3)
  visits["d", default: [7]] += [8]
  return "\(visits.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(made)"
}

// MARK: dynamic members by name read and write a dictionary
// swiftc: tea 3 -1 2
@dynamicMemberLookup struct Json {
  var fields: [String: Any] = [:]
  var count: Int { fields.count }
  subscript(dynamicMember name: String) -> Any? { get { fields[name] } set { fields[name] = newValue } }
  subscript(dynamicMember name: String) -> Int { (fields[name] as? Int) ?? -1 }
}
func probe() -> String {
  var json = Json()
  json.title = "tea"
  json.cups = 3
  json.count2 = nil
  let cups: Int = json.cups
  let none: Int = json.title
  return "\(json.title as Any? ?? "-") \(cups) \(none) \(json.count)"
}

// MARK: dynamic members by key path forward to the wrapped value
// swiftc: MS Ida! 5 2 4
@dynamicMemberLookup struct Box<Value> {
  var value: Value
  var reads = 0
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] } set { value[keyPath: path] = newValue; reads += 1 }
  }
}
struct Boat { var name: String; var knots = 1; var title: String { "MS \(name)" } }
func probe() -> String {
  var box = Box(value: Boat(name: "Ida"))
  box.knots += 4
  box.name.append("!")
  return "\(box.title) \(box.knots) \(box.reads) \(box.name.count)"
}

// MARK: a real member hides the dynamic one
// swiftc: own, dynamic texts, extra, method, dynamic describes, dynamic text
@dynamicMemberLookup struct Lens {
  let text: String
  subscript(dynamicMember name: String) -> String { "dynamic \(name)" }
  func describe() -> String { "method" }
}
extension Lens { var extra: String { "extra" } }
func probe() -> String {
  let lens = Lens(text: "own")
  return [lens.text, lens.texts, lens.extra, lens.describe(), lens.describes, lens[dynamicMember: "text"]].joined(separator: ", ")
}

// MARK: a dynamic member chain builds a path
// swiftc: / /harbor/boats /harbor/boats/3/crew?x=1 none
@dynamicMemberLookup struct Path { var parts: [String] = []
  subscript(dynamicMember name: String) -> Path { Path(parts: parts + [name]) }
  subscript(index: Int) -> Path { Path(parts: parts + ["\(index)"]) }
  func callAsFunction(_ query: String = "") -> String { "/" + parts.joined(separator: "/") + query } }
func probe() -> String {
  let api = Path()
  let boats = api.harbor.boats
  return [api(), boats(), boats[3].crew("?x=1"), api.parts.isEmpty ? "none" : "some"].joined(separator: " ")
}

// MARK: a value is called like a function
// swiftc: 7.0 [1.0, 3.0] [5.0, 9.0] 7
struct Polynomial { let factors: [Double]
  func callAsFunction(_ x: Double) -> Double { factors.reversed().reduce(0) { $0 * x + $1 } }
  func callAsFunction(at points: Double...) -> [Double] { points.map { self($0) } }
  static func callAsFunction() -> Int { 7 } }
func probe() -> String {
  let line = Polynomial(factors: [1, 2])
  return "\(line(3)) \(line(at: 0, 1)) \([2.0, 4].map(line.callAsFunction(_:))) \(Polynomial.callAsFunction())"
}

// MARK: a mutating call and a call with a trailing closure
// swiftc: 1 [4, 6, 5] 5 1
struct Dice { var last = 0; mutating func callAsFunction() -> Int { last = (last * 3 + 1) % 7; return last }
  mutating func callAsFunction(times n: Int, _ use: (Int) -> Void) { for _ in 0..<n { use(self()) } } }
func probe() -> String {
  var dice = Dice()
  let first = dice()
  var seen: [Int] = []
  let copy = dice
  dice(times: 3) { seen.append($0) }
  return "\(first) \(seen) \(dice.last) \(copy.last)"
}

// MARK: a dynamic callable takes arrays or keyword pairs
// swiftc: go[] go[1, 2] gox=3 go4&y=5&y=6
@dynamicCallable struct Command {
  let name: String
  func dynamicallyCall(withArguments args: [Int]) -> String { "\(name)\(args)" }
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
    name + pairs.map { $0.key.isEmpty ? "\($0.value)" : "\($0.key)=\($0.value)" }.joined(separator: "&")
  }
}
func probe() -> String {
  let go = Command(name: "go")
  return [go(), go(1, 2), go(x: 3), go(4, y: 5, y: 6)].joined(separator: " ")
}

// MARK: a class subscript is inherited and a protocol may require one
// swiftc: ["A", "A!"] ["B!", "C!"]
protocol Lookup { subscript(key: String) -> String { get } }
extension Lookup { subscript(keys: String...) -> [String] { keys.map { self[$0] } } }
class Words: Lookup { subscript(key: String) -> String { key.uppercased() } }
final class Loud: Words { override subscript(key: String) -> String { super[key] + "!" } }
func probe() -> String {
  let all: [any Lookup] = [Words(), Loud()]
  return "\(all.map { $0["a"] }) \(all[1]["b", "c"])"
}
