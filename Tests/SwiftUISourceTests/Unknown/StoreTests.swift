import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// Evidence: the Composable Architecture's documentation; 164 reducers in the counted apps.
@Suite("Stores of the Composable Architecture") struct StoreTests {
  private let feature = """
    @Reducer struct Harbour {
      @ObservableState struct State: Equatable {
        var boats = 7; var isOpen = true; @Presents var alert: String?
        var piers: IdentifiedArrayOf<Pier.State> = [Pier.State(id: 1, name: "North"), Pier.State(id: 2, name: "South")]
      }
      enum Action { case opened(Bool); case arrived; case piers(Int); case alert }
    }
    @Reducer struct Pier { @ObservableState struct State: Equatable, Identifiable { let id: Int; var name: String } }
    struct PierView: View { let store: StoreOf<Pier>; var body: some View { Text("Pier \\(store.name)") } }

    """

  private func screen(_ body: String) -> Screen {
    Screen(
      feature + """
        struct HarbourView: View { @Bindable var store: StoreOf<Harbour>; var body: some View { VStack { \(body) } } }
        #Preview { HarbourView(store: Store(initialState: Harbour.State()) { Harbour() }) }
        """)
  }

  @Test("A view shows what its store begins with")
  func state() {
    let shown = screen("Text(\"\\(store.boats) boats\"); if store.isOpen { Text(\"open\") }")
    #expect(shown.texts == ["7 boats", "open"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What may be missing in a store's state is mapped as a whole; what is sent can be waited for")
  func missingList() {
    let code = """
      @Reducer struct Bay { @ObservableState struct State: Equatable { var depths: [Int]? = [3, 4] } }
      struct BayView: View { @Bindable var store: StoreOf<Bay>; var body: some View {
        Text(store.depths.map { $0.allSatisfy { $0 > 2 } } ?? false ? "deep" : "shallow")
          .task { await store.send(.arrived).finish() } } }
      #Preview { BayView(store: Store(initialState: Bay.State()) { Bay() }) }
      """
    let screen = Screen(code)
    #expect(screen.texts == ["deep"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A store for each element of a part")
  func parts() {
    let shown = screen("ForEach(store.scope(state: \\.piers, action: \\.piers)) { PierView(store: $0) }")
    #expect(shown.texts == ["Pier North", "Pier South"])
  }

  @Test("A binding of a store holds its state, and what is sent changes nothing that is known")
  func bindings() {
    var shown = screen(
      "Toggle(\"Open\", isOn: $store.isOpen.sending(\\.opened)); Button(\"Arrive\") { store.send(.arrived) }")
    #expect(shown.outline.contains("Toggle \"Open\" isOn: $true"))
    shown.tap("Arrive")
    #expect(shown.outline.contains("Toggle \"Open\" isOn: $true"))
  }

  @Test("What is presented of an empty part is not")
  func presentations() {
    let shown = screen(
      "Text(\"quay\").sheet(item: $store.scope(state: \\.alert, action: \\.alert)) { _ in Text(\"storm\") }")
    #expect(shown.texts == ["quay"])
  }

  @Test("Views that observe a store get it")
  func observers() {
    let shown = screen(
      "WithViewStore(store, observe: { $0 }) { held in Text(\"\\(held.boats)\") }; WithPerceptionTracking { Text(\"seen\") }"
    )
    #expect(shown.texts == ["7", "seen"])
  }

  @Test("An app's own store is evaluated")
  func own() {
    let code = """
      class Store: ObservableObject { var initialState: Int; init(initialState: Int) { self.initialState = initialState + 1 } }
      #Preview { Text("\\(Store(initialState: 1).initialState)") }
      """
    #expect(Screen(code).texts == ["2"])
  }

  // The package manager keeps the source of a module in the folder of its name in `Sources`.
  @Test(
    "Whose source a file is goes by the package's module, not by any folder's name",
    arguments: [
      ("Sources/ComposableArchitecture/Store.swift", "ComposableArchitecture"),
      ("Packages/harbour/Sources/HarbourKit/Views/Pier.swift", "HarbourKit"),
      ("App/ComposableArchitecture/Store.swift", nil), ("Sources/Store.swift", nil), ("Store.swift", nil),
    ] as [(String, String?)])
  func modules(path: String, expected: String?) { #expect(Machine.module(ofFile: path) == expected) }

  @Test("A state made without its type is the reducer's")
  func implicitState() {
    let shown = Screen(
      feature + """
        struct HarbourView: View { let store: StoreOf<Harbour>; var body: some View { Text("\\(store.boats) boats") } }
        #Preview { HarbourView(store: Store(initialState: .init(boats: 3)) { Harbour() }) }
        """)
    #expect(shown.texts == ["3 boats"])
  }

  @Test("A store of an enum shows the view of the case that holds")
  func cases() {
    let shown = Screen(
      """
      struct Route { enum State { case tides(String), boats(Int) }; enum Action { case tides, boats } }
      struct RouteView: View {
        let store: Store<Route.State, Route.Action>
        var body: some View {
          SwitchStore(store) { state in
            switch state {
            case .tides:
              CaseLet(/Route.State.tides, action: Route.Action.tides) { store in
                WithViewStore(store, observe: { $0 }, content: { Text("tides \\($0.count)") })
              }
            case .boats:
              CaseLet(/Route.State.boats, action: Route.Action.boats) { _ in Text("boats") }
            }
          }
        }
      }
      #Preview { RouteView(store: Store(initialState: .tides("abc")) { }) }
      """)
    #expect(shown.texts == ["tides 3"])
  }

  @Test("A store that an extension keeps is told by what the view's store holds")
  func kept() {
    let shown = Screen(
      feature + """
        extension Store where State == Harbour.State, Action == Harbour.Action {
          static let sample = Store(initialState: Harbour.State(boats: 2)) { Harbour() }
        }
        extension Store where State == Pier.State, Action == Pier.Action {
          static let sample = Store(initialState: Pier.State(id: 4, name: "East")) { Pier() }
        }
        extension StoreOf<Pier> { static var west: Self { Self(initialState: .init(id: 5, name: "West")) { Pier() } } }
        struct HarbourView: View { let store: StoreOf<Harbour>; var body: some View { Text("\\(store.boats) boats") } }
        struct Probe: View { var body: some View { VStack {
          HarbourView(store: .sample); PierView(store: .sample); PierView(store: .west)
        } } }
        """, open: "Probe")
    #expect(shown.texts == ["2 boats", "Pier East", "Pier West"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What an app adds to the stores of one feature, and what a store's brackets say it begins with")
  func added() {
    let shown = Screen(
      feature + """
        extension Harbour { static let calm = StoreOf<Harbour>(initialState: .calm) { Harbour() } }
        extension Harbour.State { static let calm = Harbour.State(boats: 2) }
        extension Pier.State { var title: String { "pier " + name } }
        extension StoreOf<Pier> { var shown: Binding<String> { Binding(get: { self.name }, set: { _ in }) }; func first() -> String { "a pier" } }
        extension StoreOf<Harbour> {
          var shown: Binding<String> { Binding(get: { "\\(self.boats)" }, set: { _ in }) }
          func first() -> StoreOf<Pier>? { self.scope(state: \\.piers[0], action: \\.piers) }
        }
        struct Entry: View { let store: StoreOf<Harbour>
          var body: some View { VStack { Text(store.shown.wrappedValue); if let pier = store.first() { Text(pier.title) } } } }
        #Preview { Entry(store: Harbour.calm) }
        """)
    #expect(shown.texts == ["2", "pier North"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A preview is no test")
  func testing() {
    #expect(screen("Text(_XCTIsTesting ? \"test\" : \"preview\")").texts == ["preview"])
  }

  @Test("A stack shows its root, and for each element of its path what its own destination says")
  func stack() {
    let stack = """
      @Reducer struct Coast {
        @Reducer enum Path { case pier(Pier)
          enum State: Equatable { case pier(Pier.State) } }
        @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
      }
      struct CoastView: View {
        @Bindable var store: StoreOf<Coast>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("Coast") } destination: { store in
            switch store.case { case let .pier(store): PierView(store: store) }
          }
        }
      }

      """
    let root = Screen(
      feature + stack + "#Preview { CoastView(store: Store(initialState: Coast.State()) { Coast() }) }")
    #expect(root.texts == ["Coast"])
    #expect(root.notices.isEmpty)
    let pushed = Screen(
      feature + stack + """
        #Preview { CoastView(store: Store(initialState: Coast.State(path: StackState([.pier(Pier.State(id: 1, name: "Mole"))]))) { Coast() }) }
        """)
    #expect(pushed.texts.contains("Pier Mole"))
  }

  @Test("A generic view's store begins with the state of the feature that is written")
  func genericStores() {
    let code = """
      struct PiersView<Place: Reducer, Kind>: View { let store: StoreOf<Place>
        var body: some View { Text("\\(store.boats) boats"); Inner(store: store) }
        struct Inner: View { let store: StoreOf<Place>; var body: some View { Text(store.isOpen ? "open" : "shut") } }
      }
      #Preview { PiersView<Harbour, _>(store: .init(initialState: .init(boats: 3)) { Harbour() }) }
      """
    let screen = Screen(feature + code)
    #expect(screen.texts == ["3 boats", "open"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A presented state is made of what is there")
  func presentedStates() {
    let code = """
      struct Mooring { var name: String; var id: String { name } }
      @Reducer struct Edit { @ObservableState struct State: Equatable { let title: String
        init(_ mooring: Mooring?) { title = mooring?.id ?? "none" } } }
      @Reducer struct Moorings { @ObservableState struct State: Equatable { @Presents var edit: Edit.State? } }
      struct MooringsView: View { let store: StoreOf<Moorings>; var body: some View { Text(store.edit?.title ?? "no") } }
      #Preview { MooringsView(store: .init(initialState: .init(edit: .init(.init(.init(name: "Lee"))))) { Moorings() }) }
      """
    let screen = Screen(code)
    #expect(screen.texts == ["Lee"])
    #expect(screen.notices.isEmpty)
  }

  // The documentation of `IfLetStore.init(_:then:)`: nothing is shown while the state is nil.
  @Test("A part of the state that is not there shows nothing")
  func missingParts() {
    let code = """
      struct AlertView: View { let store: StoreOf<Harbour>; var body: some View {
        Text("Quay")
        IfLetStore(store.scope(state: \\.alert, action: { $0 })) { _ in Text("Storm") } } }
      #Preview { AlertView(store: Store(initialState: Harbour.State()) { Harbour() }) }
      """
    let screen = Screen(feature + code)
    #expect(screen.texts == ["Quay"])
    #expect(screen.notices.isEmpty)
  }
}
