import Testing

@Suite("Dialogs, menus and navigation")
struct DialogTests {
  @Test("Alerts and action sheets of iOS 13 are the dialogs of today")
  func oldDialogs() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Pier: Identifiable { let id: Int }
      struct Probe: View {
        @State private var asks = true
        @State private var pier: Pier? = Pier(id: 4)
        var body: some View {
          VStack { Text("sea") }
            .alert(isPresented: $asks) {
              Alert(
                title: Text("Leave?"), message: Text("The tide is low."),
                primaryButton: .destructive(Text("Leave")) { print("left") }, secondaryButton: .cancel())
            }
            .actionSheet(item: $pier) { pier in
              ActionSheet(title: Text("Pier \\(pier.id)"), buttons: [.default(Text("Moor")), .cancel()])
            }
        }
      }
      """)
    #expect(screen.gap == nil)
    let alert = screen.modifier("alert")
    #expect(alert?.unlabeled()?.string == "Leave?")
    #expect(alert?.argument("message")?.views.map { $0.flatMap(OpenedScreen.texts) } == ["The tide is low."])
    let buttons = alert?.argument("actions")?.views ?? []
    #expect(buttons.compactMap { $0.argument("role")?.symbol } == ["destructive", "cancel"])
    #expect(screen.modifier("confirmationDialog")?.unlabeled()?.string == "Pier 4")
    screen.press("Leave")
    #expect(screen.output == ["left"])
  }

  @Test("A path of several types leads to a screen for each of its values")
  func paths() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Text("\\(path.count)")
              Button("Go") { path.append(3); path.append("Pier") }
            }
            .navigationDestination(for: Int.self) { Text("number \\($0)") }
            .navigationDestination(for: String.self) { name in
              Text("name \\(name)")
              Button("Back") { path.removeLast() }
            }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    screen.press("Go")
    #expect(screen.gap == nil)
    #expect(screen.texts.sorted() == ["2", "name Pier", "number 3"])
    screen.press("Back")
    #expect(screen.texts.sorted() == ["1", "number 3"])
  }

  @Test("What is dragged is given to what it is dropped on, if it is of the type that is wanted")
  func drops() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var held = "nothing"
        var body: some View {
          Text(held).draggable("rope")
            .dropDestination(for: String.self) { items, _ in
              held = items.joined()
              return true
            }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.modifier("draggable")?.unlabeled()?.string == "rope")
    guard let drop = screen.modifier("dropDestination")?.argument("action")?.handler else {
      Issue.record("nothing can be dropped")
      return
    }
    screen.run(drop, [.string("rope")])
    #expect(screen.texts == ["rope"])
  }

  @Test("A search without results is told by the text of the field around")
  func searches() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var text = "ebb"
        var body: some View {
          NavigationStack {
            VStack { ContentUnavailableView.search; ContentUnavailableView.search(text: "flood") }
              .searchable(text: $text)
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    let titles = screen.nodes("ContentUnavailableView").compactMap { $0.arguments.first?.value.string }
    #expect(titles == ["No Results for “ebb”", "No Results for “flood”"])
  }

  @Test("A menu of iOS 13")
  func menus() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View { Text("sea").contextMenu(ContextMenu { Button("Moor") {} }) }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.modifier("contextMenu")?.argument("menuItems")?.views?.map(\.name) == ["Button"])
  }
}
