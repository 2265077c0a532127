import EarshotVocabulary
import Testing

/// The Swift book on property wrappers and extensions: an attribute's arguments are those of an initializer, also
/// of one that the app adds to SwiftUI's wrapper.
@Suite("Wrappers of SwiftUI's made with an app's initialiser") struct AddedWrapperInitializerTests {
  private static let settings = """
    struct Setting<Value> { let first: Value; let key: String }
    enum Tide: String, CaseIterable { case low, high }
    struct Settings {
      var tide: Setting<Tide> { .init(first: .high, key: "tide") }
      let depth = Setting(first: 3, key: "depth")
    }
    extension AppStorage {
      init(_ path: KeyPath<Settings, Setting<Value>>) where Value == Int {
        let setting = Settings()[keyPath: path]
        self.init(wrappedValue: setting.first, setting.key, store: .standard)
      }
      init(_ path: KeyPath<Settings, Setting<Value>>) where Value: RawRepresentable, Value.RawValue == String {
        let setting = Settings()[keyPath: path]
        self.init(wrappedValue: setting.first, setting.key, store: .standard)
      }
    }
    """

  @Test("A value handed to the memberwise initializer goes with the attribute's arguments")
  func memberwise() {
    var screen = Screen(
      probe(
        """
        Part(isOpen: false); Part(); Button("Open") { UserDefaults.standard.set(true, forKey: "open") }
        Clipped(size: 12); Clipped(); Late(size: 3)
        """,
        declarations: """
          @propertyWrapper struct Clamped { var wrappedValue: Int
            init(wrappedValue: Int, _ range: ClosedRange<Int>) {
              self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
            }
          }
          struct Part: View {
            @AppStorage("open") var isOpen = true
            var body: some View { Text(isOpen ? "open" : "shut") }
          }
          struct Clipped: View {
            @Clamped(1...9) var size = 0
            var body: some View { Text("size \\(size)") }
          }
          struct Late: View {
            @Clamped(5...9) var size = 7
            init(size: Int) { self.size = size }
            var body: some View { Text("late \\(size)") }
          }
          """), open: "Probe")
    #expect(screen.texts == ["shut", "open", "size 9", "size 1", "late 3"])
    #expect(screen.notices.isEmpty)
    screen.tap("Open")
    #expect(screen.texts.prefix(2) == ["open", "open"])
  }

  @Test("A key path of settings gives the first value and where it is kept")
  func keyPaths() {
    var screen = Screen(
      probe(
        """
        switch tide { case .low: Text("ebb"); case .high: Text("flood") }
        Text("\\(depth) m"); Button("Deeper") { depth += 1 }; Other()
        """,
        members: "@AppStorage(\\.tide) var tide; @AppStorage(\\.depth) private var depth",
        declarations: Self.settings + "\n" + """
          struct Other: View { @AppStorage("depth") var own = 8; var body: some View { Text("kept \\(own)") } }
          """), open: "Probe")
    #expect(screen.texts.prefix(2) == ["flood", "3 m"])
    #expect(screen.notices.isEmpty)
    screen.tap("Deeper")
    #expect(screen.texts.prefix(2) == ["flood", "4 m"])
    #expect(screen.texts.last == "kept 4")
  }

  @Test("Initializers that are told apart by what is asked of the value may have arguments with defaults")
  func defaults() {
    let screen = Screen(
      probe(
        "Toggle(\"Lamp\", isOn: $lamp); Text(lamp ? \"lit\" : \"dark\"); Text(\"\\(depth) m\")",
        members: "@AppStorage(.lamp) var lamp; @AppStorage(.depth, store: .standard) var depth",
        declarations: """
          struct Key<Value> { let name: String; let value: Value }
          extension Key where Value == Bool { static let lamp = Self(name: "lamp", value: true) }
          extension Key where Value == Int { static let depth = Self(name: "depth", value: 4) }
          extension AppStorage {
            init(_ key: Key<Value>, store: UserDefaults? = nil) where Value == Bool {
              self.init(wrappedValue: key.value, key.name, store: store)
            }
            init(_ key: Key<Value>, store: UserDefaults? = nil) where Value == Int {
              self.init(wrappedValue: key.value, key.name, store: store)
            }
            init(_ key: Key<Value>, store: UserDefaults? = nil)
            where Value: RawRepresentable, Value.RawValue == Int {
              self.init(wrappedValue: key.value, key.name, store: store)
            }
          }
          """), open: "Probe")
    #expect(screen.texts == ["lit", "4 m"])
    #expect(screen.notices.isEmpty)
  }

  @Test("In an object, too")
  func objects() {
    var screen = Screen(
      probe(
        """
        Text(model.tide.rawValue); Text("\\(model.depth) m")
        Button("Ebb") { model.tide = .low }; Stepper("Depth", value: $model.depth)
        """,
        members: "@StateObject var model = Model()",
        declarations: Self.settings + "\n" + """
          final class Model: ObservableObject {
            @AppStorage(\\.tide) var tide
            @AppStorage(\\.depth) var depth
          }
          """), open: "Probe")
    #expect(screen.texts.prefix(2) == ["high", "3 m"])
    screen.tap("Ebb")
    #expect(screen.texts.prefix(2) == ["low", "3 m"])
  }

  @Test("What is stored by hand is what it is made with, not its key")
  func byHand() {
    var screen = Screen(
      probe(
        #"Text("\(depth) m"); Button("Deeper") { depth += 1 }"#,
        members: """
          @AppStorage private var depth: Int
          init(key: String = "depth") { _depth = AppStorage(wrappedValue: 5, key) }
          """))
    #expect(screen.texts.first == "5 m")
    screen.tap("Deeper")
    #expect(screen.texts.first == "6 m")
  }

  @Test("A view or an object that is given the wrapper itself has what is in it")
  func given() {
    var screen = Screen(
      """
      enum Tide: String { case low, high }
      final class Log: ObservableObject {
        @AppStorage("tides") var tides: [Tide]
        init(tides: AppStorage<[Tide]>) { _tides = tides }
      }
      struct Probe: View {
        @AppStorage("depth") var depth: Int
        @StateObject var log = Log(tides: .init(wrappedValue: [.high, .low], "own"))
        var body: some View {
          Text("\\(depth) m"); Button("Deeper") { depth += 1 }
          Text(log.tides.map(\\.rawValue).joined(separator: " "))
        }
      }
      #Preview { Probe(depth: .init(wrappedValue: 7, "deep", store: .standard)) }
      """)
    #expect(screen.texts == ["7 m", "high low"])
    screen.tap("Deeper")
    #expect(screen.texts.first == "8 m")
    #expect(screen.notices.isEmpty)
  }
}
