import Testing

/// Small programs over the standard library and Foundation, expected as swiftc 6.3 prints them.
@Suite("As swiftc has the library") struct SwiftcLibraryTests {
  private let declarations = #"""
    struct Gauge { var level: Float; var ratio: Float { level / 3 } }
    struct Fare { let price: Decimal; var twice: Decimal { price * 2 } }
    struct Page<T: Decodable>: Decodable {
      let results: [T]
      let next: Int?
      enum CodingKeys: String, CodingKey { case results = "items", next }
    }
    struct Port: Decodable { let name: String; let at: Place; struct Place: Decodable { let lat, lon: Double } }
    enum Mark: Decodable {
      case buoy
      enum Keys: CodingKey { case kind }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        switch try c.decode(String.self, forKey: .kind) {
        case "buoy": self = .buoy
        case let other:
          throw DecodingError.dataCorruptedError(forKey: .kind, in: c, debugDescription: "unknown \(other)")
        }
      }
    }
    func page() -> Page<Port> {
      let json = #"{"items":[{"name":"Lee","at":{"lat":1.5,"lon":2}}],"next":null}"#
      return try! JSONDecoder().decode(Page<Port>.self, from: Data(json.utf8))
    }
    func fuzzy(_ wanted: String, _ text: String) -> Bool {
      var left = text.lowercased().makeIterator()
      return wanted.allSatisfy { c in
        while let next = left.next() { if next == c { return true } }
        return false
      }
    }
    """#

  @Test(
    "Numbers of less than 64 bits and decimal ones are written with their own digits",
    arguments: [
      (#"let f: Float = 0.1; return "\(f) \(f + 0.2)""#, "0.1 0.3"),
      (#"let g = Gauge(level: 2); return "\(g.ratio) \(g)""#, "0.6666667 Gauge(level: 2.0)"),
      (#"let a: Decimal = 0.1; let b: Decimal = 0.2; return "\(a + b)""#, "0.3"),
      (#"let total: Decimal = 5; return "\(total) \(total / 2)""#, "5 2.5"),
      (
        #"let f = Fare(price: 19.99); return "\(f.price) \(f.twice)""#,
        "19.98999999999999488 39.97999999999998976"
      ),
    ])
  func numbers(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "A generic type is decoded with what its parameter stands for, and an own error is told",
    arguments: [
      (
        #"let p = page(); return "\(p.results[0].name) \(p.results[0].at.lon) \(p.next == nil)""#,
        "Lee 2.0 true"
      ),
      (
        ##"do { _ = try JSONDecoder().decode(Mark.self, from: Data(#"{"kind":"rock"}"#.utf8)); return "no" } catch DecodingError.dataCorrupted(let c) { return c.debugDescription } catch { return "other" }"##,
        "unknown rock"
      ),
    ])
  func decoding(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "Texts are searched, walked and mapped",
    arguments: [
      (#""abc".rangeOfCharacter(from: .decimalDigits) == nil"#, "true"),
      (
        #"let s = "ab1c"; return s.rangeOfCharacter(from: .decimalDigits).map { String(s[$0]) }"#,
        #"Optional("1")"#
      ),
      (#"fuzzy("hbr", "Harbour")"#, "true"), (#"fuzzy("hz", "Harbour")"#, "false"),
      (
        #"let cells: [[Character?]] = [["X", nil]]; return cells.map { $0.map { $0.map(String.init) ?? "." }.joined() }.joined(separator: "/")"#,
        "X."
      ),
    ])
  func texts(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "Sequences without an end give as many as are asked for",
    arguments: [
      ("Array(sequence(first: 1) { $0 * 2 }.prefix(6))", "[1, 2, 4, 8, 16, 32]"),
      ("Array(sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil }))", "[1, 3, 9, 27, 81]"),
      (
        "let s = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 }; return Array(s.prefix(6))",
        "[0, 1, 1, 2, 3, 5]"
      ),
      ("(1...).first { $0 * $0 > 200 }!", "15"), ("Array((3...).prefix(2))", "[3, 4]"),
    ])
  func sequences(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "Ranges in lists and Foundation's classes",
    arguments: [
      ("[0..<3, 3..<5]", "[Range(0..<3), Range(3..<5)]"), ("[1...2]", "[ClosedRange(1...2)]"),
      ("let d: [String: Any] = [\"n\": 1]; return (d[\"n\"] as? NSNumber)?.intValue ?? 9", "1"),
      ("NSNumber(value: true).boolValue", "true"),
    ])
  func foundation(code: String, expected: String) { #expect(value(code) == expected) }
}
