import Testing

/// The documentation of RegexBuilder.
@Suite("Regular expressions that are built") struct RegexBuilderTests {
  private func texts(_ value: String, _ declarations: String) -> Screen {
    Screen(
      """
      import RegexBuilder
      import SwiftUI
      \(declarations)
      struct Probe: View { var body: some View { Text(\(value)) } }
      """, open: "Probe")
  }

  @Test(
    "Parts are matched in their order, and captures come out",
    arguments: [
      (
        #"Regex { OneOrMore { "{{ "; Capture { OneOrMore(.word) }; " }}" } }"#,
        #""a {{ tide }} b {{ wind }}".matches(of: regex).map { String($0.output.1) }.joined(separator: ",")"#,
        "tide,wind"
      ),
      (
        #"Regex { Capture { Repeat(.digit, count: 4) }; ChoiceOf { "-"; "/" }; Capture { Repeat(1...2) { .digit } } }"#,
        #""2025/7".wholeMatch(of: regex).map { $0.output.1 + ":" + $0.output.2 } ?? "none""#, "2025:7"
      ),
      (
        #"Regex { "("; OneOrMore(.any, .reluctant); ")" }"#,
        #""(a) (b)".firstMatch(of: regex).map { String($0.output) } ?? "none""#, "(a)"
      ),
      (
        #"Regex { Anchor.startOfSubject; CharacterClass("a"..."f", .anyOf("-.")); Optionally { "x" } }"#,
        #"["-x", "z"].map { $0.contains(regex) ? "yes" : "no" }.joined(separator: " ")"#, "yes no"
      ),
    ])
  func matching(regex: String, value: String, expected: String) {
    let screen = texts(value, "let regex = \(regex)")
    #expect(screen.texts == [expected])
    #expect(screen.notices.isEmpty)
  }
}
