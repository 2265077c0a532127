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

  @Test(
    "What a superclass makes of its type parameter is of the type that the class gives it, also through another",
    arguments: ["Scene<Quay, Int>", "TidalScene<Quay>"])
  func made(superclass: String) {
    let code = """
      class Scene<Shown: Named, Count> {
        let shown: Shown
        let count: Count
        init(shown: Shown = Shown(), count: Count) { self.shown = shown; self.count = count }
        func another() -> Shown { Shown() }
      }
      class TidalScene<Part: Named>: Scene<Part, Int> {}
      class Named { required init() {}; var name: String { "nobody" } }
      class Quay: Named { override var name: String { "North quay" } }
      final class QuayScene: \(superclass) {}
      """
    #expect(
      value(
        #"let s = QuayScene(count: 4); return "\(s.shown.name) \(s.another().name) \(s.count)""#, with: code)
        == "North quay North quay 4")
  }
}
