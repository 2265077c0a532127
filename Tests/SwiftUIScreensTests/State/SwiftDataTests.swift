import Testing

/// What SwiftData does in memory: Apple, "SwiftData", ModelContainer, ModelContext and Query.
@Suite("SwiftData in memory") struct SwiftDataTests {
  private let model = """
    import SwiftData
    import SwiftUI
    @Model final class Pool {
      var name: String
      var depth: Double
      init(name: String, depth: Double) { self.name = name; self.depth = depth }
    }
    @MainActor let previewContainer: ModelContainer = {
      do {
        let container = try ModelContainer(
          for: Pool.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Pool(name: "Anemone Ledge", depth: 1.5))
        container.mainContext.insert(Pool(name: "Whelk Basin", depth: 0.5))
        return container
      } catch { fatalError("no container") }
    }()

    """

  @Test("A query finds what the preview's container holds, sorted and chosen")
  func queries() {
    let screen = Screen(
      model + """
        struct Pools: View {
          @Query(sort: \\Pool.depth) private var pools: [Pool]
          @Query(filter: #Predicate<Pool> { $0.depth > 1 }) private var deep: [Pool]
          var body: some View {
            VStack { ForEach(pools) { Text($0.name) }; ForEach(deep) { Text("deep: " + $0.name) } } }
        }
        #Preview { Pools().modelContainer(previewContainer) }
        """)
    #expect(screen.texts == ["Whelk Basin", "Anemone Ledge", "deep: Anemone Ledge"])
    #expect(screen.tree.gaps.isEmpty)
  }

  /// Apple, `ModelActor()`: the actor has a container, a context of it and an initializer that takes the container.
  @Test("An actor that a macro gives a container finds what is in it")
  func actor() {
    let screen = Screen(
      model + """
        @ModelActor final actor Keeper {
          func names() throws -> [String] { try modelContext.fetch(FetchDescriptor<Pool>()).map(\\.name).sorted() }
        }
        struct Pools: View {
          @State private var text = "none"
          var body: some View {
            Text(text).task {
              let names = try? await Keeper(modelContainer: previewContainer).names()
              text = names?.joined(separator: ", ") ?? "none"
            }
          }
        }
        #Preview { Pools() }
        """)
    #expect(screen.texts == ["Anemone Ledge, Whelk Basin"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("What is inserted and deleted changes what queries find")
  func changes() {
    var screen = Screen(
      model + """
        struct Pools: View {
          @Environment(\\.modelContext) private var context
          @Query private var pools: [Pool]
          var body: some View {
            VStack { Text("\\(pools.count) pools")
              Button("Add") { context.insert(Pool(name: "Limpet Hollow", depth: 2)) }
              Button("Drain") { for pool in pools { context.delete(pool) } } }
          }
        }
        #Preview { Pools().modelContainer(for: Pool.self, inMemory: true) }
        """)
    #expect(screen.texts.first == "0 pools")
    screen.tap("Add")
    #expect(screen.texts.first == "1 pools")
    screen.tap("Drain")
    #expect(screen.texts.first == "0 pools")
  }

  @Test("A context fetches by a descriptor")
  func descriptors() {
    let screen = Screen(
      model + """
        struct Pools: View {
          @Environment(\\.modelContext) private var context
          var body: some View {
            let found = try? context.fetch(FetchDescriptor<Pool>(sortBy: [SortDescriptor(\\.name, order: .reverse)]))
            Text((found ?? []).map(\\.name).joined(separator: ", "))
          }
        }
        #Preview { Pools().modelContainer(previewContainer) }
        """)
    #expect(screen.texts == ["Whelk Basin, Anemone Ledge"])
  }
}
