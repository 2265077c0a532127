import Testing

/// Parts that an app's own wrappers find by the type of the property; words as swiftc 6.3 prints them.
@Suite("Wrappers that ask for the property's type") struct WiredPropertyTests {
  private let depot = """
    final class Depot {
      static let shared = Depot()
      private var bays: [String: Bay] = [:]
      func add(_ bay: Bay) { bays[bay.name] = bay }
      func find<T>(_ name: String? = nil) -> T {
        guard let part = bays[name ?? String(describing: T.self)]?.make() as? T else { fatalError("no \\(T.self)") }
        return part
      }
    }
    struct Bay {
      let name: String
      let make: () -> Any
      init<T>(_ name: String? = nil, _ make: @escaping () -> T) {
        self.name = name ?? String(describing: T.self)
        self.make = make
      }
    }
    @propertyWrapper struct Wired<Part> {
      let name: String?
      var wrappedValue: Part { Depot.shared.find(name) }
      init() { name = nil }
      init(_ name: String) { self.name = name }
    }
    protocol Boats { func count() -> Int }
    struct Fleet: Boats { func count() -> Int { 4 } }
    struct Tides { func next() -> String { "high" } }
    """

  @Test("A type parameter is the type that a closure says it returns, or the one that it makes")
  func closures() {
    #expect(value("return Bay { Fleet() }.name", with: depot) == "Fleet")
    #expect(value("return Bay { () -> Boats in Fleet() }.name", with: depot) == "Boats")
  }

  @Test("A wrapper's type parameter is the type of the property")
  func properties() {
    let quay = """
      struct Quay {
        @Wired var boats: Boats
        @Wired("neap") var tides: Tides
        @Wired var springs: Tides?
        func line() -> String { "\\(boats.count()) \\(tides.next())" }
      }
      """
    let line = value(
      """
      Depot.shared.add(Bay { () -> Boats in Fleet() })
      Depot.shared.add(Bay("neap") { Tides() })
      return Quay().line()
      """, with: depot + "\n" + quay)
    #expect(line == "4 high")
  }

  @Test("What a type was made with is known inside its instances and its static members")
  func typeArguments() {
    let stack = """
      struct Tide {}
      struct Buoy {}
      struct Stack<Element> {
        var items: [Element] = []
        var kind: String { "\\(Element.self)" }
        static func named() -> String { "\\(Element.self)" }
      }
      final class Shelf<Element> { init() {}; func kind() -> String { "\\(Element.self)" } }
      """
    #expect(value("return Stack<Tide>().kind", with: stack) == "Tide")
    #expect(value("return Shelf<Buoy>().kind()", with: stack) == "Buoy")
    #expect(value("return Stack<Int>(items: []).kind", with: stack) == "Int")
    #expect(value("return Stack<Buoy>.named()", with: stack) == "Buoy")
    #expect(value("let stack: Stack<Tide> = Stack(); return stack.kind", with: stack) == "Tide")
    #expect(value("let stack: Stack<Tide> = .init(); return stack.kind", with: stack) == "Tide")
  }

  @Test("A view needs no value for a wrapper that finds an observable object, and edits it")
  func objects() {
    let screen = Screen(
      """
      import SwiftUI
      \(depot)
      @propertyWrapper struct WiredObject<T: ObservableObject>: DynamicProperty {
        @StateObject private var object: T
        init() { _object = StateObject(wrappedValue: Depot.shared.find()) }
        var wrappedValue: T { object }
        var projectedValue: ObservedObject<T>.Wrapper { $object }
      }
      final class Ledger: ObservableObject { @Published var isOpen = true; @Published var title = "Plums" }
      struct Page: View {
        let heading: String
        @WiredObject var ledger: Ledger
        var body: some View { VStack { Text(heading); Text(ledger.title); Toggle("Open", isOn: $ledger.isOpen) } }
      }
      struct Probe: View {
        init() { Depot.shared.add(Bay { Ledger() }) }
        var body: some View { Page(heading: "Stall") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Stall", "Plums"])
    #expect(screen.node("Toggle", "Open") != nil)
    #expect(screen.notices.map(\.message) == [])
  }
}
