import Testing

@Suite("JSON") struct DecodingTests {
  private let tides = """
    struct Tide: Codable, Identifiable { let id: Int; var name: String; var metres: Double?; var kind = Kind.low
      enum Kind: String, Codable { case high, low }
      enum CodingKeys: String, CodingKey { case id, name = "label", metres, kind } }
    struct Port: Decodable { let name: String; let depth: Int
      enum Keys: String, CodingKey { case name, soundings }
      enum Inner: String, CodingKey { case least }
      init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: Keys.self)
        name = try box.decode(String.self, forKey: .name)
        let inner = try box.nestedContainer(keyedBy: Inner.self, forKey: .soundings)
        depth = try inner.decodeIfPresent(Int.self, forKey: .least) ?? 0 } }
    struct Buoy: Codable { let lightColour: String; let seenAt: Date }
    func read<T: Decodable>(_ text: String) throws -> T {
      try JSONDecoder().decode(T.self, from: Data(text.utf8)) }
    """

  @Test(
    "Decoded as Foundation does: keys by CodingKeys, optionals that are missing, own initialisers",
    arguments: [
      (
        #"let t = try JSONDecoder().decode(Tide.self, from: "{\"id\":1,\"label\":\"Dawn\",\"kind\":\"high\"}".data(using: .utf8)!); return "\(t.id) \(t.name) \(t.metres == nil) \(t.kind)""#,
        "1 Dawn true high"
      ),
      (
        #"let ts: [Tide] = try read("[{\"id\":1,\"label\":\"A\",\"kind\":\"low\",\"metres\":2}]"); return ts.map { "\($0.name) \($0.metres ?? 0)" }"#,
        #"["A 2.0"]"#
      ),
      (
        #"let p: Port = try read("{\"name\":\"Mole\",\"soundings\":{\"least\":7}}"); return "\(p.name) \(p.depth)""#,
        "Mole 7"
      ),
      (
        #"let p: Port = try read("{\"name\":\"Mole\",\"soundings\":{}}"); return p.depth"#, "0"
      ),
      (
        #"let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; d.dateDecodingStrategy = .secondsSince1970; let b = try d.decode(Buoy.self, from: Data("{\"light_colour\":\"red\",\"seen_at\":60}".utf8)); return "\(b.lightColour) \(b.seenAt.timeIntervalSince1970)""#,
        "red 60.0"
      ),
      (
        #"let p: [String: Port] = try read("{\"m\":{\"name\":\"Mole\",\"soundings\":{}}}"); return p["m"]!.name"#,
        "Mole"
      ),
      (#"let t: Tide? = try? read("{\"id\":\"one\"}"); return t == nil"#, "true"),
      (#"do { let _: Tide = try read("{"); return "no" } catch { return "thrown" }"#, "thrown"),
      (
        #"let b = Tide(id: 4, name: "N", metres: 1.5); let again = try JSONDecoder().decode(Tide.self, from: JSONEncoder().encode(b)); return "\(again.id) \(again.name) \(again.metres ?? 0) \(again.kind)""#,
        "4 N 1.5 low"
      ),
    ])
  func decoding(body: String, expected: String) {
    #expect(Evaluation(body, declarations: tides).text == expected)
  }

  @Test(
    "Regular expressions, by option and by NSRegularExpression",
    arguments: [
      (#""a1b22".replacingOccurrences(of: "[0-9]+", with: "-", options: .regularExpression)"#, "a-b-"),
      (
        #""2024-05".replacingOccurrences(of: "(\\d+)-(\\d+)", with: "$2/$1", options: .regularExpression)"#,
        "05/2024"
      ),
      (
        #""a1b22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression)"#, "a<1>b<22>"
      ),
      // A group that the pattern doesn't have is empty.
      (#""1.234".replacingOccurrences(of: "[.]+", with: "$1", options: .regularExpression)"#, "1234"),
      (#""ab".replacingOccurrences(of: "(a)", with: "$10", options: .regularExpression)"#, "a0b"),
      (#""5".replacingOccurrences(of: "5", with: "\\$0", options: .regularExpression)"#, "$0"),
      (#""quay 7".range(of: "[0-9]", options: .regularExpression) != nil"#, "true"),
      (#""quay".range(of: "[0-9]", options: .regularExpression) == nil"#, "true"),
      (
        #"try NSRegularExpression(pattern: "o").numberOfMatches(in: "bow oar", range: NSRange(location: 0, length: 7))"#,
        "2"
      ),
    ])
  func expressions(body: String, expected: String) {
    #expect(Evaluation(body).text == expected)
  }

  @Test(
    "A type's literal called without anything is an empty collection",
    arguments: [
      ("let xs = [Int](); return xs.count", "0"), ("let d = [String.Index: Int](); return d.isEmpty", "true"),
    ])
  func emptyCollections(body: String, expected: String) {
    #expect(Evaluation(body).text == expected)
  }

  @Test("A subscript that an app adds to String leaves the library's own alone")
  func subscripts() {
    let added =
      "extension String { subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] } }"
    #expect(Evaluation(#""tide"[2]"#, declarations: added).text == "d")
  }

  @Test("As Foundation takes it, a comma may stand behind the last value, and a range is its two bounds")
  func lenient() {
    let declared = "struct Hike: Codable { let name: String; let heights: Range<Double> }"
    #expect(
      Evaluation(
        #"""
        let text = "[{\"name\": \"Cliff\", \"heights\": [1.5, 9],},]"
        let hikes = try JSONDecoder().decode([Hike].self, from: Data(text.utf8))
        return "\(hikes[0].name) \(hikes[0].heights.lowerBound) \(hikes[0].heights.upperBound)"
        """#, declarations: declared
      ).text == "Cliff 1.5 9.0")
  }

  @Test("A container names the keys that it has, as far as the type of its keys knows them")
  func allKeys() {
    let declared = """
      struct Log: Decodable { let known: [String]; let all: [String]
        enum Known: String, CodingKey { case name, depth = "metres" }
        struct Other: CodingKey { var stringValue: String; var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil } }
        init(from decoder: Decoder) throws {
          known = try decoder.container(keyedBy: Known.self).allKeys.map(\\.rawValue)
          all = try decoder.container(keyedBy: Other.self).allKeys.map(\\.stringValue).sorted() } }
      """
    #expect(
      Evaluation(
        #"""
        let text = "{\"metres\": 3, \"berth\": 1}"
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        return "\(log.known) \(log.all)"
        """#, declarations: declared
      ).text == #"["metres"] ["berth", "metres"]"#)
  }

  @Test("A decoder of the app's own decodes as it sets itself up")
  func ownDecoder() {
    let code = """
      class Ledger: JSONDecoder, @unchecked Sendable {
        override init() {
          super.init()
          keyDecodingStrategy = .convertFromSnakeCase
          dateDecodingStrategy = .secondsSince1970
        }
      }
      struct Sale: Decodable { let stallName: String; let day: Date }
      """
    let sale = value(
      """
      let data = Data(#"{"stall_name": "Plums", "day": 60}"#.utf8)
      let sale = try! Ledger().decode(Sale.self, from: data)
      return "\\(sale.stallName) \\(sale.day.timeIntervalSince1970)"
      """, with: code)
    #expect(sale == "Plums 60.0")
  }
}
