import EarshotSwiftUIScreens
import EarshotVocabulary
import Testing

@Suite("Files of given values") struct GivenFileTests {
  private func fault(_ data: String) -> Notice? {
    do {
      _ = try GivenValues(texts: [], file: "Data.json", Array(data.utf8))
      return nil
    } catch {
      return (error as? InputError)?.notice
    }
  }

  @Test(
    "A data file that is no JSON object is an error with its place",
    arguments: [
      ("", 1, 1), ("[1]", 1, 1), ("{\"a\": }", 1, 7), ("{\n  \"a\": 1,\n}", 3, 1), ("{\"a\": 1} x", 1, 10),
      ("{\"a\": \"b", 1, 7), ("{\"a\": tru}", 1, 7),
    ])
  func broken(data: String, line: Int, column: Int) {
    let fault = fault(data)
    #expect(fault?.severity == .error)
    #expect(fault?.location == SourceLocation(file: "Data.json", line: line, column: column))
  }

  @Test("Data that is nested without end is an error with the bound")
  func deep() {
    #expect(fault("{\"a\":" + String(repeating: "[", count: 100_000))?.message.contains("512") == true)
  }

  @Test("An object of values is none")
  func right() { #expect(fault("{\"a\": [1, {\"b\": null}]}") == nil) }
}
