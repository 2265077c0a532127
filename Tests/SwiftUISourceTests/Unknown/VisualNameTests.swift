import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

@Suite("What modifiers from elsewhere say by their names") struct VisualNameTests {
  /// The names of the modifiers that a text keeps, of those that nobody declares.
  private func kept(_ modifiers: String, imports: String = "") -> [String] {
    let screen = Screen(
      "\(imports)\nstruct Probe: View { var body: some View { Text(\"Tides\")\(modifiers) } }", open: "Probe")
    #expect(screen.texts == ["Tides"])
    return screen.node("Text")?.modifiers.map(\.name) ?? []
  }

  @Test(
    "A name made of text styles and weights, with or without a prefix, sets type and nothing else",
    arguments: [
      ".tideBodyRegular()", ".tideTitle3()", ".tideHeadline()", ".footnoteBold()", ".tideFootnoteRegular()",
      ".title2()", ".subheadSemibold()", ".tideFont(.title)", ".largeTitleStyle()", ".captionSM(12)",
    ])
  func type(modifier: String) { #expect(kept(modifier) == []) }

  @Test(
    "A name that ends in a colour, an edge, a space or a movement only changes looks",
    arguments: [
      ".cardShadow()", ".roundedCorners(8)", ".screenPadding()", ".tideTint(.red)", ".slideTransition()",
      ".textColor(Theme.Colors.primary)", ".rowInsets(-4)", ".iconSize(.large)", ".cardWidth(120)",
      ".barHeight(.compact)",
    ])
  func looks(modifier: String) { #expect(kept(modifier) == []) }

  @Test(
    "A name of a part of the screen, and whatever is given words, views, code or a condition, may be heard",
    arguments: [
      ".tideTitle()", ".screenTitle()", ".header()", ".tideButton()", ".titleStyle()",
      ".linkStyle()", ".cardBackground()", ".faded()", ".glassy()",
    ])
  func roles(modifier: String) { #expect(kept(modifier).count == 1) }

  @Test(
    "What is given words, a view, a binding or a condition may be heard, whatever its name",
    arguments: [
      #".tideHeadline("Neaps")"#, ".cardShadow { Text(\"under\") }", ".screenPadding(isOn)",
      ".tideTint($isOn)", ".tideFont(name)",
    ])
  func given(modifier: String) {
    let screen = Screen(
      "struct Probe: View { @State var isOn = false; let name = \"Neaps\"; var body: some View { Text(\"Tides\")\(modifier) } }",
      open: "Probe")
    #expect(screen.node("Text")?.modifiers.count == 1)
  }

  @Test(
    "A size or a colour that a function hands on is looks; a text that it hands on may be heard",
    arguments: [("CGFloat", "12", 0), ("Color", ".red", 0), ("String", "\"Neaps\"", 1), ("Bool", "true", 1)])
  func handedOn(type: String, argument: String, kept: Int) {
    let screen = Screen(
      """
      extension View { func tides(_ given: \(type)) -> some View { cardShadow(given) } }
      struct Probe: View { var body: some View { Text("Tides").tides(\(argument)) } }
      """, open: "Probe")
    #expect(screen.texts == ["Tides"])
    #expect(screen.node("Text")?.modifiers.count == kept)
  }

  @Test("A role counts beside certain modifiers of its prefix")
  func families() {
    let code = """
      struct Probe: View { var body: some View {
        VStack { Text("Ebb").tideBodyBold(); Text("Flow").tideButton(); Text("Moon").moonButton() } } }
      """
    let texts = Screen(code, open: "Probe").nodes.filter { $0.name == "Text" }
    #expect(texts.map { $0.modifiers.map(\.name) } == [[], [], ["moonButton"]])
  }

  @Test("A package's modifier is known only where its module is imported")
  func packages() {
    let modifier = ".confettiCannon(counter: 1, num: 30)"
    #expect(kept(modifier, imports: "import ConfettiSwiftUI") == [])
    #expect(kept(modifier, imports: "import Confetti") == ["confettiCannon"])
    #expect(kept(".enableInjection()", imports: "import Inject") == [])
    #expect(kept(".enableInjection()") == ["enableInjection"])
  }

  @Test("What is passed over is named")
  func notices() {
    let screen = Screen(
      "struct Probe: View { var body: some View { Text(\"Tides\").tideTitle3() } }", open: "Probe")
    #expect(screen.notices.map(\.message).contains { $0.contains("'.tideTitle3'") && $0.contains("looks") })
  }

  @Test("A view whose name ends in what paints can't be heard; other views may")
  func views() {
    #expect(VisualNames.isVisual(view: "HarbourGradient"))
    #expect(VisualNames.isVisual(view: "Divider"))
    #expect(!VisualNames.isVisual(view: "GradientCard"))
    #expect(!VisualNames.isVisual(view: "HarbourBackground"))
  }

  @Test("Names are split at capitals; a run of capitals is one word")
  func words() {
    #expect(VisualNames.words(of: "tideTitle3Bold") == ["tide", "title3", "bold"])
    #expect(VisualNames.words(of: "captionSM") == ["caption", "sm"])
    #expect(VisualNames.words(of: "_") == [])
  }

  @Test("Shapes that are made of two, and variants of symbols, are not heard")
  func shapes() {
    let screen = Screen(
      """
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
