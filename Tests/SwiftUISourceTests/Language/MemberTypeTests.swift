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
