import EarshotKit
import Testing

@testable import earshot

@Suite("The outline of full-screen navigation")
struct ScreenOutlineTests {
  private func tree(_ body: String) throws -> AccessibilityTree {
    let source = "import SwiftUI\nstruct Harbour: View { var body: some View { \(body) } }"
    return try Earshot.open(swift: source).navigator().screen.tree
  }

  private func map(_ body: String, columns: Int = 40) throws -> ScreenOutline {
    let tree = try tree(body)
    let texts = ScreenOutline.texts(of: tree, settings: VoiceOverSettings())
    return ScreenOutline(map: tree, texts: texts, columns: columns)
  }

  @Test("What stands beside each other stands on one row, what is below on a later one")
  func rows() throws {
    let outline = try map(
      """
      VStack {
        HStack { Text("Port"); Spacer(); Text("Starboard") }
        Text("Keel")
      }
      """)
    #expect(outline.places.map(\.text) == ["Port", "Starboard", "Keel"])
    #expect(outline.places[0].row == outline.places[1].row)
    #expect(outline.places[0].column < outline.places[1].column)
    #expect(outline.places[2].row > outline.places[1].row)
  }

  @Test("More rows than the screen has room for keep their order")
  func overflow() throws {
    let outline = try map(#"VStack { ForEach(0..<80) { Text("Berth \($0)") } }"#)
    #expect(outline.places.map(\.element) == Array(0..<80))
    #expect(outline.places.map(\.row) == outline.places.map(\.row).sorted())
    #expect(Set(outline.places.map(\.row)).count == 80)
  }

  @Test("States are words, hints and the like are left out")
  func texts() throws {
    let tree = try tree(
      """
      Toggle("Lamp", isOn: .constant(true)).accessibilityHint("Lights the quay")
        .accessibilityAction(named: "Dim") {}
      """)
    let texts = ScreenOutline.texts(of: tree, settings: VoiceOverSettings())
    #expect(texts == ["Lamp, switch button, on"])
  }

  @Test("Nothing is wider than the outline", arguments: [1, 8, 20, 40])
  func narrow(columns: Int) throws {
    let outline = try map(
      """
      HStack {
        Text("A very long sign above the harbour gate"); Text("Another sign")
        Text("潮汐表潮汐表潮汐表潮汐表潮汐表")
      }
      """, columns: columns)
    for place in outline.places {
      #expect(place.column + Columns.width(place.text) <= max(columns, 2))
    }
  }
}
