// swift-format-ignore-file

// MARK: grouping into sections sorted by key
// swiftc: A: Al Ann; B: Bo
struct Contact { let name: String; let age: Int }
func probe() -> String { let people = [Contact(name: "Bo", age: 30), Contact(name: "Al", age: 25), Contact(name: "Ann", age: 30)]; let sections = Dictionary(grouping: people) { $0.name.prefix(1) }.map { (letter: String($0.key), names: $0.value.map(\.name).sorted()) }.sorted { $0.letter < $1.letter }; return sections.map { "\($0.letter): \($0.names.joined(separator: " "))" }.joined(separator: "; ") }

// MARK: SortComparator and KeyPathComparator
// swiftc: ABCCBA
struct R: Hashable { var city: String; var temp: Int }
func probe() -> String { let rows = [R(city: "B", temp: 2), R(city: "A", temp: 2), R(city: "C", temp: 1)]; return rows.sorted(using: [KeyPathComparator(\R.temp, order: .reverse), KeyPathComparator(\R.city)]).map(\.city).joined() + rows.sorted(using: KeyPathComparator(\.temp)).map(\.city).joined() }

// MARK: slices keep their indices
// swiftc: 1 30 30 2 [40, 30, 20] [10, 20] [40, 50] [[10, 20], [40, 50]]
func probe() -> String { let a = [10, 20, 30, 40, 50]; let s = a[1...3]; let d = a.dropFirst(2); return "\(s.startIndex) \(s[2]) \(d.first!) \(d.startIndex) \(Array(s.reversed())) \(a.prefix(while: { $0 < 30 })) \(a.suffix(2)) \(a.split(separator: 30).map(Array.init))" }

// MARK: reduce into and counting letters
// swiftc: i=4 s=4
func probe() -> String { let counts = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }; let top = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map { "\($0.key)=\($0.value)" }; return top.joined(separator: " ") }

// MARK: sets and uniqueness in order
// swiftc: [3, 1, 2] [1, 2, 3, 4] [1] [1, 4] true 4
extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
func probe() -> String { let a: Set = [1, 2, 3], b: Set = [2, 3, 4]; return "\([3, 1, 3, 2, 1].uniqued()) \(a.union(b).sorted()) \(a.subtracting(b)) \(a.symmetricDifference(b).sorted()) \(a.isDisjoint(with: [9])) \(Set("hello").count)" }

// MARK: chunks and windows
// swiftc: [[1, 2], [3, 4], [5]] [[1, 2], [2, 3]] 0
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } ; func windows(_ n: Int) -> [ArraySlice<Element>] { guard count >= n else { return [] }; return (0...(count - n)).map { self[$0..<($0 + n)] } } }
func probe() -> String { "\(Array(1...5).chunked(2)) \([1, 2, 3].windows(2).map(Array.init)) \([Int]().windows(2).count)" }

// MARK: difference and applying
// swiftc: -1b +2d ["a", "c", "d"]
func probe() -> String { let old = ["a", "b", "c"], new = ["a", "c", "d"]; let diff = new.difference(from: old); var log: [String] = []; for c in diff { switch c { case .remove(let o, let e, _): log.append("-\(o)\(e)"); case .insert(let o, let e, _): log.append("+\(o)\(e)") } }; return log.joined(separator: " ") + " \(old.applying(diff) ?? [])" }

// MARK: index lookups and moves
// swiftc: 2x 3x 4x 5 1 2 3
struct Row: Identifiable, Equatable { let id: Int; var done = false }
func probe() -> String { var rows = (1...5).map { Row(id: $0) }; if let i = rows.firstIndex(where: { $0.id == 3 }) { rows[i].done.toggle() }; for i in rows.indices where rows[i].id.isMultiple(of: 2) { rows[i].done = true }; let moved = rows.remove(at: 0); rows.append(moved); return rows.map { "\($0.id)\($0.done ? "x" : "")" }.joined(separator: " ") + " \(rows.lastIndex { $0.done } ?? -1) \(rows.firstIndex(of: Row(id: 5)) ?? -1)" }

// MARK: nested dictionaries with default
// swiftc: a:x2,y1 b:x1
func probe() -> String { var inbox: [String: [String: Int]] = [:]; for (who, what) in [("a", "x"), ("a", "y"), ("b", "x"), ("a", "x")] { inbox[who, default: [:]][what, default: 0] += 1 }; return inbox.sorted { $0.key < $1.key }.map { k, v in "\(k):" + v.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: ",") }.joined(separator: " ") }

// MARK: heap-like priority queue
// swiftc: abc
struct Queue<T> { private var items: [(priority: Int, value: T)] = []; mutating func push(_ v: T, _ p: Int) { let i = items.firstIndex { $0.priority > p } ?? items.endIndex; items.insert((p, v), at: i) }; mutating func pop() -> T? { items.isEmpty ? nil : items.removeFirst().value } }
func probe() -> String { var q = Queue<String>(); q.push("c", 3); q.push("a", 1); q.push("b", 1); var out = ""; while let v = q.pop() { out += v }; return out }

