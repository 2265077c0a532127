import Testing

/// SwiftUI: `View` is a protocol that any value type may conform to, an enum as well.
@Suite("Enums that are views") struct EnumViewTests {
  private let berth = """
    enum Berth: Identifiable, Hashable {
      case free(Int), taken(String)
      var id: String { switch self { case .free(let number): "\\(number)"; case .taken(let boat): boat } }
    }
    extension Berth: View {
      var body: some View {
        switch self {
        case .free(let number): Text("Berth \\(number) is free")
        case .taken(let boat): Text("Taken by \\(boat)")
        }
      }
    }

    """

  private func screen(_ body: String) -> Screen {
    Screen(
      berth + """
        struct Probe: View {
          let berths: [Berth] = [.free(1), .taken("Gull")]
          var body: some View { VStack { \(body) } }
        }
        """, open: "Probe")
  }

  @Test(
    "An enum shows its body wherever a view can stand",
    arguments: [
      ("Berth.free(9)", ["Berth 9 is free"]),
      ("ForEach(berths) { $0 }", ["Berth 1 is free", "Taken by Gull"]),
      ("ForEach(berths) { berth in berth.padding() }", ["Berth 1 is free", "Taken by Gull"]),
      ("Text(\"Quay\").overlay(Berth.taken(\"Tern\"))", ["Quay", "Taken by Tern"]),
      ("Text(\"Quay\").tag(Berth.free(2))", ["Quay"]),
    ])
  func bodies(body: String, expected: [String]) {
    let shown = screen(body)
    #expect(shown.texts == expected)
    #expect(shown.tree.gaps.isEmpty)
  }

  @Test("A modifier of an enum's view is kept")
  func modifiers() {
    #expect(screen("berths[0].contextMenu { Button(\"Book\") {} }").outline.contains(".contextMenu"))
  }

  @Test("A view that is the delegate of a drop is not shown inside itself")
  func delegates() {
    let shown = Screen(
      """
      struct Probe: View { var body: some View { Text("Quay").onDrop(of: [.fileURL], delegate: self) } }
      extension Probe: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }
      """, open: "Probe")
    #expect(shown.texts == ["Quay"])
    #expect(shown.notices.isEmpty)
  }

  // Apple's documentation of Edge and Axis, which are CaseIterable.
  @Test("All cases of types of SwiftUI's")
  func systemCases() {
    let shown = Screen(
      """
      extension Edge { var name: String { switch self { case .top: "Top"; case .leading: "Leading"; case .bottom: "Bottom"; case .trailing: "Trailing" } } }
      #Preview { VStack { ForEach(Edge.allCases, id: \\.self) { Text($0.name) }; Text("\\(Axis.allCases.count) axes") } }
      """)
    #expect(shown.texts == ["Top", "Leading", "Bottom", "Trailing", "2 axes"])
    #expect(shown.notices.isEmpty)
  }
}
