import Testing

/// github.com/hmlongco/Factory, its documentation: how containers, scopes, contexts and wrappers resolve.
@Suite("Parts that Factory's containers make") struct FactoryTests {
  private let declarations = """
    import FactoryKit
    import SwiftUI
    protocol TideService { var state: String { get }; func next() -> Int }
    final class Tides: TideService {
      let state = "high"
      var count = 4
      func next() -> Int { count += 1; return count }
    }
    final class StillTides: TideService { let state = "still"; func next() -> Int { 9 } }
    struct Boat { let name: String }
    extension Container {
      var tides: Factory<TideService> { self { Tides() } }
      var kept: Factory<TideService> { self { Tides() }.singleton }
      var shown: Factory<TideService> { self { Tides() }.onPreview { StillTides() } }
      var boat: ParameterFactory<String, Boat> { self { Boat(name: $0) } }
      var explicit: Factory<TideService> { Factory(self) { Tides() } }
      var awaited: Factory<TideService?> { promised() }
    }
    final class Harbour: SharedContainer, AutoRegistering {
      @TaskLocal static var shared = Harbour()
      let manager = ContainerManager()
      func autoRegister() { manager.defaultScope = .singleton; late.register { StillTides() } }
    }
    extension Harbour {
      var early: Factory<any TideService> { self { Tides() } }
      var late: Factory<any TideService> { self { Tides() } }
    }
    """

  private func texts(_ shown: String, _ more: String = "") -> [String] {
    let screen = Screen(
      """
      \(declarations)
      \(more)
      struct Probe: View { var body: some View { VStack { \(shown) } } }
      """, open: "Probe")
    #expect(screen.notices.map(\.message) == [])
    return screen.texts
  }

  @Test(
    "Objects find their parts by wrappers, observed or not; each asks for its own, a singleton is everybody's"
  )
  func objects() {
    let models = """
      @Observable final class Model {
        @ObservationIgnored @Injected(\\.tides) private var tides
        @ObservationIgnored @LazyInjected(\\Harbour.early) private(set) var early
        var line: String { "\\(tides.state) \\(early.next())" }
      }
      final class Old: ObservableObject {
        @Injected(\\.tides) private var tides
        @LazyInjected(\\.kept) private var kept
        func told() -> String { "\\(tides.next()) \\(kept.next()) \\(kept.next())" }
      }
      """
    #expect(texts("Text(Model().line)", models) == ["high 5"])
    #expect(texts("Text(Old().told()); Text(Old().told())", models) == ["5 5 6", "5 7 8"])
  }

  @Test("Containers make parts when they are called, with what the call gives")
  func calls() {
    #expect(texts("Text(Container.shared.boat(\"Skiff\").name)") == ["Skiff"])
    #expect(texts("Text(Container.shared.explicit().state)") == ["high"])
    #expect(texts("Text(Container.shared.tides.resolve().state)") == ["high"])
    #expect(texts("Text(Container.shared.awaited() == nil ? \"none\" : \"some\")") == ["none"])
    #expect(texts("Text(resolve(\\Harbour.early).state)") == ["high"])
  }

  @Test("A preview gets what the container says for previews and what is registered last")
  func previews() {
    #expect(texts("Text(Container.shared.shown().state)") == ["high"])
    #expect(Screen("\(declarations)\n#Preview { Text(Container.shared.shown().state) }").texts == ["still"])
    #expect(
      texts("let _ = Container.shared.tides.register { StillTides() }; Text(Container.shared.tides().state)")
        == ["still"])
    #expect(
      texts(
        "Container.shared.preview { $0.tides.register { StillTides() } }; Text(Container.shared.tides().state)"
      )
        == ["still"])
  }

  @Test("A container of the app's own registers by itself first, and keeps by its default scope")
  func ownContainers() {
    #expect(texts("Text(Harbour.shared.late().state)") == ["still"])
    let shown = "Text(\"\\(Harbour.shared.early().next())\"); Text(\"\\(Harbour.shared.early().next())\")"
    #expect(texts(shown) == ["5", "6"])
  }
}
