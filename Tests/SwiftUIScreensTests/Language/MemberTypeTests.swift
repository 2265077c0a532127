import EarshotVocabulary
import Testing

@Suite("Members without their type where a generic type is asked for") struct MemberTypeTests {
  private let declarations = """
    protocol Setting { static var standard: Self { get } }
    extension Optional: Setting { static var standard: Wrapped? { .none } }
    enum Side: String, Setting { case port, starboard; static var standard: Self { .starboard } }
    struct Key<Value: Setting> { var name: String }
    extension Key {
      static var side: Key<Side> { Key<Side>(name: "side") }
      static var berth: Key<String?> { Key<String?>(name: "berth") }
    }
    struct Boat {
      var settings: [String: Any] = [:]
      func setting<T: RawRepresentable>(for key: Key<T>) -> T {
        if let value = settings[key.name] as? T.RawValue, let result = T(rawValue: value) { return result }
        return T.standard
      }
      func setting(for key: Key<String?>) -> String? { settings[key.name] as? String }
    }
    """

  @Test(
    "The member's own type tells which function is meant, and what its type parameter is",
    arguments: [
      (#"Boat().setting(for: .side)"#, "starboard"), (#"Boat().setting(for: .berth) ?? "none""#, "none"),
      (#"Boat(settings: ["berth": "B7"]).setting(for: .berth) ?? "none""#, "B7"),
      (#"Boat(settings: ["side": "port"]).setting(for: .side)"#, "port"),
    ])
  func members(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }
}

@Suite("Initialisers without their type") struct ImpliedInitializerTests {
  @Test("What is repeated in a list is of the type that the list is declared to hold")
  func repeated() {
    let declarations =
      "struct Buoy { var name: String; var depth = 3 }; class Bay { let buoys: [Buoy] = Array(repeating: .init(name: \"B\"), count: 2) }"
    #expect(value(#"Bay().buoys.map { "\($0.name)\($0.depth)" }"#, with: declarations) == #"["B3", "B3"]"#)
  }
}

@Suite("Aliases of one generic type") struct GenericAliasTests {
  @Test("What is added under an alias belongs to what the alias stands for")
  func initializers() {
    let declarations = """
      class Almanac<Entry> { var entries: [Entry]; init(entries: [Entry]) { self.entries = entries } }
      typealias Tides = Almanac<String>
      typealias Moons = Almanac<Int>
      extension Tides { convenience init(days: Int = 1) { self.init(entries: ["Ebb", "Flow"]) } }
      extension Moons { convenience init(days: Int = 1) { self.init(entries: [1, 2, 3]) } }
      """
    #expect(
      value(#""\(Tides().entries) \(Moons().entries)""#, with: declarations) == #"["Ebb", "Flow"] [1, 2, 3]"#)
  }
}
