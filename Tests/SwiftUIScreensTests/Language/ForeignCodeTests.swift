import Testing

/// Code around C: what comes from there is not known, and the rest goes on.
@Suite("Code around C") struct ForeignCodeTests {
  @Test("An initialiser that takes a value of C's takes no text")
  func initializers() {
    let declarations = """
      extension String { init?(_ block: tide_block_t) { return nil } }
      """
    #expect(
      Evaluation(
        #"let name = "Ebb and flow"; return String(name.prefix(3)) + "!""#, declarations: declarations
      )
      .text == "Ebb!")
  }

  @Test("What may fail on something unknown is not known, nor is anything of it")
  func failables() {
    let screen = Screen(
      """
      struct Probe: View { var body: some View { VStack { Text(log.title); Text(log.place) } } }
      let log = Log(title: "Ebb")!
      class Log {
        let title: String
        var place: String
        init?(title: String) {
          self.title = title
          guard tide_log_open(title) > 0 else { return nil }
          self.place = "Mole"
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["«log.title»", "«log.place»"])
    #expect(screen.notices.contains { $0.message.contains("tide_log_open") })
  }

  @Test("What fails for a known reason is nil")
  func knownFailure() {
    let declarations =
      "struct Log { let depth: Int; init?(_ depth: Int) { guard depth > 0 else { return nil }; self.depth = depth } }"
    #expect(Evaluation("return Log(0) == nil", declarations: declarations).text == "true")
  }

  @Test("Inside an operator that the app adds to texts, the same operator is the library's")
  func operators() {
    let declarations = """
      extension String {
        static func + (a: String, b: Character) -> String { a.appending(b) }
        func appending(_ c: Character) -> String { self + String(c) }
      }
      """
    #expect(
      Evaluation(#"let mark: Character = "!"; return "Ebb" + mark + "?""#, declarations: declarations).text
        == "Ebb!?")
  }
}
