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
}
