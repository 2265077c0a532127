import Testing

@Suite("Generic parameters with a protocol") struct ConformanceTests {
  private let declarations = """
    protocol Titled { var title: String { get } }
    enum Quay: Titled { case north; var title: String { "North quay" } }
    extension Button where Label == Text {
      init<Row: Titled>(_ row: Row, action: @escaping () -> Void) { self.init(action: action) { Text(row.title) } }
    }
    """

  @Test(
    "An app's own initialiser takes what conforms, and leaves the SDK's form alone",
    arguments: [("Button(\"Sail\") { go() }", "Sail"), ("Button(Quay.north) { go() }", "North quay")])
  func initializers(body: String, expected: String) {
    let screen = Screen(
      "\(declarations)\nstruct Probe: View { func go() { }; var body: some View { \(body) } }", open: "Probe")
    let title = screen.node("Button")?.unlabeled()?.string ?? screen.texts.first
    #expect(title == expected)
    #expect(screen.notices.isEmpty)
  }
}
