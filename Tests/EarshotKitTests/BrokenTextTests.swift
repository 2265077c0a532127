import EarshotKit
import Testing

@Suite("Text that is not UTF-8") struct BrokenTextTests {
  /// `swiftc` says "invalid UTF-8 found in source file", an error.
  @Test("Is a syntax error at its place, and the rest is read")
  func source() throws {
    let source =
      Array("struct Tide: View {\n  var body: some View { Text(\"low".utf8) + [0xFF] + Array("\") }\n}".utf8)
    let input = try Earshot.open(bytes: source, file: "Tide.swift")
    #expect(input.syntaxErrors.map(\.location) == [SourceLocation(file: "Tide.swift", line: 2, column: 34)])
    #expect(input.readings()[0].elements.map(\.announcement) == ["low\u{FFFD}"])
  }
}
