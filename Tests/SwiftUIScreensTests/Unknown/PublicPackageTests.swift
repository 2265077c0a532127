import Testing

/// Facts about public packages: MarkdownUI, Engine, SwipeActions, CollectionHStack and CollectionVGrid show
/// these views for what they are given (their public sources).
@Suite("Views of public packages") struct PublicPackageTests {
  private func screen(_ module: String, _ body: String, _ members: String = "") -> Screen {
    Screen(
      "import \(module)\nimport SwiftUI\nstruct Probe: View { \(members)\nvar body: some View { VStack { \(body) } } }",
      open: "Probe")
  }

  @Test("Markdown shows a text for each block, without the marks")
  func markdown() {
    let text = """
      # Harbour *rules*

      Boats go
      slowly.

      - Ropes
      - [x] Paid
      2. Moor
      7. Pay

      > Mind the step

      Fees
      ----
      | Boat | Berth |
      |------|-------|
      | Gull | 4 |

      ```
      # depth
      ```
      ***
      """
    let screen = screen("MarkdownUI", "Markdown(text)", "let text = \"\"\"\n\(text)\n\"\"\"")
    #expect(
      screen.texts == [
        "Harbour rules", "Boats go slowly.", "Ropes", "Paid", "Moor", "2.", "Pay", "3.", "Mind the step",
        "Fees",
        "Boat", "Berth", "Gull", "4", "# depth",
      ])
    #expect(screen.tree.gaps.isEmpty)
    #expect(screen.node("Divider") != nil)
  }

  @Test("Where the package is not imported, a view of its name is not known")
  func otherModule() {
    #expect(screen("Almanac", #"Markdown("*Neap*")"#).texts == ["*Neap*"])
  }

  @Test("An adapter keeps a state for its content")
  func stateAdapter() {
    let screen = screen("Engine", #"StateAdapter(initialValue: "low") { tide in Text(tide.wrappedValue) }"#)
    #expect(screen.texts == ["low"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A tagged value holds its value; what binds a value to a view shows nothing")
  func pointFree() {
    let tagged = Screen(
      """
      import SwiftUI
      import Tagged
      struct Boat: Identifiable { typealias ID = Tagged<Boat, String>; let id: ID; var name: String }
      struct Probe: View {
        let boat = Boat(id: "gull", name: "Gull")
        var body: some View { Text("\\(boat.id) \\(boat.id.rawValue)"); Text(boat.id == "gull" ? "same" : "other") }
      }
      """, open: "Probe")
    #expect(tagged.texts == ["gull gull", "same"])
    let bound = screen(
      "SwiftUINavigation", #"Text("Log").bind($depth, to: $shown)"#,
      "@State var depth = 1; @State var shown = 1")
    #expect(bound.texts == ["Log"])
    #expect(bound.tree.gaps.isEmpty)
  }

  // github.com/pointfreeco/swift-concurrency-extras, LockIsolated
  @Test("A value behind a lock is read, changed and set")
  func lockIsolated() {
    let shown = screen(
      "ConcurrencyExtras", "Text(reading)",
      """
      var reading: String {
        let depth = LockIsolated([3])
        depth.withValue { $0.append(4) }
        let before = depth.value.map(String.init).joined(separator: " ")
        depth.setValue([7, 8, 9])
        return "\\(before), \\(depth.count)"
      }
      """)
    #expect(shown.texts == ["3 4, 3"])
    #expect(shown.tree.gaps.isEmpty)
  }

  @Test("A button whose action may wait is a button with its label")
  func asyncButton() {
    let screen = screen("ButtonKit", #"AsyncButton { try await moor() } label: { Text("Moor") }"#)
    #expect(screen.texts == ["Moor"])
    #expect(screen.node("Button") != nil)
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("Rows and grids of elements show a view for each")
  func collections() {
    let row = screen(
      "CollectionHStack",
      #"CollectionHStack(uniqueElements: ["Crab", "Limpet"], id: \.self, columns: 2) { Text($0) }.clipsToBounds(false)"#
    )
    #expect(row.texts == ["Crab", "Limpet"])
    #expect(row.tree.gaps.isEmpty)
    let grid = screen(
      "CollectionVGrid",
      #"CollectionVGrid(uniqueElements: ["Kelp", "Wrack"], id: \.self, layout: .columns(2)) { weed, place in Text("\(weed) \(place.column)") }"#
    )
    #expect(grid.texts == ["Kelp 0", "Wrack 1"])
    #expect(grid.tree.gaps.isEmpty)
  }

  @Test("What is behind a swipe is not on the screen")
  func swipes() {
    let screen = screen(
      "SwipeActions",
      #"SwipeView { Text("Log") } trailingActions: { _ in SwipeAction("Delete") {} }.swipeActionsStyle(.cascade)"#
    )
    #expect(screen.texts == ["Log"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("MarkdownUI's colors by their parts and by the appearance")
  func markdownColors() {
    let screen = screen(
      "MarkdownUI",
      "Text(\"red\").foregroundStyle(Color(rgba: 0xff00_00ff)); Text(\"lit\").foregroundStyle(sand)",
      "let sand = Color(light: Color(rgba: 0xf7f7_f9ff), dark: .black)")
    #expect(screen.texts == ["red", "lit"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("An app's own view of the same name is the app's")
  func ownView() {
    let screen = Screen(
      """
      import MarkdownUI
      import SwiftUI
      struct Markdown: View { let note: String; var body: some View { Text("note " + note) } }
      struct Probe: View { var body: some View { Markdown(note: "spring") } }
      """, open: "Probe")
    #expect(screen.texts == ["note spring"])
  }

  @Test("Overture changes a copy of a value")
  func overture() {
    let screen = screen(
      "Overture", "Text(update(Tide()) { $0.name = \"Neaps\" }.name); Text(with(Tide(), { $0.name }))",
      "struct Tide { var name = \"Springs\" }")
    #expect(screen.texts == ["Neaps", "Springs"])
  }

  @Test("LaunchAtLogin's switch has its own words, and is off")
  func launchAtLogin() {
    let screen = screen("LaunchAtLogin", "LaunchAtLogin.Toggle(); LaunchAtLogin.Toggle(\"Open at login\")")
    #expect(screen.texts == ["Launch at login", "Open at login"])
  }

  @Test("A picture of Kingfisher made by a function is a picture like one made by its initialiser")
  func picture() {
    let made = screen("Kingfisher", "KFImage.url(URL(string: \"https://a.b\")).accessibilityLabel(\"Boat\")")
    let plain = screen("Kingfisher", "KFImage(URL(string: \"https://a.b\")).accessibilityLabel(\"Boat\")")
    #expect(made.nodes.filter { $0.name == "AsyncImage" }.count == 1)
    #expect(made.outline == plain.outline)
  }

  @Test("Then gives a value as it was set up")
  func then() {
    let screen = screen(
      "Then", "Text(Tide().with { $0.name = \"Neaps\" }.name); Text(percent.string(from: 0.5) ?? \"\")",
      """
      struct Tide: Then { var name = "Springs" }
      let percent = NumberFormatter().then { $0.numberStyle = .percent }
      """)
    #expect(screen.texts == ["Neaps", "50%"])
  }

  // github.com/pointfreeco/swift-case-paths, AnyCasePath; github.com/pointfreeco/swift-navigation, sheet(item:id:)
  @Test("A case path takes out what a case holds, and makes a value of it")
  func casePaths() {
    let screen = Screen(
      """
      import SwiftUI
      import SwiftUINavigation
      import CasePaths
      @CasePathable enum Route { case pier(String), none }
      struct Probe: View {
        @State var route: Route? = .pier("East")
        @State var boat: String?
        var path: AnyCasePath<Route, String> { AnyCasePath(\\.pier) }
        func held<Value>(_ path: CaseKeyPath<Route, Value>) -> Value? { route.flatMap(AnyCasePath(path).extract(from:)) }
        var body: some View {
          VStack {
            Text(held(\\.pier) ?? "none")
            Text(path.extract(from: path.embed("West")) ?? "none")
            Toggle("Is open", isOn: Binding($boat))
          }
          .sheet(item: $boat, id: \\.self) { $boat in Text(boat) }
          .confirmationDialog(item: $boat, title: { Text($0) }, actions: { _ in Button("Moor") {} })
        }
      }
      """, open: "Probe")
    #expect(Array(screen.texts.prefix(2)) == ["East", "West"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("IfLet of SwiftUINavigation shows what is there, or what else it was given")
  func ifLet() {
    let screen = screen(
      "SwiftUINavigation",
      """
      IfLet($name) { $name in Text(name) } else: { Text("nobody") }
      IfLet($missing) { $name in Text(name) } else: { Text("nobody") }
      """,
      "@State var name: String? = \"Gull\"; @State var missing: String?")
    #expect(screen.texts == ["Gull", "nobody"])
  }

  @Test(
    "An alert that a model describes shows its title, its message and its buttons, which do what the view says",
    arguments: [
      ("SwiftUINavigation", "alert($alert) { note = \"\\($0 ?? 0)\" }"),
      ("SwiftUINavigation", "alert(unwrapping: $alert) { note = \"\\($0 ?? 0)\" }"),
      (
        "SwiftUINavigation",
        "alert(unwrapping: $alert) { value in await Task.yield(); note = \"\\(value ?? 0)\" }"
      ),
      (
        "SwiftUINavigationCore\nimport SwiftUINavigation",
        "confirmationDialog($dialog) { note = \"\\($0 ?? 0)\" }"
      ),
    ])
  func describedAlert(module: String, modifier: String) {
    var screen = screen(
      module, "Text(note).\(modifier)",
      """
      @State var note = "none"
      @State var alert: AlertState<Int>? = AlertState {
        TextState("Cast off?")
      } actions: {
        ButtonState(role: .destructive, action: .send(7)) { TextState("Cast off") }
        ButtonState(role: .cancel) { TextState(verbatim: "Stay") }
      } message: {
        TextState("The tide turns.")
      }
      @State var dialog: ConfirmationDialogState<Int>? = ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Cast off?")
      } actions: {
        ButtonState(role: .destructive, action: .send(7)) { TextState("Cast off") }
        ButtonState(role: .cancel) { TextState(verbatim: "Stay") }
      } message: {
        TextState("The tide turns.")
      }
      """)
    #expect(screen.texts == ["none", "Cast off", "Stay", "The tide turns."])
    let shown = screen.node("Text")?.modifiers.first { $0.unlabeled()?.string == "Cast off?" }
    #expect(shown != nil)
    #expect(screen.notices.isEmpty)
    screen.tap("Cast off")
    #expect(screen.texts.first == "7")
  }

  @Test(
    "A theme of MarkdownUI says what stands around headings, code and markers; how texts look isn't heard")
  func markdownTheme() {
    let code = ##"""
      import MarkdownUI
      import SwiftUI
      extension Theme {
        static let harbor = Theme()
          .text { FontSize(14); ForegroundColor(.blue) }
          .code { FontFamilyVariant(.monospaced); BackgroundColor(nil) }
          .heading1 { configuration in
            VStack { configuration.label.relativePadding(.bottom, length: .em(0.3)); Text("under") }
          }
          .bulletedListMarker { _ in Text("*") }
          .thematicBreak { Text("rule") }
          .codeBlock { configuration in
            VStack { Text(configuration.language ?? "plain"); configuration.label.padding() }
          }
      }
      struct Probe: View {
        let text = "# Harbor\nBoats go slowly.\n\n- Ropes\n\n***\n```swift\nlet depth = 4\n```"
        var body: some View {
          Markdown(text).markdownTheme(.harbor).markdownTextStyle(\.code) { FontSize(.em(0.8)) }
        }
      }
      """##
    let screen = Screen(code, open: "Probe")
    #expect(
      screen.texts == ["Harbor", "under", "Boats go slowly.", "Ropes", "*", "rule", "swift", "let depth = 4"])
    #expect(screen.notices.isEmpty)
  }

  @Test("The stack of NavigationBackport is the system's: its links push what its destinations show")
  func backport() {
    let body = """
      NBNavigationStack(path: $path) {
        Text("Harbour").nbNavigationDestination(for: Int.self) { berth in Text("Berth \\(berth)") }
      }
      """
    let members = "@State var path = NBNavigationPath([7])"
    let screen = screen("NavigationBackport", body, members)
    #expect(screen.texts.contains("Berth 7"))
    #expect(screen.notices.isEmpty)
  }

  @Test("A wrapper of a package holds a constant of its own type")
  func shared() {
    let screen = Screen(
      """
      import Sharing
      import SwiftUI
      struct Tide: Identifiable { let id: UUID; var name: String; static let sample = Tide(id: ID(), name: "Springs") }
      @Observable final class Model { @ObservationIgnored @Shared var tide: Tide; init(tide: Shared<Tide>) { _tide = tide } }
      struct Probe: View { let model: Model; var body: some View { Text(model.tide.name) } }
      #Preview { Probe(model: Model(tide: Shared(value: .sample))) }
      """)
    #expect(screen.texts == ["Springs"])
  }

  @Test("Markdown of the package's first versions is given a document")
  func documents() {
    let screen = screen("MarkdownUI", ##"Markdown(Document("# Tides\n\nSee *here*."))"##)
    #expect(screen.texts == ["Tides", "See here."])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A colour that a package makes or keeps is named, and changes no words; so is a text of one")
  func colors() {
    let painted = screen(
      "DesignKit",
      "Text(\"ebb\").background(shade); Color.theme.sand",
      "let on = true; var shade: some View { let base: Color = on ? .red : .blue; return base.mixed(with: 3) }"
    )
    #expect(painted.texts == ["ebb"])
    #expect(painted.notices.contains { $0.message.contains("mixed") })
    #expect(painted.notices.contains { $0.message.contains("Color.theme.sand") })
    #expect(screen("DesignKit", "Text(Color.red.hexCode())").texts == ["«Color.red.hexCode()»"])
  }

  @Test("The system's own style inside an app's draws the same control")
  func styles() {
    let shown = Screen(
      """
      struct Pill: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          BorderedProminentButtonStyle().makeBody(configuration: configuration)
        }
      }
      struct Probe: View { var body: some View { Button("Moor") {}.buttonStyle(Pill()) } }
      """, open: "Probe")
    #expect(shown.outline.contains("Button"))
    #expect(shown.tree.gaps.isEmpty)
    #expect(shown.notices.isEmpty)
  }

  @Test("A remote configuration that was never fetched gives the defaults, else nothing")
  func remoteConfig() {
    let shown = screen(
      "FirebaseRemoteConfig",
      """
      Text(value("tide").boolValue ? "spring" : "neap")
      Text(value("wind").boolValue ? "gale" : "calm")
      Text("\\(value("boats").numberValue.intValue) boats")
      Text(value("port").stringValue + ".")
      """,
      """
      let config: RemoteConfig = {
        RemoteConfig.remoteConfig().setDefaults(["wind": NSNumber(value: true), "boats": NSNumber(value: 7)])
        return RemoteConfig.remoteConfig()
      }()
      func value(_ key: String) -> RemoteConfigValue { config.configValue(forKey: key) }
      """)
    #expect(shown.texts == ["neap", "gale", "7 boats", "."])
    #expect(shown.tree.gaps.isEmpty)
  }

  @Test("Onboarding of Spezi is a heading, areas with headings of their own and a button")
  func onboarding() {
    let screen = screen(
      "SpeziOnboarding",
      """
      OnboardingView(
        title: "Harbour", subtitle: "What there is", areas: [
          OnboardingInformationView.Area(iconSymbol: "ferry", title: "Ferries", description: "Every hour"),
          .init(icon: { Image("quay") }, title: "Quays", description: "Two of them"),
        ], actionText: "Ashore") {}
      """)
    #expect(screen.notices.map(\.message) == [])
    #expect(
      screen.texts == [
        "Harbour", "What there is", "Ferries", "Every hour", "Quays", "Two of them", "Ashore",
      ])
    let headings = screen.nodes.filter { node in
      node.name == "Text" && node.modifiers.contains { $0.name == "accessibilityAddTraits" }
    }
    #expect(headings.compactMap { $0.unlabeled()?.string } == ["Harbour", "Ferries", "Quays"])
  }

  @Test("Steps of a managed stack of Spezi come one after the other, each pushed by the one before")
  func managedStack() {
    let source = """
      import SpeziViews
      import SwiftUI
      struct First: View {
        @Environment(ManagedNavigationStack.Path.self) var path
        var body: some View { Button("On") { path.nextStep() } }
      }
      struct Last: View { var body: some View { Text("Moored") } }
      struct Probe: View { let isLong = false; var body: some View {
        ManagedNavigationStack { First(); if isLong { Text("Between") }; Last() }
      } }
      """
    var screen = Screen(source, open: "Probe")
    #expect(screen.notices.map(\.message) == [])
    #expect(screen.node("Button", "On") != nil)
    screen.tap("On")
    #expect(screen.texts.contains("Moored"))
    #expect(!screen.texts.contains("Between"))
  }
}
