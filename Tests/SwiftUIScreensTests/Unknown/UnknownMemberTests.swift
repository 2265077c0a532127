import Testing

@Suite("Members of what is not known") struct UnknownMemberTests {
  @Test("A property of something unknown is no function, whatever it is called")
  func properties() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View {
          VStack { Text(tideMaker().string); Text(tideMaker().date); Text("\\(tideMaker().number)") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["«tideMaker().string»", "«tideMaker().date»", "«tideMaker().number»"])
  }

  // Which family a view has that is in no widget is written nowhere.
  @Test(
    "One of a framework's cases that nobody knows decides nothing",
    arguments: [
      #"switch family { case .systemSmall: Text("small"); default: Text("other") }"#,
      #"if family == .systemSmall { Text("small") } else { Text("other") }"#,
      #"if case .systemSmall = family { Text("small") } else { Text("other") }"#,
    ])
  func cases(body: String) {
    let screen = Screen(
      """
      import SwiftUI
      import WidgetKit
      struct Probe: View {
        @Environment(\\.widgetFamily) private var family
        var body: some View { \(body) }
      }
      """, open: "Probe")
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test("Colors that nobody declares, where many overloads take some, leave the view and all around it")
  func colors() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View {
          List {
            ForEach(0..<2, id: \\.self) { row in
              HStack {
                Text("Boat \\(row)").font(.brand(.title, size: 3)).foregroundStyle(Color.brand)
                Button("Go") { print(row) }.tint(.brand).background(.brand, in: .capsule)
              }
            }
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Boat 0", "Boat 1"])
    #expect(screen.node("Button") != nil)
    #expect(!screen.notices.contains { $0.message.contains("too many steps") })
  }

  @Test("What is of an unknown type is no optional for what it is handed to")
  func presented() {
    let screen = Screen(
      """
      struct Berth: View { var boat: Boat?; var body: some View { Text("berth") } }
      struct Probe: View {
        @State private var boat: Boat?
        var body: some View { Text("quay").sheet(item: $boat) { Berth(boat: $0) } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["quay"])
    #expect(!screen.notices.contains { $0.message.contains("don't fit") })
  }
}
