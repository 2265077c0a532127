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

  /// Apple's documentation of `ProcessInfo.arguments` and `CommandLine.arguments`: the first is the program's own
  /// name.
  @Test(
    "There is always an argument, the program's own", arguments: ["ProcessInfo.processInfo", "CommandLine"])
  func arguments(name: String) {
    let code = """
      struct Card: View {
        var allows: Bool {
          for index in 0..<\(name).arguments.count - 1 where \(name).arguments[index] == "-quiet" { return false }
          return !\(name).arguments.dropFirst().contains("-demo")
        }
        var body: some View { Text(allows ? "\\(\(name).arguments.count) loud" : "quiet") }
      }
      """
    #expect(Screen(code, open: "Card").texts == ["1 loud"])
  }
}
