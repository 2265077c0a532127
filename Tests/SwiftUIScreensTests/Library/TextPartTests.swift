import Testing

/// The Swift book: a substring shares its indices with the string that it is part of.
@Suite("Places in a part of a text") struct TextPartTests {
  @Test("What is found in a part has its place in the whole")
  func places() {
    let split = """
      func words(_ text: String) -> [String] {
        var found: [String] = []
        var place = text.startIndex
        while let start = text[place...].range(of: "<b>"), let end = text[start.upperBound...].range(of: "</b>") {
          found.append(String(text[place..<start.lowerBound]))
          found.append(String(text[start.upperBound..<end.lowerBound]).uppercased())
          place = end.upperBound
        }
        return found + [String(text[place...])]
      }
      """
    #expect(
      value(#"words("Walk <b>north</b> to <b>the mill</b> now").joined(separator: "|")"#, with: split)
        == "Walk |NORTH| to |THE MILL| now")
  }

  @Test(
    "Single places too",
    arguments: [
      (
        #"let text = "tide, table"; return String(text[text[text.index(text.startIndex, offsetBy: 5)...].firstIndex(of: "t")!...])"#,
        "table"
      ),
      (
        #"let text = "a-b-c"; return String(text[text[text.firstIndex(of: "b")!...].firstIndex(of: "-")!...])"#,
        "-c"
      ),
      (
        #"let text = "ebb tide"; return String(text[text[text.firstIndex(of: " ")!...].startIndex...])"#,
        " tide"
      ),
      (#"let text = "ebb tide"; return text[text.firstIndex(of: " ")!...].uppercased()"#, " TIDE"),
    ])
  func single(body: String, words: String) {
    #expect(value(body) == words)
  }
}
