// swift-format-ignore-file

// MARK: closures capture and escape
// swiftc: 3 ["a>t1", "t1>t2", "t2>t3"]
final class Button2 { var onTap: (() -> Void)?; var title: String { didSet { changes.append("\(oldValue)>\(title)") } }; var changes: [String] = []; init(_ t: String) { title = t } }
func probe() -> String { let b = Button2("a"); var taps = 0; b.onTap = { [weak b] in taps += 1; b?.title = "t\(taps)" }; b.onTap?(); b.onTap?(); let f = b.onTap; b.onTap = nil; f?(); b.onTap?(); return "\(taps) \(b.changes)" }

// MARK: inout, swap and nested mutation
// swiftc: [[1, 0], [5, 0]] 21 2
func bump(_ n: inout Int, by k: Int = 1) { n += k }
struct Board { var cells = [[0, 0], [0, 0]]; subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } } }
func probe() -> String { var b = Board(); bump(&b[0, 1]); bump(&b.cells[1][0], by: 5); var x = 1, y = 2; swap(&x, &y); var t = (a: 1, b: "z"); bump(&t.a); b.cells[0].swapAt(0, 1); return "\(b.cells) \(x)\(y) \(t.a)" }

// MARK: defer order and early return
// swiftc: ["s", "e", "d2", "d1", "ok"] ["s", "d1", "caught"]
func run(_ fail: Bool) -> [String] { var log: [String] = []; func step() throws { defer { log.append("d1") }; log.append("s"); if fail { throw CancellationError() }; defer { log.append("d2") }; log.append("e") }; do { try step(); log.append("ok") } catch { log.append("caught") }; return log }
func probe() -> String { "\(run(false)) \(run(true))" }

// MARK: if and switch expressions
// swiftc: medium one+ 1.0
func probe() -> String { let n = 7; let size = if n < 5 { "small" } else if n < 10 { "medium" } else { "large" }; let word = switch n % 3 { case 0: "fizz"; case 1 where n > 5: "one+"; default: "other" }; let v: Double = if n > 3 { 1 } else { 2.5 }; return "\(size) \(word) \(v)" }

// MARK: subscripts with defaults, static and generic
// swiftc: 14 -1 grid3 [1, 2]
struct Grid<T> { let w: Int; var cells: [T]; subscript(x: Int, y: Int, default d: T) -> T { get { cells.indices.contains(y * w + x) ? cells[y * w + x] : d } set { cells[y * w + x] = newValue } } ; static subscript(n: Int) -> String { "grid\(n)" } ; subscript(row r: Int) -> ArraySlice<T> { cells[r * w..<(r + 1) * w] } }
func probe() -> String { var g = Grid(w: 2, cells: [1, 2, 3, 4]); g[1, 1, default: 0] += 10; return "\(g[1, 1, default: 0]) \(g[5, 5, default: -1]) \(Grid<Int>[3]) \(Array(g[row: 0]))" }

// MARK: nested types, extensions and protocol defaults
// swiftc: pro true pro
struct Player { struct Stats { var wins = 0; enum Level: Int { case beginner, pro = 10 }; var level: Level { wins >= Level.pro.rawValue ? .pro : .beginner } }; var stats = Stats() }
extension Player { typealias Level = Stats.Level; static func make(wins: Int) -> Player { var p = Player(); p.stats.wins = wins; return p } }
func probe() -> String { "\(Player.make(wins: 12).stats.level) \(Player.make(wins: 1).stats.level == Player.Level.beginner) \(Player.Stats.Level(rawValue: 10)!)" }

// MARK: protocol extension dispatch
// swiftc: HELLO HELLO WAVE wave bye
protocol Greeter { func hello() -> String; func bye() -> String }
extension Greeter { func hello() -> String { "hello" }; func bye() -> String { "bye" }; func wave() -> String { "wave" } }
struct Loud: Greeter { func hello() -> String { "HELLO" }; func wave() -> String { "WAVE" } }
func probe() -> String { let l = Loud(); let g: any Greeter = l; return "\(l.hello()) \(g.hello()) \(l.wave()) \(g.wave()) \(g.bye())" }

// MARK: Any, casting and type checks
// swiftc: negative, int, double 2.0, string 3, array 2, dict 1, func 4, other true, unknown
func kind(_ v: Any) -> String { switch v { case let i as Int where i < 0: "negative"; case is Int: "int"; case let d as Double: "double \(d)"; case let s as String: "string \(s.count)"; case let a as [Any]: "array \(a.count)"; case let d as [String: Any]: "dict \(d.count)"; case let f as (Int) -> Int: "func \(f(2))"; case Optional<Any>.none: "nil"; case let p as CustomStringConvertible: "other \(p)"; default: "unknown" } }
struct Opaque {}
func probe() -> String { [kind(-1), kind(3), kind(2.0), kind("abc"), kind([1, "a"]), kind(["k": 1]), kind({ (n: Int) in n * 2 }), kind(true), kind(Opaque())].joined(separator: ", ") }

// MARK: state machine with transitions table
// swiftc: locked open locked alarm
enum S: Hashable { case locked, open, alarm }; enum I: Hashable { case coin, push }
struct Key: Hashable { let s: S; let i: I }
struct Machine { var state = S.locked; let table: [Key: S] = [Key(s: .locked, i: .coin): .open, Key(s: .open, i: .push): .locked]; mutating func send(_ i: I) { state = table[Key(s: state, i: i)] ?? .alarm } }
func probe() -> String { var m = Machine(); var log = "\(m.state)"; for i in [I.coin, .push, .push] { m.send(i); log += " \(m.state)" }; return log }

// MARK: delegate pattern
// swiftc: anonymous1,anonymous2
protocol TimerDelegate: AnyObject { func tick(_ n: Int); var name: String { get } }
extension TimerDelegate { var name: String { "anonymous" } }
final class Ticker { weak var delegate: TimerDelegate?; func run() { for i in 1...2 { delegate?.tick(i) } } }
final class Screen: TimerDelegate { var log: [String] = []; func tick(_ n: Int) { log.append("\(name)\(n)") } }
func probe() -> String { let t = Ticker(); let s = Screen(); t.delegate = s; t.run(); return s.log.joined(separator: ",") }

// MARK: notification center and observers
// swiftc: 7
extension Notification.Name { static let saved = Notification.Name("oracle.saved") }
func probe() -> String { var got: [String] = []; let token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { n in got.append(n.userInfo?["id"] as? String ?? "?") }; NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["id": "7"]); NotificationCenter.default.removeObserver(token); NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["id": "8"]); return got.joined(separator: ",") }

// MARK: memoize with recursion
// swiftc: 102334155
func memoize<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var cache: [A: B] = [:]; func g(_ a: A) -> B { if let b = cache[a] { return b }; let b = f(g, a); cache[a] = b; return b }; return g }
func probe() -> String { let fib = memoize { (rec: (Int) -> Int, n: Int) in n < 2 ? n : rec(n - 1) + rec(n - 2) }; return "\(fib(40))" }

// MARK: binary search tree
// swiftc: [1, 3, 4, 5, 7, 8, 9, 10] 4
final class Tree<T: Comparable> { var value: T; var left: Tree?, right: Tree?; init(_ v: T) { value = v }; func insert(_ v: T) { if v < value { if let left { left.insert(v) } else { left = Tree(v) } } else { if right?.insert(v) == nil { right = Tree(v) } } }; var sorted: [T] { (left?.sorted ?? []) + [value] + (right?.sorted ?? []) }; var depth: Int { 1 + max(left?.depth ?? 0, right?.depth ?? 0) } }
func probe() -> String { let t = Tree(5); for v in [3, 8, 1, 4, 9, 7, 10] { t.insert(v) }; return "\(t.sorted) \(t.depth)" }

// MARK: observable view model
// swiftc: 10.0 1
import Observation
@Observable final class Cart { var items: [String] = []; var discount = 0.0; @ObservationIgnored var log: [String] = []; var total: Double { Double(items.count) * 10 * (1 - discount) } }
func probe() -> String { let c = Cart(); var changed = 0; withObservationTracking { _ = c.total } onChange: { changed += 1 }; c.items.append("a"); c.items.append("b"); c.discount = 0.5; return "\(c.total) \(changed)" }

// MARK: UUID, hashing and identifiers
// swiftc: E621E1F8 true false 36 E621E1F8-C36C-495A-93FC-0C247A3E6E5F
func probe() -> String { let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; return "\(u.uuidString.prefix(8)) \(UUID(uuidString: "x") == nil) \(UUID() == UUID()) \(u.uuidString.count) \(u)" }

// MARK: availability and compile conditions
// swiftc: new foundation
func probe() -> String { var s = ""; if #available(iOS 15, *) { s += "new" } else { s += "old" }
#if DEBUG_ORACLE
s += " debug"
#elseif canImport(Foundation) && swift(>=5.5) && !os(Windows)
s += " foundation"
#else
s += " none"
#endif
return s }

// MARK: predicate and filter chain
// swiftc: ["Black tea", "Green Tea"] ["Black tea", "Coffee"] 3
struct Query { var text = ""; var minStars = 0; var tags: Set<String> = [] }
struct Product { let name: String; let stars: Int; let tags: Set<String> }
func search(_ all: [Product], _ q: Query) -> [Product] { let tests: [(Product) -> Bool] = [{ q.text.isEmpty || $0.name.localizedCaseInsensitiveContains(q.text) }, { $0.stars >= q.minStars }, { q.tags.isSubset(of: $0.tags) }]; return all.filter { p in tests.allSatisfy { $0(p) } }.sorted { ($1.stars, $0.name) < ($0.stars, $1.name) } }
func probe() -> String { let all = [Product(name: "Green Tea", stars: 4, tags: ["tea"]), Product(name: "Black tea", stars: 5, tags: ["tea", "hot"]), Product(name: "Coffee", stars: 5, tags: ["hot"])]; return "\(search(all, Query(text: "TEA")).map(\.name)) \(search(all, Query(minStars: 5, tags: ["hot"])).map(\.name)) \(search(all, Query()).count)" }

