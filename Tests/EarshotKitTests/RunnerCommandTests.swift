import EarshotReports
import EarshotVocabulary
import Testing

/// What the runner obeys is in its source: github.com/actions/runner, ActionCommand.cs.
@Suite("Text that GitHub's runner would obey")
struct RunnerCommandTests {
  private func broken(_ text: String) -> String {
    String(decoding: RunnerCommands.broken(in: Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    "A command at the beginning of a line, after blanks too, is broken",
    arguments: ["", "  ", "\t", "\u{a0}", "\u{3000} ", "first\n", "first\r\n", "first\r", "first\n   "])
  func commands(before: String) {
    #expect(broken("\(before)::error::x\n") == "\(before):\u{200b}:error::x\n")
  }

  @Test("The older form is broken wherever it stands")
  func older() {
    #expect(broken("1. Buy ##[error]now") == "1. Buy ##\u{200b}[error]now")
    #expect(broken("###[a]") == "###\u{200b}[a]")
  }

  @Test("Everything else stays as it is", arguments: ["", "a::b::c", "1. ::x", ": :", "# [x]", "##", "::"])
  func others(text: String) {
    if text == "::" { #expect(broken(text) == ":\u{200b}:") } else { #expect(broken(text) == text) }
  }

  @Test("JSON holds the same value without the command")
  func json() {
    var writer = JSONWriter(spacing: .compact)
    writer.string("##[error]x [a] #[b]")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"##\\u005berror]x [a] #[b]\"")
  }

  @Test("Titles and files of annotations can't end them")
  func annotations() {
    let bytes = FindingAnnotation.bytes(
      level: "error", title: "a,b::c\n::error::x", message: "50%\n##[warning]y",
      at: SourceLocation(file: "a:b,c.swift", line: 1, column: 2))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "::error file=a%3Ab%2Cc.swift,line=1,col=2,title=a%2Cb%3A%3Ac%0A%3A%3Aerror%3A%3Ax::50%25%0A##\u{200b}[warning]y\n"
    )
  }
}
