import EarshotSwiftUIScreens
import EarshotVocabulary
import Testing

@Suite("What is opened") struct PreviewTests {
  private func entries(_ code: String, others: [String] = []) -> [String] {
    onLargeStack { Screen.entryPoints(code, others: others).map(\.name) }
  }

  private let view = "struct Card: View { var body: some View { Text(\"card\") } }\n"

  @Test("Previews by their names, else by the view they show, else by their number")
  func previews() {
    #expect(
      entries(
        view
          + "#Preview(\"Plain\") { Card() }\n#Preview { Card().padding() }\n#Preview(\"Wide\", traits: .landscapeLeft) { Card() }\n#Preview { Text(\"x\") }"
      ) == ["Plain", "Card", "Wide", "Text"])
    #expect(entries(view + "#Preview(traits: .sizeThatFitsLayout) { let n = 1\nreturn Card() }") == ["Card"])
    #expect(
      entries(view + "#Preview { Color.clear.sheet(isPresented: .constant(true)) { Card() } }") == ["Card"])
    let entries = onLargeStack {
      Screen.entryPoints(view + "#Preview { Card() }\n#Preview(\"B\") { Card() }")
    }
    #expect(entries.map(\.number) == [1, 2])
    #expect(entries.map(\.location.line) == [2, 3])
    #expect(entries.map(\.kind) == [.preview, .preview])
  }

  @Test("A preview's own state lives")
  func previewable() {
    var screen = Screen(
      view
        + "#Preview { @Previewable @State var on = false\nlet title = \"T\"\nVStack { Toggle(title, isOn: $on); Text(on ? \"on\" : \"off\") } }"
    )
    screen.set("isOn", of: "Toggle", to: .bool(true))
    #expect(screen.texts == ["on"])
  }

  @Test("A provider's previews are several, with their display names")
  func providers() {
    let provider =
      "struct Card_Previews: PreviewProvider { static var previews: some View { Card().previewDisplayName(\"One\"); Card().environment(\\.colorScheme, .dark) } }"
    #expect(entries(view + provider) == ["One", "Card_Previews"])
    let group =
      "struct Card_Previews: PreviewProvider { static var previews: some View { Group { Card(); Card().previewDisplayName(\"Two\"); Text(\"three\") } } }"
    #expect(entries(view + group).count == 3)
    #expect(Screen(view + group, open: "Two").texts == ["card"])
    #expect(
      entries(view + "struct P: PreviewProvider { static var previews: some View { Card() } }") == ["P"])
    #expect(
      entries(
        view
          + "struct P: PreviewProvider { static let items = [1, 2]\nstatic var previews: some View { ForEach(items, id: \\.self) { Text(\"\\($0)\") } } }"
      ).count == 1)
    let schemes =
      "struct P: PreviewProvider { static var previews: some View { Group { ForEach(ColorScheme.allCases, id: \\.self) { Card().preferredColorScheme($0) }; Card() } } }"
    #expect(entries(view + schemes).count == 3)
  }

  @Test("Without previews, the views that no other view uses, in source order")
  func topViews() {
    #expect(
      entries(
        "struct B: View { var body: some View { A() } }\nstruct A: View { var body: some View { Text(\"a\") } }\nstruct C: View { var body: some View { Text(\"c\") } }"
      ) == ["B", "C"])
    #expect(
      entries("struct Tree: View { let n: Int; var body: some View { if n > 0 { Tree(n: n - 1) } } }") == [
        "Tree"
      ])
    #expect(
      entries(
        "struct Model { }\nstruct M: ViewModifier { func body(content: Content) -> some View { content } }")
        == [])
    #expect(
      entries("enum Screens { struct Inner: View { var body: some View { Text(\"x\") } } }") == [
        "Screens.Inner"
      ])
    #expect(
      entries(
        "import SwiftUI\n@main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }\nstruct Home: View { var body: some View { Text(\"h\") } }"
      ) == ["MyApp"])
    #expect(
      entries(
        "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }") == [
          "A", "B",
        ])
  }

  @Test("Previews win over views; views can still be asked for")
  func asked() {
    let code = view + "struct Other: View { var body: some View { Text(\"other\") } }\n#Preview { Card() }"
    #expect(entries(code) == ["Card"])
    #expect(Screen(code, open: "Other").texts == ["other"])
  }

  @Test("A syntax error is named with its place, and other views are read")
  func syntaxErrors() {
    let code =
      "import SwiftUI\nstruct Broken: View {\n  var body: some View { Text(\"a\" }\n}\nstruct Fine: View { var body: some View { Text(\"fine\") } }"
    let screen = Screen(code, open: "Fine")
    #expect(screen.texts == ["fine"])
    let faults = Screen.code([("App.swift", code)]).faults(in: "App.swift") ?? []
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.location.file == "App.swift" && $0.location.line == 3 })
  }

  @Test("Nothing, a comment and bytes that are no text have no screens and do no harm")
  func nothing() {
    #expect(entries("") == [])
    #expect(entries("// nothing\n") == [])
    let binary = onLargeStack {
      Screen.code([("a.swift", (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) })])
        .entries(of: "a.swift")
    }
    #expect(EntryPoints([binary]).all.isEmpty)
  }
}
