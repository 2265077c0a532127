import EarshotVocabulary
import Testing

/// What isn't known is named, and nothing is said for it: a modifier's name says nothing of what it does.
@Suite("Modifiers that nobody declares") struct UndeclaredModifierTests {
  private func screen(_ modifiers: String, imports: String = "", declarations: String = "") -> Screen {
    Screen(
      """
      import SwiftUI
      \(imports)
      \(declarations)
      struct Probe: View {
        @State var crates = 0
        @State var isOn = false
        let name = "Neaps"
        var body: some View { Text("Crates: \\(crates)")\(modifiers) }
      }
      """, open: "Probe")
  }

  private func kept(_ screen: Screen) -> [String] { screen.node("Text")?.modifiers.map(\.name) ?? [] }

  @Test(
    "One stays at its view with its name, and a notice names it; what it was given is not shown and not run",
    arguments: [
      ("tideTitle3", "()"), ("cardShadow", "()"), ("header", "()"), ("tideFont", "(.title)"),
      ("textColor", "(Theme.Colors.primary)"), ("tideHeadline", "(\"Neaps\")"), ("screenPadding", "(isOn)"),
      ("tideTint", "($isOn)"), ("cardShadow", " { Text(\"under\") }"), ("frameLimit", "(width: 4)"),
      ("onLoad", " { crates = 4 }"), ("onValueChange", "(of: crates) { value in crates = value + 1 }"),
      ("_onPressGesture", "(pressing: { isOn = $0 }) { crates = 9 }"), ("onSale", "(\"today\")"),
    ])
  func named(name: String, given: String) {
    let screen = screen(".\(name)\(given)")
    #expect(screen.texts == ["Crates: 0"])
    #expect(kept(screen) == [name])
    #expect(screen.notices.contains { $0.message.contains("'.\(name)'") })
  }

  @Test(
    "A function of the app's that hands on to one keeps its view", arguments: ["self.", "padding()."])
  func handedOn(path: String) {
    let declarations =
      "extension View { func tides(_ given: String) -> some View { \(path)cardShadow(given) } }"
    let screen = screen(".tides(name)", declarations: declarations)
    #expect(screen.texts == ["Crates: 0"])
    #expect(kept(screen).contains("cardShadow"))
  }

  @Test("A package's modifier is known only where its module is imported")
  func packages() {
    let modifier = ".confettiCannon(counter: $crates, num: 30)"
    #expect(kept(screen(modifier, imports: "import ConfettiSwiftUI")) == [])
    #expect(kept(screen(modifier, imports: "import Confetti")) == ["confettiCannon"])
    #expect(kept(screen(".enableInjection()", imports: "import Inject")) == [])
    #expect(kept(screen(".enableInjection()")) == ["enableInjection"])
  }

  @Test(
    "An app's modifier of a view that nobody declares shows what that was given, and what the modifier adds",
    arguments: [
      ("padding().background(Color.red)", ["inside"]), ("self.padding()", ["inside"]),
      ("VStack { self }", ["inside"]), ("overlay { Text(\"over\") }", ["inside", "over"]),
      ("VStack { Text(\"above\"); self.padding() }", ["above", "inside"]),
    ])
  func ofApp(body: String, expected: [String]) {
    let screen = Screen(
      """
      import SwiftUI
      import Nowhere
      extension View { func backed() -> some View { \(body) } }
      struct Probe: View {
        var body: some View { Tracking { VStack { Text("inside"); Divider() } }.backed() }
      }
      """, open: "Probe")
    #expect(Set(screen.texts) == Set(expected))
    #expect(screen.notices.contains { $0.message.contains("Tracking isn't declared") })
  }

  @Test("Shapes that are made of two, and variants of symbols, are not heard")
  func shapes() {
    let screen = Screen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          Rectangle().subtracting(.circle).overlay { Image(systemName: "mic").symbolVariant(.circle.fill) }
        }
      }
      """, open: "Probe")
    #expect(screen.tree.gaps.isEmpty)
    #expect(screen.node("Rectangle") != nil)
    #expect(screen.notices.isEmpty)
  }
}
