// swift-format-ignore-file

// MARK: load state with payload and helpers
// swiftc: Idle, 25%, Loaded 2, Failed
enum LoadState<Value> { case idle, loading(progress: Double), loaded(Value), failed(Error)
  var value: Value? { if case .loaded(let v) = self { v } else { nil } }
  func map<U>(_ f: (Value) -> U) -> LoadState<U> { switch self { case .idle: .idle; case .loading(let p): .loading(progress: p); case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } }
  var label: String { switch self { case .idle: return "Idle"; case .loading(let p): return "\(Int(p * 100))%"; case .loaded(let v): return "Loaded \(v)"; case .failed: return "Failed" } } }
struct Oops: Error {}
func probe() -> String { let all: [LoadState<[Int]>] = [.idle, .loading(progress: 0.25), .loaded([1, 2]), .failed(Oops())]; return all.map { $0.map(\.count).label }.joined(separator: ", ") }

// MARK: synthesized Comparable on enum
// swiftc: true high [probe.Grade.none, probe.Grade.points(3), probe.Grade.points(7), probe.Grade.pass]
enum Priority: Comparable, CaseIterable { case low, medium, high; }
enum Grade: Comparable { case none, points(Int), pass }
func probe() -> String { let g: [Grade] = [.pass, .points(7), .none, .points(3)]; return "\(Priority.low < .high) \(Priority.allCases.max()!) \(g.sorted())" }

// MARK: hashable enum as dictionary key with payload
// swiftc: 4 2 2 0
enum Filter: Hashable { case all, tag(String), range(Int, Int) }
func probe() -> String { var hits: [Filter: Int] = [:]; for f in [Filter.tag("a"), .all, .tag("a"), .tag("b"), .range(1, 2), .range(1, 2)] { hits[f, default: 0] += 1 }; return "\(hits.count) \(hits[.tag("a")]!) \(hits[.range(1, 2)]!) \(hits[.range(2, 1)] ?? 0)" }

// MARK: enum with computed properties, static factory and mutating
// swiftc: true off(since: 2)
enum Switch { case on, off(since: Int); static let initial = Switch.off(since: 0); mutating func toggle(at t: Int) { self = isOn ? .off(since: t) : .on }; var isOn: Bool { if case .on = self { return true }; return false } }
func probe() -> String { var s = Switch.initial; s.toggle(at: 1); let a = s.isOn; s.toggle(at: 2); return "\(a) \(s)" }

// MARK: indirect expression tree with printing
// swiftc: (2 + (-3 * 1.5)) = -2.5
indirect enum Expr: CustomStringConvertible { case num(Double), neg(Expr), bin(Character, Expr, Expr)
  var value: Double { switch self { case .num(let n): n; case .neg(let e): -e.value; case .bin("+", let l, let r): l.value + r.value; case .bin("*", let l, let r): l.value * r.value; case .bin: .nan } }
  var description: String { switch self { case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .neg(let e): "-\(e)"; case .bin(let o, let l, let r): "(\(l) \(o) \(r))" } } }
func probe() -> String { let e: Expr = .bin("+", .num(2), .bin("*", .neg(.num(3)), .num(1.5))); return "\(e) = \(e.value)" }

// MARK: if case, guard case and for case
// swiftc: 14 a none 4
enum Event { case tap(x: Int, y: Int), key(String), tick }
func firstKey(_ e: [Event]) -> String { guard case .key(let k)? = e.first(where: { if case .key = $0 { return true } else { return false } }) else { return "none" }; return k }
func probe() -> String { let events: [Event] = [.tick, .tap(x: 1, y: 2), .key("a"), .tap(x: 3, y: 4)]; var sum = 0; for case .tap(let x, let y) in events where x > 0 { sum += x * y }; let optional: [Int?] = [1, nil, 3]; var s = 0; for case let v? in optional { s += v }; return "\(sum) \(firstKey(events)) \(firstKey([])) \(s)" }

// MARK: option set
// swiftc: run true read+run true 7 none read
struct Permissions: OptionSet, CustomStringConvertible { let rawValue: Int; static let read = Permissions(rawValue: 1 << 0), write = Permissions(rawValue: 1 << 1), run = Permissions(rawValue: 1 << 2); static let all: Permissions = [.read, .write, .run]
  var description: String { var parts: [String] = []; if contains(.read) { parts.append("read") }; if contains(.write) { parts.append("write") }; if contains(.run) { parts.append("run") }; return parts.isEmpty ? "none" : parts.joined(separator: "+") } }
func probe() -> String { var p: Permissions = [.read]; p.insert(.run); let removed = p.remove(.read) != nil; return "\(p) \(removed) \(Permissions.all.subtracting(.write)) \(p.isSubset(of: .all)) \(Permissions.all.rawValue) \(Permissions([])) \(p.union([.write]).symmetricDifference(.all))" }

// MARK: switch over tuples, ranges and optionals
// swiftc: unknown, child, teen member, teen, senior member, member, adult
func band(_ age: Int?, _ member: Bool) -> String { switch (age, member) { case (nil, _): "unknown"; case (.some(..<13), _): "child"; case ((13..<20)?, true): "teen member"; case ((13..<20)?, false): "teen"; case (let a?, true) where a >= 65: "senior member"; case (_, true): "member"; default: "adult" } }
func probe() -> String { [band(nil, true), band(5, false), band(15, true), band(19, false), band(70, true), band(30, true), band(30, false)].joined(separator: ", ") }

// MARK: custom pattern operator
// swiftc: user,long,root,other
struct Prefix { let text: String }
func ~= (p: Prefix, s: String) -> Bool { s.hasPrefix(p.text) }
func ~= <T>(test: (T) -> Bool, x: T) -> Bool { test(x) }
func route(_ s: String) -> String { switch s { case Prefix(text: "/user"): "user"; case { $0.count > 8 }: "long"; case "/": "root"; default: "other" } }
func probe() -> String { [route("/user/1"), route("/something"), route("/"), route("/x")].joined(separator: ",") }

// MARK: enum decoding from a type field
// swiftc: text hi, image u 100 true
enum Message: Decodable { case text(String), image(url: String, width: Int); private enum Keys: String, CodingKey { case type, body, url, width }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: Keys.self); switch try c.decode(String.self, forKey: .type) { case "text": self = .text(try c.decode(String.self, forKey: .body)); case "image": self = .image(url: try c.decode(String.self, forKey: .url), width: try c.decodeIfPresent(Int.self, forKey: .width) ?? 100); case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(t)") } } }
func probe() -> String { let j = #"[{"type":"text","body":"hi"},{"type":"image","url":"u"}]"#; let m = try? JSONDecoder().decode([Message].self, from: Data(j.utf8)); let bad = try? JSONDecoder().decode([Message].self, from: Data(#"[{"type":"x"}]"#.utf8)); func say(_ m: Message) -> String { switch m { case .text(let t): "text \(t)"; case .image(let u, let w): "image \(u) \(w)" } }; return (m ?? []).map(say).joined(separator: ", ") + " \(bad == nil)" }

