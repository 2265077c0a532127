import EarshotKit
import Testing

/// A picture that the app draws has no name; it is handed on as any other.
@Suite("Pictures without a name")
struct UnnamedPictureTests {
  @Test("A picture is shared, with another in its preview")
  func shared() throws {
    let screen = try Earshot.open(
      swift: """
        import SwiftUI
        struct Quay: View {
          @State private var code = UIImage()
          var body: some View {
            ShareLink(
              item: Image(uiImage: code), preview: SharePreview("Berth code", image: Image(uiImage: code)))
          }
        }
        """
    ).readings()[0]
    #expect(screen.elements.map(\.announcement) == ["Share…, button"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A text of a picture alone says its name, as one among words does")
  func alone() throws {
    let screen = try Earshot.open(
      swift: """
        import SwiftUI
        struct Quay: View {
          var body: some View {
            Text(Image(systemName: "wifi"))
            Text("\\(Image(systemName: "wifi")) on")
          }
        }
        """
    ).readings()[0]
    #expect(screen.elements.map(\.announcement) == ["Wi-Fi", "Wi-Fi on"])
  }
}
