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
      "struct Probe: View { var body: some View { Image(systemSymbol: .squareAndArrowUp); Image(systemSymbol: .arrow2Squarepath) } }",
      open: "Probe")
    #expect(
      screen.nodes.compactMap { $0.argument("systemName")?.string } == [
        "square.and.arrow.up", "arrow.2.squarepath",
      ])
  }

  @Test("@Dependency, @Injected and @Default read what the app registers")
  func wrappers() {
    let declarations = """
      struct Clock { var hour: Int }
      private enum ClockKey: DependencyKey { static let liveValue = Clock(hour: 3); static let previewValue = Clock(hour: 7) }
      extension DependencyValues { var clock: Clock { get { self[ClockKey.self] } set { self[ClockKey.self] = newValue } } }
      class Almanac { let name = "Almanac" }
      extension Container { var almanac: Factory<Almanac> { self { Almanac() } } }
      extension Defaults.Keys { static let port = Key<String>("port", default: "Mole") }
      struct Times: View { @Dependency(\\.clock) var clock; @Injected(\\.almanac) var almanac; @Default(.port) var port
        var body: some View { Text("\\(clock.hour)"); Text(almanac.name); Text(port) } }
      """
    #expect(texts("Times()", declarations) == ["7", "Almanac", "Mole"])
  }
}

@Suite("What macros of packages add") struct PackageMacroTests {
  @Test("A member of a macro's starts with the case 'initial' of its type; of others nothing is known")
  func members() {
    let screen = Screen(
      """
      protocol Phased {}
      @Phased final class Ferry: ObservableObject { enum Phase { case aboard; case initial } }
      struct Probe: View {
        @StateObject var ferry = Ferry()
        var body: some View {
          VStack {
            switch ferry.phase { case .initial: Text("waiting"); case .aboard: Text("aboard") }
            if let fault = ferry.fault { Text("fault \\(fault)") }
            if ferry.isFull { Text("full") }
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["waiting"])
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

  @Test("An attributed string is a text that an unknown view was given")
  func attributed() {
    let screen = Screen(
      "struct Probe: View { var body: some View { Callout(message: NSAttributedString(string: \"Neaps\")) } }",
      open: "Probe")
    #expect(screen.texts == ["Neaps"])
  }
}
