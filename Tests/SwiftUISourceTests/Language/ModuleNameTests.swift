import Testing

/// The Swift book: a name may be qualified by the module that declares it.
@Suite("Names behind a module of the project") struct ModuleNameTests {
  private func texts(_ body: String) -> [String] {
    let functions = """
      func depth(at place: String) -> String { "deep at \\(place)" }
      let harbourName = "Rye"
      """
    let app = probe(body, members: #"func depth(at place: String) -> String { "own \(place)" }"#)
    return Screen(files: [("Sea_Chart/App.swift", app), ("Sea Chart/Depths.swift", functions)]).texts
  }

  @Test("A function and a variable outside all types are meant, not the view's own")
  func functions() {
    #expect(texts(#"Text(Sea_Chart.depth(at: "mole"))"#) == ["deep at mole"])
    #expect(texts("Text(Sea_Chart.harbourName)") == ["Rye"])
  }

  @Test("Another module's name is none of them")
  func others() {
    #expect(texts(#"Text(River.depth(at: "mole"))"#) != ["deep at mole"])
  }

  @Test("A type of a package is not the app's of that name in a file that imports the package")
  func packageType() {
    let screen = Screen(
      """
      import HarbourKit
      struct Log {
        private typealias Backend = HarbourKit.Log
        static func note(_ text: String) -> String { Backend.note(text) }
      }
      struct Depths { static var all: [Int] { HarbourKit.Depths.all } }
      struct Probe: View { var body: some View { VStack {
        Text(Log.note("ebb"))
        Text("\\(Depths.all.count)")
      } } }
      """, open: "Probe")
    #expect(screen.texts.count == 2)
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
    #expect(screen.notices.contains { $0.message.contains("HarbourKit.Log.note") })
  }
}
