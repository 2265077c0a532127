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
    "A member of it ends the app there",
    arguments: ["Keeper.current.points", "Keeper.current.word()", "Keeper().mate.points"])
  func asked(source: String) {
    let said =
      "the app would end here: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    #expect(value("return \(source)", with: code) == "trap: \(said) ! \(said)")
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
