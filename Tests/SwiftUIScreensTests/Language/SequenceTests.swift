import Testing

// Expectations follow Swift's documentation of Sequence, IteratorProtocol and Collection.
@Suite("Sequences of the app's own") struct SequenceTests {
  private let declarations = """
    struct Countdown: Sequence, IteratorProtocol {
      var count: Int
      mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
      }
    }
    struct Moorings: Sequence {
      let names: [String]
      func makeIterator() -> MooringIterator { MooringIterator(names: names) }
    }
    struct MooringIterator: IteratorProtocol {
      let names: [String]
      var place = 0
      init(names: [String]) { self.names = names }
      mutating func next() -> String? {
        guard place < names.count else { return nil }
        place += 1
        return names[place - 1]
      }
    }
    struct Log: Sequence {
      var entries = ["ebb", "flood"]
      func makeIterator() -> IndexingIterator<[String]> { entries.makeIterator() }
    }
    struct Evens: Sequence {
      func makeIterator() -> AnyIterator<Int> {
        var n = 0
        return AnyIterator { n += 2; return n > 6 ? nil : n }
      }
    }
    struct Harbour: RandomAccessCollection {
      private let boats = ["Gull", "Tern", "Plover"]
      var startIndex: Int { boats.startIndex }
      var endIndex: Int { boats.endIndex }
      subscript(position: Int) -> String { boats[position] }
    }
    struct Steps: Collection {
      var startIndex: Int { 0 }
      var endIndex: Int { 6 }
      func index(after i: Int) -> Int { i + 2 }
      subscript(position: Int) -> Int { position * 10 }
    }
    final class Shelf: Sequence {
      func makeIterator() -> ShelfIterator { ShelfIterator() }
    }
    final class ShelfIterator: IteratorProtocol {
      var left = ["mug", "pot"]
      func next() -> String? { left.isEmpty ? nil : left.removeFirst() }
    }
    struct Naturals: Sequence, IteratorProtocol {
      var n = 0
      mutating func next() -> Int? { n += 1; return n }
    }
    """

  @Test(
    "They are walked in loops, taken as arrays and transformed",
    arguments: [
      ("Array(Countdown(count: 3))", "[3, 2, 1]"), ("Countdown(count: 3).map { $0 * 2 }", "[6, 4, 2]"),
      ("Array(Countdown(count: 0)).count", "0"), ("Countdown(count: 4).filter { $0 % 2 == 0 }", "[4, 2]"),
      ("Countdown(count: 4).reduce(0, +)", "10"), ("Countdown(count: 2).contains(1)", "true"),
      ("Countdown(count: 3).sorted()", "[1, 2, 3]"), ("Countdown(count: 3).first { $0 < 3 }", "Optional(2)"),
      ("Array(Moorings(names: [\"A\", \"B\"]))", "[\"A\", \"B\"]"),
      ("Moorings(names: [\"A\", \"B\"]).joined(separator: \"-\")", "A-B"),
      ("Array(Log())", "[\"ebb\", \"flood\"]"),
      ("Log().enumerated().map { \"\\($0.offset)\" }", "[\"0\", \"1\"]"),
      ("Array(Evens())", "[2, 4, 6]"), ("Harbour().count", "3"), ("Harbour().first", #"Optional("Gull")"#),
      ("Harbour()[1]", "Tern"), ("Harbour().last", #"Optional("Plover")"#), ("Harbour().isEmpty", "false"),
      ("Harbour().map(\\.count)", "[4, 4, 6]"), ("Array(Steps())", "[0, 20, 40]"), ("Steps().count", "3"),
      ("Array(Shelf())", "[\"mug\", \"pot\"]"), ("Set(Countdown(count: 3)).count", "3"),
      ("Array(Naturals().prefix(3))", "[1, 2, 3]"),
      ("Array(zip(Harbour(), Countdown(count: 2))).count", "2"),
      ("Array(zip(Harbour(), Naturals())).count", "3"), ("zip(Naturals(), [\"a\"]).map { $0.0 }", "[1]"),
      ("zip([1, 2], AnyIterator { false }).map { \"\\($0.0)\\($0.1)\" }", "[\"1false\", \"2false\"]"),
      ("zip([1, 2], AnySequence { AnyIterator { 7 } }).map { $0.0 + $0.1 }", "[8, 9]"),
      ("[0] + Countdown(count: 1).map { $0 }", "[0, 1]"),
      ("var it = [4, 5].makeIterator(); _ = it.next(); return it.next()", "Optional(5)"),
      ("Array(AnySequence { AnyIterator { nil as Int? } }).count", "0"),
    ])
  func walked(source: String, expected: String) {
    let body = source.contains("return it") ? source : "return \(source)"
    #expect(value(body, with: declarations) == expected)
  }

  @Test(
    "Loops over them end by their own rules, also where they have no end",
    arguments: [
      ("for n in Countdown(count: 3) { heard.append(\"\\(n)\") }", "3 2 1"),
      ("for name in Harbour() where name != \"Tern\" { heard.append(name) }", "Gull Plover"),
      ("for n in Naturals() { if n > 3 { break }; if n == 2 { continue }; heard.append(\"\\(n)\") }", "1 3"),
      (
        "outer: for a in Naturals() { for b in Countdown(count: 2) { if a == 2 { break outer }; heard.append(\"\\(a)\\(b)\") } }",
        "12 11"
      ),
      ("var it = Countdown(count: 2); while let n = it.next() { heard.append(\"\\(n)\") }", "2 1"),
    ])
  func loops(loop: String, expected: String) {
    let source = "var heard: [String] = []\n\(loop)\nreturn heard.joined(separator: \" \")"
    #expect(value(source, with: declarations) == expected)
  }

  @Test("What has no end is cut off by the budget")
  func bounded() {
    #expect(Evaluation("return Array(Naturals()).count", declarations: declarations, bounds: .tight).isBudget)
  }

  @Test("Rows of a list are read from them")
  func rows() {
    let body =
      "ForEach(Harbour(), id: \\.self) { Text($0) }; ForEach(Array(Evens()), id: \\.self) { Text(\"\\($0)\") }"
    let screen = Screen(probe("VStack { \(body) }", declarations: declarations), open: "Probe")
    #expect(screen.texts == ["Gull", "Tern", "Plover", "2", "4", "6"])
  }
}
