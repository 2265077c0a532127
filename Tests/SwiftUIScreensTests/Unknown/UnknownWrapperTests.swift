import Testing

/// The seed "what can't be understood is a named diagnostic": a wrapper or macro that nobody declares keeps its value
/// to itself.
@Suite("Properties behind wrappers that are not there") struct UnknownWrapperTests {
  private let settings = """
    enum Tide: String { case low, high }
    final class Settings {
      static let shared = Settings()
      @Kept(.name) var name: String
      @Kept(.tide) var tide: Tide
      @Kept(.asks) var asks: Bool
      @Kept(.note) var note: String?
      @Kept(.depth) var depth: Int
      private init() { depth = 6 }
    }
    """

  @Test("Its value is not known, and not nil")
  func values() {
    let screen = Screen(
      probe(
        "VStack { Text(Settings.shared.name); Text(\"\\(Settings.shared.depth)\") }", declarations: settings),
      open: "Probe")
    #expect(screen.texts == ["«Settings.shared.name»", "6"])
  }

  @Test("A condition and a switch on it say so")
  func conditions() {
    let screen = Screen(
      probe(
        """
        if Settings.shared.asks { Text("Ask") } else { Text("Go") }
        switch Settings.shared.tide { case .low: Text("Low"); case .high: Text("High") }
        Text(Settings.shared.note ?? "No note")
        """, declarations: settings), open: "Probe")
    #expect(screen.texts == ["Go", "Low", "«Settings.shared.note ?? \"No note\"»"])
    #expect(screen.tree.gaps.count == 3)
    #expect(screen.tree.gaps.allSatisfy { $0.cause == "Kept" })
  }

  @Test("What a macro that only its declaration is known of adds is not known")
  func beginnings() {
    let settings = """
      enum Tide: String { case low, high }
      @attached(accessor) macro Remembered<Value>(key: String? = nil, defaultValue: Value) =
        #externalMacro(module: "HarbourMacros", type: "RememberedMacro")
      final class Settings {
        static let berths = 4
        @Remembered(key: "tide", defaultValue: .high) var tide: Tide
        @Remembered(defaultValue: berths + 1) var depth: Int
      }
      """
    let screen = Screen(
      probe(
        "let settings = Settings(); Text(\"\\(settings.tide.rawValue) \\(settings.depth)\")",
        declarations: settings), open: "Probe")
    #expect(screen.texts == ["«settings.tide.rawValue» «settings.depth»"])
    #expect(screen.tree.gaps.contains { $0.cause == "Remembered" })
  }

  // Realm's documentation, "Define an object model": what properties begin with.
  @Test("An object of Realm's begins with what Realm gives it")
  func persisted() {
    let boats = """
      import RealmSwift
      enum Rig: String, PersistableEnum { case sloop, ketch }
      class Boat: Object {
        @Persisted var name: String
        @Persisted var berth: Int
        @Persisted var isOut: Bool
        @Persisted var crew: RealmSwift.List<String>
        @Persisted var rig: Rig
        @Persisted var note: String?
      }
      """
    #expect(
      columnTexts(
        """
        Text("\\(Boat().name)|\\(Boat().berth)|\\(Boat().crew.count)|\\(Boat().rig.rawValue)|\\(Boat().note ?? "-")")
        Text(Boat().isOut ? "Out" : "In")
        """, beside: boats) == ["|0|0|sloop|-", "In"])
  }
}
