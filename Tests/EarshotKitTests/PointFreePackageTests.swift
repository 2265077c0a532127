import EarshotKit
import Testing

/// What apps take of Point-Free's packages, each as its documentation has it
/// (https://github.com/pointfreeco: swift-clocks, swift-concurrency-extras, swift-issue-reporting, swift-perception,
/// swift-sharing, swift-composable-architecture).
@Suite("Point-Free's packages") struct PointFreePackageTests {
  private func heard(_ imports: String, _ view: String, _ declarations: String = "") throws -> [String] {
    let reading = try #require(
      Earshot.open(
        swift: """
          import SwiftUI
          \(imports)
          \(declarations)
          struct Probe: View { \(view) }
          """
      ).readings().first)
    #expect(reading.understood.understanding == .whole)
    return reading.elements.map(\.announcement)
  }

  @Test("An app isn't tested, and what nobody implemented gives its placeholder")
  func issues() throws {
    let texts = try heard(
      "import IssueReporting\nimport XCTestDynamicOverlay",
      "var body: some View { Text(Client().name()); Text(isTesting || _XCTIsTesting ? \"test\" : \"app\") }",
      """
      struct Client {
        var name: () -> String = unimplemented("name", placeholder: "Gull")
        var depth: @Sendable (Int, String) async throws -> Int = unimplemented("depth")
      }
      """)
    #expect(texts == ["Gull", "app"])
  }

  @Test("A clock's timer ticks, and streams end as they say")
  func streams() throws {
    let texts = try heard(
      "import Clocks\nimport ConcurrencyExtras",
      """
      @State var ticks = 0
      @State var numbers = ""
      @State var error = ""
      var body: some View {
        Text("\\(ticks) ticks").task {
          for await _ in ImmediateClock().timer(interval: .seconds(1)) { ticks += 1; if ticks == 3 { break } }
        }
        Text(numbers).task {
          let source = AsyncStream<Int> { $0.yield(1); $0.yield(2); $0.finish() }
          for await number in AsyncStream(source.map { $0 * 10 }) { numbers += "\\(number) " }
          for await number in AsyncStream<Int>.finished { numbers += "\\(number)" }
          numbers += "end"
        }
        Text(error).task {
          do {
            for try await _ in AsyncThrowingStream<Int, Error>.finished(throwing: CancellationError()) {}
          } catch { self.error = "cancelled" }
        }
      }
      """)
    #expect(texts == ["3 ticks", "10 20 end", "cancelled"])
  }

  @Test("Each element of a shared list is shared, and a key says its type")
  func sharing() throws {
    let texts = try heard(
      "import Sharing",
      """
      @Shared(.boats) var boats
      var body: some View {
        ForEach(Array($boats)) { $boat in Text(boat.name) }
        Text(Shared($boats[id: 2])?.wrappedValue.name ?? "none")
        Button("Rename") { $boats.withLock { $0[0].name = "Skua" } }
      }
      """,
      """
      import IdentifiedCollections
      struct Boat: Identifiable, Equatable { let id: Int; var name: String }
      extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Boat>>.Default {
        static var boats: Self {
          Self[.inMemory("boats"), default: [Boat(id: 1, name: "Gull"), Boat(id: 2, name: "Tern")]]
        }
      }
      """)
    #expect(texts == ["Gull", "Tern", "Tern", "Rename, button"])
  }

  @Test("What is perceived is bound")
  func perception() throws {
    let texts = try heard(
      "import Perception",
      """
      @Perception.Bindable var log: Log
      init(log: Log = Log()) { self.log = log }
      var body: some View { WithPerceptionTracking { TextField("Name", text: $log.name) } }
      """, "@Perceptible final class Log { var name = \"Gull\"; init() {} }")
    #expect(texts == ["Gull, text field, Double tap to edit."])
  }

  @Test("Effects of a list are run one after the other, and an enum of alerts is a destination")
  func effects() throws {
    let texts = try heard(
      "import ComposableArchitecture",
      """
      @Bindable var store = Store(initialState: Harbor.State()) { Harbor()._printChanges() }
      var body: some View {
        Text(store.log).onAppear { store.send(.all) }
          .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
      }
      """,
      """
      @Reducer struct Harbor {
        @ObservableState struct State { var log = ""; @Presents var destination: Destination.State? }
        enum Action { case all, add(Int), destination(PresentationAction<Destination.Action>) }
        enum Choice { case ok }
        @Reducer enum Destination { case alert(AlertState<Harbor.Choice>) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .all: return .concatenate([1, 2].map { Effect<Action>.send(.add($0)) })
            case .add(let number):
              state.log += "\\(number)"
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      """)
    #expect(texts == ["12"])
  }
}
