import Testing

/// The Swift Programming Language, "Property Wrappers"; SE-0258: `depth` is what the wrapper wraps, `$depth` what it
/// projects, `_depth` the wrapper itself.
@Suite("Property wrappers of an app's own") struct OwnWrapperTests {
  private let loud = """
    @propertyWrapper struct Loud {
      private var word: String
      init(wrappedValue: String) { word = wrappedValue }
      init(key: String) { word = key }
      var wrappedValue: String { get { word.uppercased() } set { word = newValue } }
      var projectedValue: Int { word.count }
      func said() -> String { word + "!" }
    }
    """

  private func texts(_ declarations: String, _ shown: String) -> [String] {
    let screen = Screen(
      """
      \(loud)
      \(declarations)
      struct Probe: View { var body: some View { VStack { \(shown) } } }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    return screen.texts
  }

  @Test("In an object and in a structure the underscore means the wrapper")
  func storage() {
    let code = """
      final class Bell { @Loud var name = "ding"; func text() -> String { "\\(name) \\($name) \\(_name.said())" } }
      struct Horn { @Loud var name = "toot"; func text() -> String { "\\(name) \\($name) \\(_name.said())" } }
      """
    #expect(texts(code, "Text(Bell().text()); Text(Horn().text())") == ["DING 4 ding!", "TOOT 4 toot!"])
  }

  // The Swift book, "Setting Initial Values for Wrapped Properties": without a value the wrapper's `init()` is used.
  @Test("A wrapper that wants nothing makes itself, by an initialiser that first values imply too")
  func impliedInitializer() {
    let code = """
      @propertyWrapper struct Fixed { var wrappedValue: Int { 4 } }
      @propertyWrapper struct Held { var depth = 7; var wrappedValue: Int { depth } }
      enum Tide { @Fixed static var low: Int; @Held static var high: Int }
      struct Pool { @Held var depth: Int }
      """
    #expect(Evaluation("\"\\(Tide.low) \\(Tide.high) \\(Pool().depth)\"", declarations: code).text == "4 7 7")
  }

  @Test("A wrapper that is a class runs its own functions on what it holds")
  func guarded() {
    let code = """
      @propertyWrapper final class Guarded<Value> {
        private var value: Value
        var wrappedValue: Value { value }
        init(wrappedValue: Value) { value = wrappedValue }
        func mapped<T>(_ work: (Value) -> T) -> T { try! worked { ($0, work($0)) } }
        func change(_ work: (Value) -> Value) { try? worked { (work($0), ()) } }
        private func worked<T>(_ work: (Value) throws -> (Value, T)) throws -> T {
          let (next, result) = try work(value)
          value = next
          return result
        }
      }
      final class Shelf {
        @Guarded private var tins: [String: Int] = ["Assam": 3]
        func count(_ name: String) -> Int { _tins.mapped { $0[name] ?? 0 } }
        func add(_ name: String) { _tins.change { tins in var tins = tins; tins[name] = 5; return tins } }
      }
      let shelf: Shelf = { let shelf = Shelf(); shelf.add("Keemun"); return shelf }()
      """
    #expect(texts(code, #"Text("\(shelf.count("Assam")) \(shelf.count("Keemun"))")"#) == ["3 5"])
  }

  @Test("A static property is wrapped too, also where only the attribute gives its value")
  func statics() {
    let code = """
      enum Signs {
        @Loud static var bell = "ding"
        @Loud(key: "toot") static var horn
        static func text() -> String { bell += "dong"; return "\\(bell) \\($bell) \\(horn) \\(_horn.said())" }
      }
      """
    #expect(texts(code, "Text(Signs.text()); Text(Signs.horn)") == ["DINGDONG 8 TOOT toot!", "TOOT"])
  }

  @Test("A superclass makes its own wrappers anew, also where the object is a subclass's")
  func inheritedStorage() {
    let screen = Screen(
      """
      class Scale: ObservableObject {
        @Published var isLoose = false
        init(isLoose: Bool) { self._isLoose = Published(initialValue: isLoose) }
      }
      final class MarketScale: Scale { init() { super.init(isLoose: true) } }
      struct Probe: View {
        @StateObject var scale = MarketScale()
        var body: some View { Text(scale.isLoose ? "loose" : "tight") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["loose"])
    #expect(screen.notices.isEmpty)
  }
}
