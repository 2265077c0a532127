import EarshotKit
import Testing

/// The title of a small navigation bar that opens a menu (recorded, iOS 27, the title of the Files picker).
@Suite("Menus of titles")
struct TitleMenuTests {
  private func screen(_ body: String) throws -> ScreenReading {
    try Earshot.open(
      swift: """
        import SwiftUI
        struct Quay: View {
          @State private var title = "Harbor"
          var body: some View { NavigationStack { \(body) } }
        }
        """
    ).readings()[0]
  }

  @Test(
    "A small title that can be written or has a menu is a button, any other a heading",
    arguments: [
      (#"Text("a").navigationTitle($title).navigationBarTitleDisplayMode(.inline)"#, true),
      (
        #"Text("a").navigationTitle("Harbor").navigationBarTitleDisplayMode(.inline).toolbarTitleMenu { Button("Move") {} }"#,
        true
      ),
      (
        #"Text("a").navigationTitle("Harbor").navigationBarTitleDisplayMode(.inline).toolbar { ToolbarTitleMenu { Text("b") } }"#,
        true
      ),
      (#"Text("a").navigationTitle($title)"#, false),
      (#"Text("a").navigationTitle("Harbor").navigationBarTitleDisplayMode(.inline)"#, false),
    ])
  func title(body: String, opens: Bool) throws {
    let title = try #require(try screen(body).elements.first)
    #expect(title.announcement == (opens ? "Harbor, Actions Menu, button" : "Harbor, heading"))
  }

  @Test("A double tap opens what it shows")
  func opened() throws {
    let body =
      #"Text("a").navigationTitle("Harbor").navigationBarTitleDisplayMode(.inline)"#
      + #".toolbarTitleMenu { Button("Move") {}; Button("Print") {} }"#
    var navigator = try Earshot.open(
      swift: "import SwiftUI\nstruct Quay: View { var body: some View { NavigationStack { \(body) } } }"
    ).navigator()
    _ = navigator.open()
    #expect(navigator.perform(line: "double-tap").utterances.map(\.caption) == ["Move, button"])
    #expect(navigator.perform(line: "swipe right").utterances.map(\.caption) == ["Print, button"])
  }
}
