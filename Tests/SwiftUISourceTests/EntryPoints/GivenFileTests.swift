import EarshotSwiftUISource
import EarshotVocabulary
import Testing

@Suite("Files of given values") struct GivenFileTests {
  private func screen(_ body: String, _ members: String, data: String) -> Screen {
    Screen(probe(body, members: members), open: "Probe", data: data)
  }

  @Test(
    "A data file that is no JSON object is an error with its place",
    arguments: [
      ("", 1, 1), ("[1]", 1, 1), ("{\"a\": }", 1, 7), ("{\n  \"a\": 1,\n}", 3, 1), ("{\"a\": 1} x", 1, 10),
      ("{\"a\": \"b", 1, 9), ("{\"a\": tru}", 1, 7), ("{\"a\": 1e999}", 1, 7),
    ])
  func broken(data: String, line: Int, column: Int) {
    let screen = screen("Text(title)", "let title: String", data: data)
    #expect(screen.texts == ["«title»"])
    #expect(screen.notices.map(\.severity) == [.error])
    #expect(screen.notices.first?.location == SourceLocation(file: "Data.json", line: line, column: column))
  }

  @Test("Data that is nested without end is an error with the bound")
  func deep() {
    let screen = screen(
      "Text(title)", "let title: String", data: "{\"a\":" + String(repeating: "[", count: 100_000))
    #expect(screen.notices.first?.message.contains("512") == true)
  }
}
