import EarshotVocabulary
import Testing

@Suite("Expressions that take too long") struct InterruptedTests {
  @Test("A view stays where its text takes too long, with a value that is not known")
  func texts() {
    var bounds = Bounds.standard
    bounds.callDepth = 60
    let screen = Screen(
      """
      func sink(_ n: Int) -> Int { sink(n + 1) + 1 }
      struct Probe: View {
        var body: some View {
          VStack { Text("Depth \\(sink(0))").accessibilityHint("fathoms"); Text("after") } }
      }
      """, open: "Probe", bounds: bounds)
    #expect(screen.texts.count == 2)
    #expect(screen.texts.last == "after")
    #expect(screen.texts.first?.contains("«") == true)
    #expect(screen.outline.contains(".accessibilityHint(\"fathoms\")"))
    #expect(screen.notices.contains { $0.kind == .budget })
  }

  @Test("A loop without end in a view's argument leaves the view")
  func loops() {
    var bounds = Bounds.standard
    bounds.steps = 20_000
    let screen = Screen(
      """
      func wait() -> String { var n = 0; while true { n += 1 }; return "\\(n)" }
      struct Probe: View { var body: some View { VStack { Text(wait()); Text("after") } } }
      """, open: "Probe", bounds: bounds)
    #expect(screen.texts.count == 2)
    #expect(screen.texts.last == "after")
  }
}
