import Testing

/// Xcode gives the process of a preview `XCODE_RUNNING_FOR_PREVIEWS=1`; an app on a device has none.
@Suite("The process that shows a preview") struct PreviewProcessTests {
  private let code = """
    import SwiftUI
    struct Card: View { var body: some View {
      Text(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? "in a preview" : "in the app") } }
    #Preview("Shown") { Card() }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card().previewDisplayName("Older") } }
    """

  @Test("A preview knows that it is one", arguments: ["Shown", "Older"])
  func preview(name: String) {
    #expect(Screen(code, open: name).texts == ["in a preview"])
  }

  @Test("A view by its name stands in the app")
  func view() {
    #expect(Screen(code, open: "Card").texts == ["in the app"])
  }
}
