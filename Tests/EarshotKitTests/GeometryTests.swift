import EarshotKit
import Testing

/// A reader of geometry takes the size that its container proposes, and tells its content
/// (SwiftUI's documentation of `GeometryReader`).
@Suite("Content that asks for its size")
struct GeometryTests {
  @Test(
    "A reader tells its own size, not the screen's",
    arguments: [
      (
        "GeometryReader { geo in Text(geo.size.width > 300 ? \"Wide\" : \"Narrow\") }.frame(width: 200)",
        "Narrow"
      ),
      ("GeometryReader { geo in Text(geo.size.width > 300 ? \"Wide\" : \"Narrow\") }", "Wide"),
      ("GeometryReader { geo in Text(\"\\(Int(geo.size.width))\") }.frame(width: 120, height: 40)", "120"),
      ("GeometryReader { geo in Text(\"\\(Int(geo.size.height))\") }.frame(width: 120, height: 40)", "40"),
      (
        "GeometryReader { geo in Text(\"\\(Int(geo.frame(in: .local).width))\") }.padding(.horizontal, 20)",
        "362"
      ),
      (
        "GeometryReader { geo in if geo.size.height < 100 { Text(\"Low\") } else { Text(\"High\") } }.frame(height: 60)",
        "Low"
      ),
      (
        "HStack(spacing: 0) { Color.red; GeometryReader { geo in Text(geo.size.width < 250 ? \"Half\" : \"All\") } }",
        "Half"
      ),
    ])
  func size(body: String, expected: String) throws {
    #expect(try stops(of: "struct Gauge: View { var body: some View { \(body) } }") == [expected])
  }

  @Test("A reader inside another one's content gets its share")
  func nested() throws {
    let source = """
      struct Tank: View {
        var body: some View {
          GeometryReader { outer in
            GeometryReader { inner in
              Text("\\(Int(outer.size.width)) and \\(Int(inner.size.width))")
            }
            .frame(width: 100)
          }
          .frame(width: 300)
        }
      }
      """
    #expect(try stops(of: source) == ["300 and 100"])
  }

  @Test("What appears, appears once, although the content is declared twice")
  func appearsOnce() throws {
    let source = """
      struct Tank: View {
        @State private var count = 0
        var body: some View {
          GeometryReader { geo in
            Text("\\(Int(geo.size.width)), \\(count)").onAppear { count += 1 }
          }
          .frame(width: 80)
        }
      }
      """
    #expect(try stops(of: source) == ["80, 1"])
  }

  @Test("The size is known when the state changes")
  func afterAnAction() throws {
    let source = """
      struct Tank: View {
        @State private var isOpen = false
        var body: some View {
          GeometryReader { geo in
            Button(isOpen ? "Open at \\(Int(geo.size.width))" : "Closed at \\(Int(geo.size.width))") { isOpen = true }
          }
          .frame(width: 80)
        }
      }
      """
    var voiceOver = try VoiceOverUser(swift: source)
    #expect(voiceOver.lastUtterance == "Closed at 80, button")
    voiceOver.doubleTap()
    #expect(voiceOver.focus?.label == "Open at 80")
  }

  private func stops(of source: String) throws -> [String] {
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    return reading.elements.map(\.announcement)
  }
}
