import EarshotVocabulary
import Testing

@Suite("What comes from packages") struct PackageTests {
  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    Screen(
      declarations + "\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe"
    ).texts
  }

  @Test(
    "A view that is not known shows the texts and the content that it was given, and runs no action",
    arguments: [
      (
        #"Callout(title: "Springs", subtitle: "Twice a month") { Text("inside") }"#,
        ["Springs", "Twice a month", "inside"]
      ),
      (#"Callout("Neaps")"#, ["Neaps"]), (#"Callout(id: "n1", size: 3)"#, []),
      (#"AsyncThing { await load() } label: { Text("Load") }"#, ["Load"]),
      (#"Fold { Text("body") } label: { Text("Head") }"#, ["body", "Head"]),
      (#"Callout { Text("kept") }.tuned(3).glow { 1 }"#, ["kept"]),
      (#"Fetched { state in if state.isReady { Text("no") }; Text("yes") }"#, ["yes"]),
    ] as [(String, [String])])
  func views(body: String, expected: [String]) { #expect(texts(body) == expected) }

  @Test("A modifier from a package leaves the app's own view as it is")
  func modifiers() {
    let card = "struct Card: View { var body: some View { Text(\"card\") } }"
    #expect(texts("Card().previewWith(standard: 1) { Setup() }", card) == ["card"])
  }

  @Test("SFSafeSymbols' constants name symbols")
  func symbols() {
    let screen = Screen(
      """
      import SFSafeSymbols
      import SwiftUI
      struct Probe: View { var body: some View {
        Image(systemSymbol: .squareAndArrowUp); Image(systemSymbol: .arrow2Squarepath)
        Image(systemSymbol: .rectangleSplit3x1) } }
      """, open: "Probe")
    #expect(
      screen.nodes.compactMap { $0.argument("systemName")?.string } == [
        "square.and.arrow.up", "arrow.2.squarepath", "rectangle.split.3x1",
      ])
  }

  @Test("@Dependency, @Injected and @Default read what the app registers")
  func wrappers() {
    let declarations = """
      import Defaults
      import Dependencies
      import Factory
      import SwiftUI
      struct Clock { var hour: Int }
      private enum ClockKey: DependencyKey { static let liveValue = Clock(hour: 3); static let previewValue = Clock(hour: 7) }
      extension DependencyValues { var clock: Clock { get { self[ClockKey.self] } set { self[ClockKey.self] = newValue } } }
      class Almanac { let name = "Almanac" }
      extension Container { var almanac: Factory<Almanac> { self { Almanac() } } }
      extension Defaults.Keys { static let port = Key<String>("port", default: "Mole") }
      struct Times: View { @Dependency(\\.clock) var clock; @Injected(\\.almanac) var almanac; @Default(.port) var port
        var body: some View { Text("\\(clock.hour)"); Text(almanac.name); Text(port) } }
      """
    #expect(texts("Times()", declarations) == ["3", "Almanac", "Mole"])
    // A preview has the values for previews (swift-dependencies, "Live, preview, and test dependencies").
    #expect(Screen(declarations + "\n#Preview { Times() }").texts == ["7", "Almanac", "Mole"])
  }
}

@Suite("What the app adds beside the SDK's own") struct OwnModifierTests {
  @Test("A view modifier's value means the SDK's modifier, also where the app's own takes a closure")
  func modifiers() {
    let screen = Screen(
      """
      struct Raised: ViewModifier { let word: String
        func body(content: Content) -> some View { VStack { Text(word); content } } }
      extension View {
        @ViewBuilder func modifier(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) } }
      struct Probe: View { var body: some View { VStack {
        Text("Ebb").modifier(Raised(word: "High"))
        Text("Flow").modifier { view in view; Text("Low") } } } }
      """, open: "Probe")
    #expect(screen.texts == ["High", "Ebb", "Flow", "Low"])
  }
}
