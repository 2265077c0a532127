import EarshotVocabulary
import Testing

@Suite("Types from outside that the app adds to") struct OutsideTypeTests {
  private func screen(_ body: String, members: String = "", declarations: String = "") -> Screen {
    Screen(
      """
      import SwiftUI
      \(declarations)
      struct Probe: View { \(members)
        var body: some View { VStack { \(body) } } }
      """, open: "Probe")
  }

  @Test(
    "What a value of a package's type was made with is known, and nothing else of it, whatever the app adds to it"
  )
  func members() {
    let screen = screen(
      #"Text(pool.name); Text("\(pool.depth) metres"); Text(pool.title); Text(pool.keeper?.name ?? "nobody")"#,
      members: #"let pool = TidePoolDto(name: "Anemone Ledge", depth: 3)"#,
      declarations: #"extension TidePoolDto { var title: String { "The " + name } }"#)
    #expect(
      screen.texts == [
        "Anemone Ledge", "3 metres", "«pool.title»", "«pool.keeper?.name ?? \"nobody\"»",
      ])
    #expect(screen.tree.gaps.contains { $0.cause == "TidePoolDto" })
  }

  @Test(
    "An object of a class whose superclass is not known lacks what that would hold, and nothing ends for it")
  func superclasses() {
    let screen = screen(
      #"Text("Ferry"); Pier()"#,
      declarations: """
        final class Cell: TideCell { var name = "Gull" }
        struct Pier: UIViewRepresentable {
          func makeUIView(context: Context) -> Cell { Cell() }
          func updateUIView(_ cell: Cell, context: Context) {}
        }
        """)
    #expect(screen.texts.first == "Ferry")
    #expect(!screen.tree.gaps.isEmpty)
  }

  @Test(
    "What must be there and is not known is still shown by its source text, with the name of what is missing")
  func neededParts() {
    let screen = screen("Text(pool.name)", members: "let pool: TidePoolDto")
    #expect(screen.texts == ["«pool.name»"])
    #expect(screen.tree.unknownWords.missingNames["pool.name"] == "TidePoolDto")
  }

  @Test(
    "A view of a package shows its content once, with what it would be given not known")
  func packageViews() {
    let screen = screen(
      """
      PoolShelf(["Limpet", "Whelk"]) { name in Text(name) }
      Holder(initialValue: "low") { level in Text(level.wrappedValue) }
      """)
    #expect(screen.texts == ["«name»", "«level.wrappedValue»"])
    #expect(screen.notices.filter { $0.kind == .unknownView }.count == 2)
  }

  @Test("What an initializer takes by itself and nobody declares costs no more than itself")
  func unknownDefaults() {
    let screen = Screen(
      """
      import Nowhere
      import SwiftUI
      final class Words: ObservableObject {
        @Published var all = ["ebb", "flood"]
        init(master: Harbormaster = .shared) { master.onOpen { self.all = [] } }
      }
      func row(_ name: String, of master: Harbormaster = Harbormaster()) -> String { name + "!" }
      struct Probe: View {
        @StateObject var words = Words()
        var body: some View { ForEach(words.all, id: \\.self) { Text(row($0)) } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["ebb!", "flood!"])
  }

  @Test("The title of a package's view is shown; what it is given to do is not content")
  func listedTitles() {
    let screen = screen(
      """
      Welcome(title: "Tide pools", areas: [Welcome.Area(title: "Limpets", description: "They cling.")]) {
        guard let pool else { fatalError("no pool") }
        keep(pool)
      }
      """, members: "@State var pool: String?")
    #expect(screen.texts == ["Tide pools"])
    #expect(screen.notices.allSatisfy { $0.kind != .trap })
  }
}
