import EarshotVocabulary
import Testing

/// The places and the words are held against what `swiftc -parse` says of the same file; where it says more than the
/// tree knows ("after 'if' condition"), the context is named instead.
@Suite("Syntax errors") struct SyntaxErrorTests {
  private func errors(_ source: String) -> [String] {
    let faults = Screen.code([("Tide.swift", source)]).faults(in: "Tide.swift") ?? []
    return faults.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test(
    "What is missing is named with what it would be in",
    arguments: [
      ("struct Tide {\n  var height: Int\n", "2:18 expected '}' to end struct"),
      ("let tides = [1, 2\nlet low = 1\n", "1:18 expected ']' to end array"),
      ("let tide = 1 +\n", "1:15 expected expression after operator"),
      ("let tide: = 2\n", "1:10 expected type in type annotation"),
      ("if tide == 1 tide()\n", "1:13 expected '{' in 'if' statement"),
      ("@State\n", "1:7 expected declaration after attribute"),
      ("private\n", "1:8 expected declaration after 'private' modifier"),
      ("tide ebb\n", "1:5 consecutive statements on a line must be separated by newline or ';'"),
      (
        "struct Tide { var a = 1 var b = 2 }\n",
        "1:24 consecutive declarations on a line must be separated by newline or ';'"
      ),
    ])
  func missing(_ source: String, _ expected: String) { #expect(errors(source) == [expected]) }

  @Test(
    "What is too much is named with where it is",
    arguments: [
      ("let tide = 1\n}\n", "2:1 unexpected '}' at top level"),
      ("case 1: tide()\n", "1:1 'case' label can only appear inside a 'switch' statement"),
      ("default: tide()\n", "1:1 'default' label can only appear inside a 'switch' statement"),
    ])
  func unexpected(_ source: String, _ expected: String) { #expect(errors(source) == [expected]) }

  @Test(
    "What is wrong inside a token is named",
    arguments: [
      (#"let tide = "\q""# + "\n", "1:13 invalid escape sequence in literal"),
      ("let tide = 0x\n", "1:14 expected hexadecimal digit (0-9, A-F) in integer literal"),
      ("/* tide\n", "1:1 unterminated '/*' comment"),
      ("let tide= 1\n", "1:9 '=' must have consistent whitespace on both sides"),
    ])
  func tokens(_ source: String, _ expected: String) { #expect(errors(source) == [expected]) }

  @Test("A control character before an operator is an error, and no end of the program")
  func controlCharacterBeforeOperator() {
    #expect(
      errors("n \u{10}= ") == [
        "1:3 invalid character in source file", "1:4 '=' must have consistent whitespace on both sides",
        "1:5 expected expression",
      ])
  }

  @Test("At most twenty errors of a file are named", arguments: [1, 19, 20, 500])
  func count(_ number: Int) {
    #expect(errors(String(repeating: "let tide: = 2\n", count: number)).count == min(20, number))
  }

  @Test("A file without an error has none")
  func none() { #expect(errors("let tide = [1, 2].map { $0 + 1 }\n") == []) }
}
