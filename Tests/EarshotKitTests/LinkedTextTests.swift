import Testing

@testable import EarshotKit

/// Links in texts (heard on devices with iOS 17 to 26; the recorded case nams-markdown-link-in-concatenated-text).
@Suite("Texts with links")
struct LinkedTextTests {
  @Test("A text that is more than its link is a text, one that is its link is one")
  func traits() throws {
    let elements = try Earshot.open(
      swift: """
        import SwiftUI
        struct Probe: View { var body: some View { VStack {
          Text("Read the [tide tables](https://example.org) first")
          Text("[Tide tables](https://example.org)")
          Text("[Ebb](https://example.org/ebb)[Flood](https://example.org/flood)")
          Text("Soon:") + Text(" [Neap](https://example.org/neap)")
        } } }
        """
    ).readings()[0].elements
    #expect(elements.map { $0.traits.contains("link") } == [false, true, false, false])
    #expect(elements.allSatisfy { $0.traits.contains("staticText") })
  }
}
