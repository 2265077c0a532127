import EarshotKit
import Testing

/// What macros of packages write, by the templates of their stubs. The Composable Architecture by its documentation
/// (https://swiftpackageindex.com/pointfreeco/swift-composable-architecture/main/documentation/composablearchitecture),
/// "Tree-based navigation", "Stack-based navigation".
@Suite("Code that macros of packages write")
struct MacroTests {
  private let harbor = """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Berth {
      @ObservableState struct State: Equatable { var boats = 0 }
      enum Action { case arrived, left }
      @Dependency(\\.dismiss) var dismiss
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .left = action { return .run { _ in await dismiss() } }
          state.boats += 1
          return .none
        }
      }
    }
    @Reducer struct Harbor {
      @Reducer enum Destination {
        case berth(Berth)
        case storm(AlertState<Storm>)
        case chart
        @CasePathable enum Storm { case stay }
      }
      @Reducer(state: .equatable) enum Path {
        case berth(Berth)
        case other(Berth = Berth())
      }
      @ObservableState struct State: Equatable {
        @Presents var destination: Destination.State?
        var path = StackState<Path.State>()
        var log = "calm"
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>), destination(PresentationAction<Destination.Action>)
        case path(StackActionOf<Path>), moor, warn, chart, sail
      }
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          switch action {
          case .moor: state.destination = .berth(Berth.State(boats: 3))
          case .warn:
            state.destination = .storm(
              AlertState { TextState("Storm") } actions: { ButtonState(action: .stay) { TextState("Stay") } })
          case .chart: state.destination = .chart
          case .sail: state.path.append(.berth(Berth.State(boats: 7)))
          case .destination(.presented(.berth(.arrived))): state.log = "busy"
          case .destination(.presented(.storm(.stay))): state.log = "safe"
          case .binding, .destination, .path: break
          }
          return .none
        }
        .ifLet(\\.$destination, action: \\.destination)
        .forEach(\\.path, action: \\.path)
      }
    }
    extension Harbor.Destination.State: Equatable {}
    struct BerthView: View {
      let store: StoreOf<Berth>
      var body: some View {
        VStack {
          Text("Boats \\(store.boats)")
          Button("Arrive") { store.send(.arrived) }
          Button("Leave") { store.send(.left) }
        }
      }
    }
    struct HarborView: View {
      @Bindable var store: StoreOf<Harbor>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          VStack {
            Text(store.log)
            Button("Moor") { store.send(.moor) }
            Button("Warn") { store.send(.warn) }
            Button("Chart") { store.send(.chart) }
            Button("Sail") { store.send(.sail) }
          }
        } destination: { store in
          switch store.case {
          case .berth(let store): BerthView(store: store)
          case .other(let store): Text("Other \\(store.boats)")
          }
        }
        .sheet(item: $store.scope(state: \\.destination?.berth, action: \\.destination.berth)) {
          BerthView(store: $0)
        }
        .sheet(isPresented: $store.destination.chart) { Text("The chart") }
        .alert($store.scope(state: \\.destination?.storm, action: \\.destination.storm))
      }
    }
    struct Root: View {
      var body: some View { HarborView(store: Store(initialState: Harbor.State()) { Harbor() }) }
    }
    """

  /// What is on the screen after some buttons were pressed, and what isn't understood of it.
  private func heard(after buttons: [String]) throws -> (texts: [String], notices: [String]) {
    var user = try VoiceOverUser(swift: harbor, view: "Root")
    for button in buttons {
      user.touch(button)
      user.doubleTap()
    }
    return (user.reading.elements.map(\.announcement), user.reading.notices.map(\.message))
  }

  @Test(
    "An enum of reducers leads to sheets, alerts and pushed screens, and runs the reducer of what is there",
    arguments: [
      (["Moor"], ["Boats 3", "Arrive, button", "Leave, button"]),
      (["Moor", "Arrive"], ["Boats 4", "Arrive, button", "Leave, button"]),
      (
        ["Moor", "Arrive", "Leave"],
        ["busy", "Moor, button", "Warn, button", "Chart, button", "Sail, button"]
      ),
      (["Warn"], ["Alert, Storm", "Stay, button"]),
      (["Warn", "Stay"], ["safe", "Moor, button", "Warn, button", "Chart, button", "Sail, button"]),
      (["Chart"], ["The chart"]),
      (["Sail", "Arrive"], ["back button", "Boats 8", "Arrive, button", "Leave, button"]),
    ])
  func reducers(buttons: [String], expected: [String]) throws {
    let heard = try heard(after: buttons)
    #expect(heard.texts == expected)
    #expect(heard.notices == [])
  }

  @Test("A view with @ViewAction sends its own actions by `send`")
  func viewAction() throws {
    let stops = try stops(
      """
      import ComposableArchitecture
      @Reducer struct Quay {
        @ObservableState struct State: Equatable { var boats = 3 }
        enum Action: ViewAction {
          case view(View), counted
          enum View { case appeared, left(Int) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.appeared): return .send(.counted)
            case .view(.left(let count)): state.boats -= count
            case .counted: state.boats = 8
            }
            return .none
          }
        }
      }
      @ViewAction(for: Quay.self) struct QuayView: View {
        let store: StoreOf<Quay>
        var body: some View { Text("Boats \\(store.boats)").onAppear { send(.appeared) } }
      }
      """, "QuayView(store: Store(initialState: Quay.State()) { Quay() })")
    #expect(stops == ["Boats 8"])
  }

  @Test("A state that is an enum has what its cases hold, as an enum with dynamic members has")
  func cases() throws {
    let stops = try stops(
      """
      import ComposableArchitecture
      @CasePathable @dynamicMemberLookup enum Tide { case slack, rising(Int), between(low: Int, high: Int) }
      @Reducer struct Pier {
        enum State: Equatable { case open(String), closed }
        enum Action { case none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      """
      Text("\\(Tide.rising(4).rising ?? 0) \\(Tide.slack.rising ?? 9) \\(Tide.slack.slack != nil)")
      Text("\\(Tide.between(low: 1, high: 2).between?.high ?? 0) \\(Tide.slack.is(\\.rising))")
      Text(Pier.State.open("North").open ?? "none")
      """)
    #expect(stops == ["4 9 true", "2 false", "North"])
  }

  @Test(
    "A macro of a user's stub writes by its template; one whose template is none leaves the code as it is")
  func stubs() throws {
    let template = """
      {% for case in type.cases %}extension {{ type.name }} { var is{{ case.name|upperFirstLetter }}: Bool {
        if case .{{ case.name }} = self { true } else { false } } }
      {% endfor %}
      """
    let code = "import Signs\nstruct Quay { @Signed enum Flag { case up, down(Int) } }"
    let body = #"Text("\(Quay.Flag.up.isUp) \(Quay.Flag.up.isDown) \(Quay.Flag.down(1).isDown)")"#
    #expect(try stops(code, body, stub: template) == ["true false true"])
    #expect(try stops(code, body + "; Text(\"here\")", stub: "{% for %}").last == "here")
  }

  private func stops(_ code: String, _ body: String, stub: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    if let stub {
      try folder.write(
        ".earshot/stubs/Signs/Macros.swift",
        "@attached(member)\n@_writes(\n  \"\"\"\n\(stub)\n\"\"\") macro Signed()")
    }
    try folder.write(
      "App.swift",
      "import SwiftUI\n\(code)\nstruct Probe: View { var body: some View { VStack { \(body) } } }")
    return try Earshot.open(["\(folder.path)/App.swift"]).readings().flatMap {
      $0.elements.map(\.announcement)
    }
  }
}
