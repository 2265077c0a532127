import Testing

@testable import EarshotSwiftUISource

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

  @Test("What may fail on something unknown counts as made; what it had not got to is not known")
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
    #expect(screen.texts == ["Ebb", "«place»"])
  }

  @Test("A text that a log keeps in C is the one it was made with, by the parameter of that name and type")
  func madeWith() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View { VStack { Text(log.title); Text(log.made_on); Text(log.place); Text(log.mark) } } }
      let log = Log(title: "Ebb", madeOn: "Monday", place: 3, mark: "flow")!
      class Log {
        let note: OpaquePointer
        var title: String { String(cString: tide_log_title(note), encoding: .utf8) ?? "" }
        var made_on: String { String(cString: tide_log_day(note)) }
        var place: String { String(cString: tide_log_place(note)) }
        var mark: String { get { String(cString: tide_log_mark(note)) } set { tide_log_set(note, newValue) } }
        init?(title: String, madeOn: String, place: Int, mark: String) {
          var made = tide_log()
          guard tide_log_open(&made, title, madeOn, place) > 0 else { return nil }
          self.note = made.pointer
        }
      }
      """, open: "Probe")
    #expect(
      screen.texts == ["Ebb", "Monday", "«tide_log_place(note)»", "«tide_log_mark(note)»"])
    #expect(screen.notices.contains { $0.kind == .standIn && $0.message.contains("'title'") })
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
