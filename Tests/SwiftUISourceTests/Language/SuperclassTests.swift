import Testing

@Suite("Generic superclasses") struct SuperclassTests {
  @Test(
    "A superclass's type parameter is what the class inherits it with",
    arguments: ["Store<TideState, Int>", "TideStore"])
  func parameters(superclass: String) {
    let screen = Screen(
      """
      class Store<State, Action> {
        var context: Context
        init(initial: State) { context = Context(initial: initial) }
        final class Context: ObservableObject {
          @Published var state: State
          init(initial: State) { state = initial }
        }
      }
      typealias TideStore = Store<TideState, Int>
      struct TideState { let harbour: String; var title: String { "Tides at \\(harbour)" } }
      final class TideModel: \(superclass) {
        init(harbour: String) { super.init(initial: .init(harbour: harbour)) }
      }
      struct Tides: View { @ObservedObject var context: TideModel.Context
        var body: some View { Text(context.state.title) } }
      struct Probe: View { let model = TideModel(harbour: "Wells")
        var body: some View { Tides(context: model.context) } }
      """, open: "Probe")
    #expect(screen.texts == ["Tides at Wells"])
    #expect(screen.notices.isEmpty)
  }
}
