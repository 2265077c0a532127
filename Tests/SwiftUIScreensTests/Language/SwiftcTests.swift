import Testing

/// Small programs of many kinds, expected as swiftc 6.3 prints them.
@Suite("As swiftc has it") struct SwiftcTests {
  private let declarations = """
    infix operator **: MultiplicationPrecedence
    func ** (a: Double, b: Double) -> Double { pow(a, b) }
    @dynamicMemberLookup struct Named {
      var held: [String: Int]
      subscript(dynamicMember name: String) -> Int { get { held[name] ?? -1 } set { held[name] = newValue } }
    }
    class Hull {
      let id: Int
      required init(id: Int) { self.id = id }
      convenience init?(text: String) { guard let id = Int(text) else { return nil }; self.init(id: id) }
    }
    class Boat: Hull { var name: String; required init(id: Int) { name = "b"; super.init(id: id) } }
    """

  @Test(
    "Operators, members and initialisers of the app's own",
    arguments: [
      ("2 ** 3", "8.0"),
      ("let ops: [String: (Double, Double) -> Double] = [\"/\": (/)]; return ops[\"/\"]!(1, 4)", "0.25"),
      ("var n = Named(held: [:]); n.tide = 5; return n.tide + n.none", "4"), ("Boat(text: \"9\")!.id", "9"),
      ("Boat(text: \"x\") == nil", "true"), ("Set([1, 2]) == [2, 1]", "true"),
      ("Set([1, 2]) == [2, 1, 3]", "false"),
    ])
  func members(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "A text is mapped by its characters where the code says that it is one",
    arguments: [
      ("let word = \"a1\"; return word.map { $0.isLetter ? \"x\" : \".\" }.joined()", "x."),
      ("let word = \"abc\"; return word.map(String.init)", #"["a", "b", "c"]"#),
      (
        "func shift(_ s: String) -> String { String(s.map { c in guard let v = c.asciiValue, c.isLetter else { return c }; return Character(UnicodeScalar(v + 1)) }) }; return shift(\"ab-\")",
        "bc-"
      ),
      ("let word: String? = \"abc\"; return word.map { $0 + \"!\" } ?? \"-\"", "abc!"),
      ("\"a b\\tc\".split(whereSeparator: \\.isWhitespace)", #"["a", "b", "c"]"#),
      ("let s = \"to be\"; return s.range(of: \"be\").map { String(s[$0]) } ?? \"-\"", "be"),
    ])
  func texts(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "Formats and units of Foundation",
    arguments: [
      ("ByteCountFormatter().string(fromByteCount: 999)", "999 bytes"),
      (
        "let f = DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); f.dateFormat = \"D e QQQ\"; return f.string(from: Date(timeIntervalSince1970: 1_700_000_000))",
        "318 3 Q4"
      ),
      (
        "let f = ISO8601DateFormatter(); f.formatOptions = [.withFullDate]; return f.string(from: Date(timeIntervalSince1970: 1_700_000_000))",
        "2023-11-14"
      ),
      ("Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value", "3.106863683249034"),
      ("NSRange(location: 2, length: 3).upperBound", "5"),
      ("var s = IndexSet([1]); s.insert(integersIn: 3...4); return s.count", "3"),
    ])
  func foundation(code: String, expected: String) { #expect(value(code) == expected) }

  private let tides = """
    struct Port { var name: String; var tags = ["a"] }
    struct Tide { var height: Double; var port: Port }
    final class Log { var tide = Tide(height: 0, port: Port(name: "z")) }
    func set<R, V>(_ root: R, _ path: ReferenceWritableKeyPath<R, V>, _ value: V) { root[keyPath: path] = value }
    func update<T, V>(_ x: T, _ path: WritableKeyPath<T, V>, _ change: (inout V) -> Void) -> T {
      var copy = x
      change(&copy[keyPath: path])
      return copy
    }
    """

  @Test(
    "Key paths change what stands at their end",
    arguments: [
      (
        "var t = Tide(height: 2, port: Port(name: \"Lee\")); let p: WritableKeyPath<Tide, String> = \\.port.name; t[keyPath: p] = \"Cove\"; t[keyPath: \\.height] += 3; return t.port.name + \"\\(t.height)\"",
        "Cove5.0"
      ),
      ("var a = [1, 2, 3]; a[keyPath: \\.[1]] = 9; return a", "[1, 9, 3]"),
      ("let l = Log(); set(l, \\.tide.port.name, \"w\"); return l.tide.port.name", "w"),
      (
        "update(Tide(height: 1, port: Port(name: \"q\")), \\.port.tags) { $0.append(\"z\") }.port.tags",
        #"["a", "z"]"#
      ),
    ])
  func keyPaths(code: String, expected: String) { #expect(value(code, with: tides) == expected) }

  private let marks = """
    struct Beginning { let text: String }
    func ~= (pattern: Beginning, value: String) -> Bool { value.hasPrefix(pattern.text) }
    func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
    func even(_ n: Int) -> Bool { n % 2 == 0 }
    struct Chart { struct Deep { enum Level: Int { case one = 1, two } }
      typealias Level = Deep.Level
      var level: Level = .one
    }
    struct Pile<Element> {
      private var held: [Element] = []
      mutating func push(_ e: Element) { held.append(e) }
      mutating func pop() -> Element? { held.popLast() }
      var count: Int { held.count }
    }
    extension Pile: ExpressibleByArrayLiteral {
      init(arrayLiteral elements: Element...) { elements.forEach { push($0) } }
    }
    struct Fare: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      var amount: Double
      init(stringLiteral s: String) { amount = Double(s) ?? -1 }
      init(integerLiteral i: Int) { amount = Double(i) }
      init(floatLiteral f: Double) { amount = f }
    }
    struct Depths { var list: [Double]; init(_ n: Int) { list = Array(repeating: 0, count: n) } }
    protocol Event { static var id: String { get } }
    struct Ebb: Event { static let id = "ebb" }
    struct Flood: Event { static let id = "flood" }
    final class Bus {
      var handlers: [String: [(Any) -> Void]] = [:]
      func on<E: Event>(_ type: E.Type, _ handler: @escaping (E) -> Void) {
        handlers[E.id, default: []].append { handler($0 as! E) }
      }
      func send<E: Event>(_ event: E) { handlers[E.id]?.forEach { $0(event) } }
    }
    struct Shelf { private var held: [String: Int] = [:]; private var order: [String] = []
      subscript(key: String) -> Int? {
        get { held[key] }
        set {
          if held[key] == nil { order.append(key); if order.count > 2 { held[order.removeFirst()] = nil } }
          held[key] = newValue
        }
      }
      var keys: [String] { order }
    }
    extension String.StringInterpolation {
      mutating func appendInterpolation(fathoms depth: Int) { appendLiteral("~\\(depth)~") }
      mutating func appendInterpolation(_ depth: Int, times: Int) {
        appendInterpolation(String(repeating: "\\(depth)", count: times))
      }
    }
    struct Knot: CustomStringConvertible, CustomDebugStringConvertible {
      var description: String { "knot" }
      var debugDescription: String { "<knot>" }
    }
    struct Buoy { var name: String; var depth: Int?; var note: String? }
    """

  @Test(
    "Patterns, aliases, literals and types of the app's own",
    arguments: [
      ("switch \"harbour\" { case Beginning(text: \"har\"): return 1; default: return 2 }", "1"),
      (
        "[1, 2].map { n -> String in switch n { case even: \"even\"; default: \"odd\" } }",
        #"["odd", "even"]"#
      ),
      ("Chart.Level(rawValue: 2)!", "two"), ("Chart().level.rawValue", "1"),
      ("var p: Pile<Int> = [1, 2]; p.push(3); return p.pop()! + p.count", "5"),
      ("let f: [Fare] = [1, 2.5, \"3\"]; return f.map(\\.amount)", "[1.0, 2.5, 3.0]"),
      ("Depths(2).list", "[0.0, 0.0]"), ("[3.0, 1, 2].map { \"p\\($0)\" }", #"["p3.0", "p1.0", "p2.0"]"#),
      (
        "let b = Bus(); var log = \"\"; b.on(Ebb.self) { _ in log += \"e\" }; b.on(Flood.self) { _ in log += \"f\" }; b.send(Ebb()); b.send(Flood()); b.send(Ebb()); return log",
        "efe"
      ),
      (
        "var s = Shelf(); s[\"a\"] = 1; s[\"b\"] = 2; s[\"c\"] = 3; return \"\\(s.keys) \\(s[\"a\"] ?? -1)\"",
        #"["b", "c"] -1"#
      ),
      ("zip([1, 2], [2, 3]).allSatisfy(<)", "true"), ("[1, 2].lexicographicallyPrecedes([1, 3])", "true"),
      ("\"\\(fathoms: 4) \\(7, times: 2) \\(1)\"", "~4~ 77 1"),
    ])
  func own(code: String, expected: String) { #expect(value(code, with: marks) == expected) }

  @Test(
    "What stands in another value is written as for debugging",
    arguments: [
      ("\"\\(Knot()) \\([Knot()]) \\((Knot(), 1))\"", "knot [<knot>] (<knot>, 1)"),
      ("String(reflecting: Knot())", "<knot>"), ("String(reflecting: \"a\\n\")", #""a\n""#),
      (#"["a\"b"]"#, #"["a\"b"]"#),
      ("Buoy(name: \"n\", depth: 3)", #"Buoy(name: "n", depth: Optional(3), note: nil)"#),
      ("let p: KeyValuePairs = [\"b\": 1, \"a\": 2]; return p[0].key", "b"),
    ])
  func written(code: String, expected: String) { #expect(value(code, with: marks) == expected) }

  private let calendar = """
    var calendar: Calendar { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; return c }
    let start = Date(timeIntervalSince1970: 1_706_659_200)
    """

  @Test(
    "Calendars, intervals, units, sets and defaults",
    arguments: [
      (
        "var r: [Int] = []; calendar.enumerateDates(startingAfter: start, matching: DateComponents(day: 1), matchingPolicy: .nextTime) { d, _, stop in r.append(calendar.component(.month, from: d!)); if r.count == 2 { stop = true } }; return r",
        "[2, 3]"
      ),
      (
        "let i = DateInterval(start: start, duration: 100), j = DateInterval(start: start + 50, duration: 100); return \"\\(i.intersects(j)) \\(i.intersection(with: j)!.duration)\"",
        "true 50.0"
      ),
      (
        "Measurement(value: 60, unit: UnitSpeed.knots).converted(to: .kilometersPerHour).value",
        "111.1198151041479"
      ),
      ("Measurement(value: 2, unit: UnitLength.nauticalMiles).converted(to: .kilometers).value", "3.704"),
      ("\"a\\nb\\r\\nc\".components(separatedBy: .newlines)", #"["a", "b", "", "c"]"#),
      (
        "let u = UserDefaults.standard; u.register(defaults: [\"k\": 9]); u.set(1, forKey: \"k\"); u.removeObject(forKey: \"k\"); return \"\\(u.integer(forKey: \"k\")) \\(u.double(forKey: \"k\"))\"",
        "9 9.0"
      ),
    ])
  func library(code: String, expected: String) { #expect(value(code, with: calendar) == expected) }
}
