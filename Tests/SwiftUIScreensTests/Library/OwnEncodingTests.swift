import Testing

/// Expected as `JSONEncoder` of swift-foundation 6.3 writes it.
@Suite("An app's own encode(to:)") struct OwnEncodingTests {
  private func shown(_ expression: String) -> [String] {
    Screen(
      """
      func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try! encoder.encode(value), as: UTF8.self)
      }
      struct Berth: Codable {
        var lat: Double, lon: Double
        enum Keys: String, CodingKey { case coordinates = "coords", meta }
        enum Meta: String, CodingKey { case unit }
        init(lat: Double, lon: Double) { self.lat = lat; self.lon = lon }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: Keys.self)
          var list = try c.nestedUnkeyedContainer(forKey: .coordinates)
          lat = try list.decode(Double.self)
          lon = try list.decode(Double.self)
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: Keys.self)
          var list = c.nestedUnkeyedContainer(forKey: .coordinates)
          try list.encode(lat)
          try list.encode(lon)
          var meta = c.nestedContainer(keyedBy: Meta.self, forKey: .meta)
          try meta.encode("deg", forKey: .unit)
        }
      }
      enum Mark: Codable {
        case number(Int), name(String)
        init(from decoder: Decoder) throws {
          let c = try decoder.singleValueContainer()
          if let n = try? c.decode(Int.self) { self = .number(n) } else { self = .name(try c.decode(String.self)) }
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.singleValueContainer()
          switch self { case .number(let n): try c.encode(n); case .name(let s): try c.encode(s) }
        }
      }
      class Hull: Codable { var id = 1; init() {} }
      final class Boat: Hull {
        var name = "Gull"
        enum Keys: CodingKey { case name }
        override init() { super.init() }
        required init(from decoder: Decoder) throws { try super.init(from: decoder) }
        override func encode(to encoder: Encoder) throws {
          try super.encode(to: encoder)
          var c = encoder.container(keyedBy: Keys.self)
          try c.encode(name, forKey: .name)
        }
      }
      func again() -> String {
        let data = try! JSONEncoder().encode(Berth(lat: 1.5, lon: 2))
        let berth = try! JSONDecoder().decode(Berth.self, from: data)
        return "\\(berth.lat) \\(berth.lon)"
      }
      struct Probe: View { var body: some View { Text(verbatim: \(expression)) } }
      """, open: "Probe"
    ).texts
  }

  @Test("Nested containers, single values and a superclass's members are written as the app's code says")
  func written() {
    #expect(shown("json(Berth(lat: 1.5, lon: 2))") == [#"{"coords":[1.5,2],"meta":{"unit":"deg"}}"#])
    #expect(shown("again()") == ["1.5 2.0"])
    #expect(
      shown("json([\"a\": Mark.number(1), \"b\": .name(\"x\")])") == [#"{"a":1,"b":"x"}"#])
    #expect(shown("json(Boat())") == [#"{"id":1,"name":"Gull"}"#])
  }

  @Test("Data is written in base 64, and slashes are marked")
  func plain() {
    #expect(shown("json([\"raw\": Data([1, 2, 3])])") == [#"{"raw":"AQID"}"#])
    #expect(
      shown("json([\"at\": URL(string: \"https://sea.org/a\")!])") == [#"{"at":"https:\/\/sea.org\/a"}"#])
  }
}
