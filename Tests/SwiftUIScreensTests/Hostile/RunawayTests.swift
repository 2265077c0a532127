import EarshotSwiftUIScreens
import EarshotVocabulary
import Testing

// Code that would take all time or all memory ends with its bound, and the rest of the screen is read. No test looks at
// the clock: one that runs away does not end.
@Suite("Nothing runs away", .serialized) struct RunawayTests {
  private func screen(_ code: String, bounds: Bounds = .standard) -> Screen {
    Screen(
      probe("Text(\"Milk\")\nText(\"\\(made)\")\nText(\"Bread\")", members: "var made: String { \(code) }"),
      open: "Probe", bounds: bounds)
  }

  private func isBudget(_ screen: Screen) -> Bool { screen.notices.contains { $0.kind == .budget } }

  private func expectBound(_ screen: Screen) {
    #expect(screen.texts.first == "Milk")
    #expect(screen.texts.last == "Bread")
    #expect(isBudget(screen))
  }

  @Test(
    "Sequences that natives go through count each element",
    arguments: [
      "(0..<Int.max).reduce(0, &+)", "(0..<Int.max).max()!", "(0..<Int.max).min(by: <)!",
      "(0..<Int.max).elementsEqual(0..<Int.max)",
      "(0..<Int.max).starts(with: 0..<Int.max)",
      "(0..<Int.max).lazy.filter { $0 < 0 }.first == nil", "(0..<Int.max).reversed().contains { $0 < 0 }",
      "(0...).contains { $0 < 0 }", "(0...).prefix(1_000_000_000).reduce(0, &+)",
      "zip(0..<Int.max, 0...).allSatisfy(==)", "(0..<Int.max).enumerated().contains { $0 != $1 }",
      "repeatElement(0, count: Int.max).reduce(0, +)", "sequence(first: 0) { $0 &+ 1 }.contains { $0 < 0 }",
      "stride(from: 0.0, to: .infinity, by: 1).contains(-1)", "stride(from: 0, to: Int.max, by: 1).max()!",
      "(0..<Int.max).prefix { $0 >= 0 }.count", "AnyIterator { 1 }.reduce(0, &+)",
    ])
  func elements(code: String) { expectBound(screen("\"\\(\(code))\"", bounds: .tight)) }

  @Test("A sort counts its comparisons, also those of numbers")
  func sorting() {
    expectBound(screen("\"\\(Array(repeating: 0, count: 3_000_000).sorted()[0])\""))
    #expect(screen("\"\\(Array((0..<30_000).reversed()).sorted()[7])\"").texts == ["Milk", "7", "Bread"])
  }

  @Test(
    "What is made is counted by its bytes before there is no memory left",
    arguments: [
      "var k: [[Int]] = []; for i in 0..<100_000 { k.append(Array(repeating: i, count: 100_000)) }; return \"\\(k.count)\"",
      "let s = String(repeating: \"a\", count: 100_000); var k: [String] = []; for i in 0..<100_000 { k.append(s + \"\\(i)\") }; return \"\\(k.count)\"",
      "let s = String(repeating: \"a\", count: 100_000); return \"\\((0..<100_000).map { \"\\(s)\\($0)\" }.count)\"",
      "struct S { var a = Array(0..<10_000) }; var s = S(); var k: [S] = []; for i in 0..<100_000 { s.a[i % 9] = 0; k.append(s) }; return \"\\(k.count)\"",
      "return \"\\((0..<100_000).map { Data(repeating: UInt8($0 % 256), count: 100_000) }.count)\"",
      "let row = Array(0..<100_000); return \"\\((0..<100_000).flatMap { _ in row }.count)\"",
      "return \"\\(Set(0..<30_000_000).count)\"",
      "return \"\\(Array((0..<30_000_000).enumerated()).count)\"",
      "return \"\\((0..<100_000).map { _ in Set(0..<1_000) }.count)\"",
      "let s = String(repeating: \"a\", count: 1_000_000); return \"\\(Array(repeating: s, count: 1_000_000))\"",
      "let s = String(repeating: \"a\", count: 1_000_000); return \"\\((0..<100_000).map { _ in s.debugDescription }.count)\"",
      "return \"\\(String(repeating: \"a \", count: 5_000_000).components(separatedBy: \" \").count)\"",
      "return \"\\(Dictionary(uniqueKeysWithValues: (0..<30_000_000).lazy.map { ($0, $0) }).count)\"",
      "return \"\\(Array(repeating: 0, count: 4_000_000_000).count)\"",
      "return \"\\([Int](repeating: 0, count: 40_000_000).count)\"",
    ])
  func memory(code: String) { expectBound(screen(code)) }

  @Test("A search for a long text counts how often it may be compared")
  func searches() {
    let code =
      "(String(repeating: \"a\", count: 1_000_000)).%(String(repeating: \"a\", count: 500_000) + \"b\")"
    for call in ["contains(", "range(of: ", "components(separatedBy: "] {
      expectBound(screen("\"\\(\(code.replacing("%(", with: call)))\""))
    }
    #expect(value("(String(repeating: \"a\", count: 100_000) + \"b\").contains(\"aaab\")") == "true")
  }

  @Test("What is only handed on is not made again")
  func handedOn() {
    let code = """
      let long = String(repeating: "a", count: 1_000_000); let list = Array(repeating: long, count: 100_000)
      var n = 0; for i in 0..<2_000 { let one = list[i]; let part = list[i...]; n += one.isEmpty ? 0 : part.count % 2 }
      return "\\(n)"
      """
    #expect(screen(code).texts == ["Milk", "1000", "Bread"])
  }

  @Test(
    "Places of a format are no wider than there is memory for",
    arguments: [
      "\"%2000000000d\", 1", "\"%.999999999f\", 3.0", "\"%*d\", 2_000_000_000, 3", "\"%-2000000000@\", \"a\"",
    ])
  func formats(format: String) {
    expectBound(screen("String(format: \(format))"))
    #expect(value("String(format: \"%08.3f|%5d\", 3.5, 42)") == "0003.500|   42")
  }

  @Test("What a builder declares is compiled once a level")
  func nestedDeclarations() {
    var code = "Text(\"Milk\")"
    for _ in 0..<24 {
      code = "VStack { var inner: some View { \(code) }\nfunc again() -> some View { inner }\nagain() }"
    }
    #expect(Screen(probe(code), open: "Probe").texts == ["Milk"])
  }
}
