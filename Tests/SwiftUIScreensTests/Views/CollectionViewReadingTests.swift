import EarshotVocabulary
import Testing

@Suite("Views of collections")
struct CollectionViewReadingTests {
  @Test("A loop over a binding gives its content bindings of the elements")
  func bindings() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Boat: Identifiable { let id: Int; var name: String }
      struct Probe: View {
        @State private var boats = [Boat(id: 1, name: "Ada"), Boat(id: 2, name: "Bob")]
        var body: some View {
          VStack {
            ForEach($boats) { $boat in
              Text(boat.name)
              Button("Rename \\(boat.id)") { boat.name += "!" }
            }
            List($boats, editActions: [.delete, .move]) { $boat in Text("row \\(boat.name)") }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["Ada", "Bob", "row Ada", "row Bob"])
    screen.press("Rename 2")
    #expect(screen.texts == ["Ada", "Bob!", "row Ada", "row Bob!"])
    #expect(screen.modifier("onMove") != nil)
    guard let delete = screen.modifier("onDelete")?.argument("action")?.handler else {
      Issue.record("no row can be deleted")
      return
    }
    screen.run(delete, [.int(0)])
    #expect(screen.texts == ["Bob!", "row Bob!"])
  }

  @Test("An outline shows the elements of elements as groups that open")
  func outlines() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Place: Identifiable { let id: String; var inside: [Place]? = nil }
      struct Probe: View {
        let places = [Place(id: "Coast", inside: [Place(id: "Pier"), Place(id: "Bay", inside: [])]), Place(id: "Hill")]
        var body: some View {
          VStack {
            List(places, children: \\.inside) { Text($0.id) }
            OutlineGroup(places[0], children: \\.inside) { Text("o \\($0.id)") }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["Coast", "Pier", "Bay", "Hill", "o Coast", "o Pier", "o Bay"])
    let groups = screen.nodes("DisclosureGroup")
    #expect(groups.count == 4)
    #expect(groups.allSatisfy { $0.argument("isOutline")?.bool == true })
  }

  @Test("A table of compact width shows its first column alone")
  func tables() {
    func table(_ width: String) -> OpenedScreen {
      OpenedScreen(
        """
        import SwiftUI
        struct Tide: Identifiable { let id: Int; let height: String; let place: String }
        struct Probe: View {
          let tides = [Tide(id: 1, height: "4 m", place: "Pier"), Tide(id: 2, height: "5 m", place: "Bay")]
          var body: some View {
            VStack {
              Table(tides) {
                TableColumn("Height", value: \\.height)
                TableColumn("Place", value: \\.place).width(40)
              }
              Table(of: Tide.self) {
                TableColumn("Place", value: \\.place)
              } rows: {
                TableRow(tides[1])
              }
            }
            .environment(\\.horizontalSizeClass, .\(width))
          }
        }
        """)
    }
    let compact = table("compact")
    #expect(compact.gap == nil)
    #expect(compact.texts == ["4 m", "5 m", "Bay"])
    let wide = table("regular")
    #expect(wide.gap == nil)
    #expect(wide.texts == ["4 m", "Pier", "5 m", "Bay", "Bay"])
  }

  @Test("The edit button turns the edit mode of its list")
  func edits() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @Environment(\\.editMode) private var mode
        @State private var names = ["Ada", "Bob"]
        var body: some View {
          VStack {
            EditButton()
            Text(mode?.wrappedValue.isEditing == true ? "edited" : "read")
            List { ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["read", "Ada", "Bob"])
    guard case .commands(let commands)? = screen.node("EditButton")?.argument("action"),
      case .set(let setter, let value)? = commands.first
    else {
      Issue.record("the button does nothing")
      return
    }
    screen.run(setter, [value])
    #expect(screen.texts == ["edited", "Ada", "Bob"])
    #expect(screen.node("List")?.argument("isEditing")?.bool == true)
    guard let delete = screen.modifier("onDelete")?.argument("action")?.handler else { return }
    screen.run(delete, [.int(0)])
    #expect(screen.texts == ["edited", "Bob"])
  }

  @Test("Elements are moved to where they stood before the ones that go")
  func moves() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack { Text(moved([0], 3)); Text(moved([2, 3], 1)) }
        }
        func moved(_ source: IndexSet, _ destination: Int) -> String {
          var letters = ["a", "b", "c", "d"]
          letters.move(fromOffsets: source, toOffset: destination)
          return letters.joined()
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["bcad", "acdb"])
  }
}
