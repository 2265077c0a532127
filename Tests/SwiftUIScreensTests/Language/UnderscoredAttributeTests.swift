import Testing

/// Attributes of the compiler's own libraries are no property wrappers (include/swift/AST/DeclAttr.def).
@Suite("Attributes with an underscore")
struct UnderscoredAttributeTests {
  @Test("A property with one is kept as any other, and a library's own type is found")
  func kept() {
    let code = """
      final class Quay {
        @_spi(Private) public var berths: Int? = 4 { willSet { changes += 1 } }
        @_documentation(visibility: internal) var changes = 0
      }
      @frozen @_documentation(visibility: internal) struct Boat { @usableFromInline var name = "Gull" }
      """
    let body = """
      let quay = Quay()
      quay.berths = 5
      return "\\(quay.berths ?? 0) \\(quay.changes) \\(Boat().name)"
      """
    #expect(value(body, with: code) == "5 1 Gull")
  }
}
