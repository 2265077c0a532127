import Testing

// The Swift Programming Language, "Implicitly Unwrapped Optionals": using one that is nil stops the program.
@Suite("Nil in what is declared with !") struct UnwrappedNilTests {
  private let code = """
    final class Keeper {
      static var current: Keeper!
      var points = 4
      var mate: Keeper!
      func word() -> String { "watch" }
    }
    struct Watch { var keeper: Keeper! = Keeper(); var said: String { "\\(keeper.points)" } }
    """

  @Test(
    "A member of it is not known, and a notice says why",
    arguments: [
      (
        "Keeper.current.points",
        "«Keeper.current.points» ! 'current' is nil here, though it is declared with '!'"
      ),
      (
        "Keeper.current.word()",
        "«Keeper.current.word()» ! 'current' is nil here, though it is declared with '!'"
      ),
      ("Keeper().mate.points", "«Keeper().mate.points» ! 'mate' is nil here, though it is declared with '!'"),
    ])
  func asked(source: String, expected: String) {
    #expect(value("return \(source)", with: code) == expected)
  }

  @Test(
    "What optionals have is asked of it as ever, and what is there is read",
    arguments: [
      ("Watch().keeper.points", "4"), ("Watch().said", "4"),
      (#"Keeper.current?.word() ?? "nobody""#, "nobody"),
      ("Keeper.current == nil", "true"), (#"Keeper.current.map { $0.word() } ?? "unmapped""#, "unmapped"),
    ])
  func optional(source: String, expected: String) {
    #expect(value("return \(source)", with: code) == expected)
  }
}
