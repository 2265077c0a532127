import EarshotVocabulary
import Testing

/// Evidence: the Composable Architecture's documentation; 164 reducers in the counted apps.
/// What needs the code of its macros, an enum that is a reducer, is not here.
@Suite("Stores of the Composable Architecture") struct StoreTests {
  private let feature = """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Harbour {
      @ObservableState struct State: Equatable {
        var boats = 7; var isOpen = true; @Presents var alert: String?
        var piers: IdentifiedArrayOf<Pier.State> = [Pier.State(id: 1, name: "North"), Pier.State(id: 2, name: "South")]
      }
      enum Action {
        case opened(Bool), arrived, piers(IdentifiedActionOf<Pier>), alert(PresentationAction<Never>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .opened(let isOpen): state.isOpen = isOpen
          case .arrived: state.boats += 1
          case .piers, .alert: break
          }
          return .none
        }
        .forEach(\\.piers, action: \\.piers) { Pier() }
      }
    }
    @Reducer struct Pier {
      @ObservableState struct State: Equatable, Identifiable { let id: Int; var name: String }
      enum Action { case renamed }
      var body: some ReducerOf<Self> { Reduce { state, _ in state.name += "!"; return .none } }
    }
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
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Bay {
        @ObservableState struct State: Equatable { var depths: [Int]? = [3, 4] }
        enum Action { case arrived } }
      struct BayView: View { @Bindable var store: StoreOf<Bay>; var body: some View {
        Text(store.depths.map { $0.allSatisfy { $0 > 2 } } ?? false ? "deep" : "shallow")
          .task { await store.send(.arrived).finish() } } }
      #Preview { BayView(store: Store(initialState: Bay.State()) { Bay() }) }
      """
    let screen = Screen(code)
    #expect(screen.texts == ["deep"])
    #expect(screen.notices.isEmpty)
  }

  @Test("An alert that a store holds sends what its buttons say")
  func alert() {
    let code = """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Bay {
        @ObservableState struct State: Equatable {
          @Presents var alert: AlertState<Action.Alert>? = AlertState {
            TextState("Leave?")
          } actions: {
            ButtonState(action: .left) { TextState("Leave") }
          }
          var isLeft = false
        }
        enum Action { case alert(PresentationAction<Alert>)
          enum Alert { case left } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .alert(.presented(.left)) = action { state.isLeft = true }
            return .none
          }
        }
      }
      struct BayView: View { @Bindable var store: StoreOf<Bay>; var body: some View {
        Text(store.isLeft ? "gone" : "here").alert($store.scope(state: \\.alert, action: \\.alert)) } }
      #Preview { BayView(store: Store(initialState: Bay.State()) { Bay() }) }
      """
    var screen = Screen(code)
    #expect(screen.texts == ["here", "Leave"])
    #expect(screen.node("Text")?.modifiers.first?.unlabeled()?.string == "Leave?")
    #expect(screen.notices.isEmpty)
    screen.tap("Leave")
    #expect(screen.texts.first == "gone")
  }

  private func stack(_ view: String) -> Screen {
    Screen(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Depth {
        @ObservableState struct State: Equatable { var meters: Int }
        enum Action { case rose }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.meters += 1
            return .none
          }
        }
      }
      @Reducer struct Chart {
        @ObservableState struct State: Equatable { var path = StackState<Depth.State>() }
        enum Action { case path(StackActionOf<Depth>), shown }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .shown = action { state.path.append(Depth.State(meters: 9)) }
            return .none
          }
          .forEach(\\.path, action: \\.path) { Depth() }
        }
      }
      struct DepthView: View {
        let store: StoreOf<Depth>
        var body: some View { Button { store.send(.rose) } label: { Text("\\(store.meters) meters") } }
      }
      struct ChartView: View {
        \(view)
      }
      #Preview { ChartView(store: Store(initialState: Chart.State()) { Chart() }) }
      """)
  }

  @Test(
    "A stack shows its root, and for each state on its path what its destination says",
    arguments: [
      "@Bindable var store: StoreOf<Chart>", "@State var store: StoreOf<Chart>",
      "@ObservedObject var store: StoreOf<Chart>",
    ])
  func stack(property: String) {
    let path =
      property.contains("ObservedObject")
      ? "NavigationStackStore(store.scope(state: \\.path, action: \\.path))"
      : "NavigationStack(path: $store.scope(state: \\.path, action: \\.path))"
    var screen = stack(
      """
      \(property)
      var body: some View {
        \(path) {
          Button { store.send(.shown) } label: { Text("show") }
          NavigationLink("down", state: Depth.State(meters: 4))
          NavigationLink(state: Depth.State(meters: 5)) { Text("farther") }
        } destination: { store in
          DepthView(store: store)
        }
      }
      """)
    #expect(screen.texts == ["show", "down", "farther"])
    #expect(screen.notices.isEmpty)
    screen.tap("show")
    #expect(screen.texts.contains("9 meters"))
    screen.tap("9 meters")
    #expect(screen.texts.contains("10 meters"))
  }

  @Test("A store for each element of a part")
  func parts() {
    let shown = screen("ForEach(store.scope(state: \\.piers, action: \\.piers)) { PierView(store: $0) }")
    #expect(shown.texts == ["Pier North", "Pier South"])
  }

  @Test("What is sent does what its reducer says, by buttons, by bindings and from a part's own store")
  func sending() {
    var shown = screen(
      """
      Toggle("Open", isOn: $store.isOpen.sending(\\.opened)); Button("Arrive") { store.send(.arrived) }
      Text("\\(store.boats) boats")
      ForEach(store.scope(state: \\.piers, action: \\.piers)) { pier in
        Button(pier.name) { pier.send(.renamed) }
      }
      """)
    #expect(shown.outline.contains("Toggle \"Open\" isOn: $true"))
    shown.tap("Arrive")
    shown.set("isOn", of: "Toggle", to: .bool(false))
    shown.tap("South")
    #expect(shown.texts == ["8 boats"])
    #expect(shown.outline.contains("Toggle \"Open\" isOn: $false"))
    #expect(shown.node("Button", "North") != nil)
    #expect(shown.node("Button", "South!") != nil)
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

  @Test("A state made without its type is the reducer's")
  func implicitState() {
    let shown = Screen(
      feature + """
        struct HarbourView: View { let store: StoreOf<Harbour>; var body: some View { Text("\\(store.boats) boats") } }
        #Preview { HarbourView(store: Store(initialState: .init(boats: 3)) { Harbour() }) }
        """)
    #expect(shown.texts == ["3 boats"])
  }

  @Test("A store that an extension keeps is told by what the view's store holds")
  func kept() {
    let shown = Screen(
      feature + """
        extension Store where State == Harbour.State, Action == Harbour.Action {
          static var sample: StoreOf<Harbour> { Store(initialState: Harbour.State(boats: 2)) { Harbour() } }
        }
        extension Store where State == Pier.State, Action == Pier.Action {
          static var sample: StoreOf<Pier> { Store(initialState: Pier.State(id: 4, name: "East")) { Pier() } }
        }
        extension StoreOf<Pier> {
          static var west: StoreOf<Pier> { StoreOf<Pier>(initialState: .init(id: 5, name: "West")) { Pier() } } }
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
          func first() -> StoreOf<Pier>? { self.scope(state: \\.piers, action: \\.piers).first }
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

  @Test("A presented state is made of what is there")
  func presentedStates() {
    let code = """
      import ComposableArchitecture
      import SwiftUI
      struct Mooring { var name: String; var id: String { name } }
      @Reducer struct Edit { @ObservableState struct State: Equatable { let title: String
        init(_ mooring: Mooring?) { title = mooring?.id ?? "none" } } }
      @Reducer struct Moorings { @ObservableState struct State: Equatable { @Presents var edit: Edit.State? } }
      struct MooringsView: View { let store: StoreOf<Moorings>; var body: some View { Text(store.edit?.title ?? "no") } }
      #Preview { MooringsView(store: .init(initialState: .init(edit: .init(.init(name: "Lee")))) { Moorings() }) }
      """
    let screen = Screen(code)
    #expect(screen.texts == ["Lee"])
    #expect(screen.notices.isEmpty)
  }

  // The documentation of `Store.scope(state:action:)` for optional state: nil while the state is nil.
  @Test("A part of the state that is not there shows nothing")
  func missingParts() {
    let code = """
      struct AlertView: View { let store: StoreOf<Harbour>; var body: some View {
        Text("Quay")
        if store.scope(state: \\.alert, action: \\.alert) != nil { Text("Storm") } } }
      #Preview { AlertView(store: Store(initialState: Harbour.State()) { Harbour() }) }
      """
    let screen = Screen(feature + code)
    #expect(screen.texts == ["Quay"])
    #expect(screen.notices.isEmpty)
  }

  // swift-sharing's documentation, "Type-safe keys" and "Initialization rules".
  @Test("Values are shared by keys of the app's own, with what they are at first")
  func sharedKeys() {
    var screen = Screen(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Log: Codable, Equatable { var harbor = "Lee" }
      extension SharedReaderKey where Self == AppStorageKey<Int>.Default {
        static var depth: Self { Self[.appStorage("depth"), default: 4] } }
      extension SharedKey where Self == FileStorageKey<Log>.Default {
        static var log: Self { Self[.fileStorage(.documentsDirectory.appending(component: "log")), default: Log()] } }
      @Reducer struct Quay {
        @ObservableState struct State: Equatable {
          @Shared(.depth) var depth
          @Shared(.log) var log
          @Shared(.appStorage("night")) var isNight = false
          @Shared(.inMemory("name")) var name: String?
          @SharedReader(.depth) var seen
        }
        enum Action { case deeper }
        var body: some ReducerOf<Self> { Reduce { state, _ in state.$depth.withLock { $0 += 1 }; return .none } }
      }
      struct QuayView: View { let store: StoreOf<Quay>; var body: some View { VStack {
        Text("\\(store.depth) \\(store.seen) \\(store.log.harbor) \\(store.isNight) \\(store.name ?? "none")")
        Button("deeper") { store.send(.deeper) } } } }
      #Preview { QuayView(store: Store(initialState: Quay.State()) { Quay() }) }
      """)
    #expect(screen.texts.first == "4 4 Lee false none")
    #expect(screen.notices.isEmpty)
    screen.tap("deeper")
    #expect(screen.texts.first == "5 5 Lee false none")
  }

  @Test("A feature that is presented ends that itself, and main queues wait as queues do")
  func dismissal() {
    var screen = Screen(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Edit {
        @ObservableState struct State: Equatable { var title = "mooring" }
        enum Action { case done }
        @Dependency(\\.dismiss) var dismiss
        @Dependency(\\.mainQueue) var queue
        var body: some ReducerOf<Self> { Reduce { _, _ in .run { _ in
          try await queue.sleep(for: .milliseconds(10))
          await dismiss()
        } } }
      }
      @Reducer struct Quay {
        @ObservableState struct State: Equatable { @Presents var edit: Edit.State? }
        enum Action { case edit(PresentationAction<Edit.Action>), opened }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .opened = action { state.edit = Edit.State() }
            return .none
          }
          .ifLet(\\.$edit, action: \\.edit) { Edit() }
        }
      }
      struct QuayView: View { let store: StoreOf<Quay>; var body: some View { VStack {
        Text(store.edit?.title ?? "quay")
        Button("open") { store.send(.opened) }
        if let edit = store.scope(state: \\.edit, action: \\.edit) { Button("done") { edit.send(.done) } }
      } } }
      #Preview { QuayView(store: Store(initialState: Quay.State()) { Quay() }) }
      """)
    #expect(screen.texts.first == "quay")
    screen.tap("open")
    #expect(screen.texts.first == "mooring")
    screen.tap("done")
    #expect(screen.texts.first == "quay")
    #expect(screen.notices.isEmpty)
  }
}
