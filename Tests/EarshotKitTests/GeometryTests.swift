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

  // https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
  @Test(
    "A view tells its place when it is laid out, and whenever that changes",
    arguments: [
      (
        ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }.frame(width: 120)",
        "120"
      ),
      (
        ".frame(width: 90).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _, new in width = new }",
        "90"
      ),
      (
        ".frame(width: 90).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { width = $0 }",
        "156"
      ),
      (
        ".frame(width: 90).onGeometryChange(for: CGFloat.self) { $0.frame(in: .local).minX } action: { width = $0 }",
        "0"
      ),
    ])
  func changes(modifiers: String, expected: String) throws {
    let source = """
      struct Tank: View {
        @State private var width: CGFloat = -1
        var body: some View {
          VStack { Color.red\(modifiers); Text("\\(Int(width))") }
        }
      }
      """
    #expect(try stops(of: source) == [expected])
  }

  @Test("A text that is cut off is told by two places")
  func truncation() throws {
    let source = """
      struct Log: View {
        @State private var whole: CGFloat = 0
        @State private var cut: CGFloat = 0
        var body: some View {
          VStack {
            Text("High water at noon, low water in the evening, and fog over the bay until the morning of the next day.")
              .lineLimit(1)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { cut = $0 }
              .background {
                Text("High water at noon, low water in the evening, and fog over the bay until the morning of the next day.")
                  .fixedSize(horizontal: false, vertical: true)
                  .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { whole = $0 }
                  .hidden()
              }
            if whole > cut { Button("more") {} }
          }
        }
      }
      """
    #expect(try stops(of: source).last == "more, button")
  }

  @Test("On the whole screen a reader stands where it is")
  func global() throws {
    let source = """
      struct Tank: View {
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { geo in
              Text("\\(Int(geo.frame(in: .global).minY - geo.safeAreaInsets.top)), \\(Int(geo.frame(in: .local).minY))")
            }
          }
        }
      }
      """
    #expect(try stops(of: source) == ["100, 0"])
  }

  private func stops(of source: String) throws -> [String] {
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    return reading.elements.map(\.announcement)
  }
}
