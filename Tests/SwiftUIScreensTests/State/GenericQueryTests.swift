import Testing

/// Queries of a type parameter, as previews of Apple's samples have them: what the closure is given is what
/// is asked for. Swift infers the parameter from the closure (The Swift Programming Language, Generics).
@Suite("Queries of a type parameter") struct GenericQueryTests {
  private let code = """
    import SwiftData
    import SwiftUI
    @Model final class Pool { var name: String; init(name: String) { self.name = name } }
    @Model final class Crab { var name: String; init(name: String) { self.name = name } }
    struct PoolRow: View { var pool: Pool; var body: some View { Text("Pool \\(pool.name)") } }
    struct Filling: ViewModifier {
      @Environment(\\.modelContext) private var context
      func body(content: Content) -> some View {
        content.onAppear { context.insert(Crab(name: "Hermit")); context.insert(Pool(name: "Whelk Basin")) } } }
    struct Filled: ViewModifier {
      let container = try! ModelContainer(for: Pool.self, Crab.self)
      func body(content: Content) -> some View { content.modifier(Filling()).modelContainer(container) } }
    struct First<Model: PersistentModel, Content: View>: View {
      var content: (Model) -> Content
      init(@ViewBuilder content: @escaping (Model) -> Content) { self.content = content }
      var body: some View { ZStack { Found(content: content) }.modifier(Filled()) }
      struct Found: View {
        var content: (Model) -> Content
        @Query private var models: [Model]
        var body: some View { if let model = models.first { content(model) } else { Text("Nothing found") } } } }
    struct Count<Model: PersistentModel>: View {
      @Query private var models: [Model]
      var body: some View { Text("\\(models.count) found") } }

    """

  @Test(
    "What is found is of the type that the closure hands on, in a store that stays while the screen changes",
    arguments: [
      ("First { pool in PoolRow(pool: pool) }", "Pool Whelk Basin"),
      ("First { pool in VStack { PoolRow(pool: pool) } }", "Pool Whelk Basin"),
      ("First { PoolRow(pool: $0).padding() }", "Pool Whelk Basin"),
      ("First { (crab: Crab) in Text(crab.name) }", "Hermit"),
      ("First(content: PoolRow.init(pool:))", "Pool Whelk Basin"),
    ])
  func inferred(view: String, expected: String) {
    let screen = Screen(code + "#Preview { \(view) }")
    #expect(screen.texts == [expected])
    #expect(screen.notices.isEmpty)
  }

  @Test("A view whose type says what it asks for needs no closure that does")
  func written() {
    let screen = Screen(code + "#Preview { Count<Pool>().modifier(Filled()) }")
    #expect(screen.texts == ["1 found"])
    #expect(screen.notices.isEmpty)
  }

  @Test("In an empty store there is nothing of any type")
  func empty() {
    let screen = Screen(code + "#Preview { Count<Pool>().modelContainer(for: Pool.self) }")
    #expect(screen.texts == ["0 found"])
    #expect(screen.notices.isEmpty)
  }
}
