import Testing

/// Expected as `JSONEncoder` and `URLComponents` of swift-foundation 6.3 write it.
@Suite("Writing JSON and URLs") struct EncodingTests {
  private let declarations = """
    enum Move: Codable { case to(x: Int, y: Int), named(String), stay }
    struct Boat: Codable { var mastHeight: Int; var name = "a" }
    func json(_ value: some Encodable) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try! encoder.encode(value), as: UTF8.self)
    }
    func snake(_ value: some Encodable) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.keyEncodingStrategy = .convertToSnakeCase
      return String(decoding: try! encoder.encode(value), as: UTF8.self)
    }
    func pretty(_ value: some Encodable) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try! encoder.encode(value), as: UTF8.self)
    }
    """

  @Test(
    "An encoder writes cases, keys and lines as it is set",
    arguments: [
      (
        "json([Move.to(x: 1, y: 2), .named(\"t\"), .stay])",
        #"[{"to":{"x":1,"y":2}},{"named":{"_0":"t"}},{"stay":{}}]"#
      ),
      (
        "snake(Boat(mastHeight: 3))",
        #"{"mast_height":3,"name":"a"}"#
      ),
      (
        "pretty(Boat(mastHeight: 3))",
        "{\n  \"mastHeight\" : 3,\n  \"name\" : \"a\"\n}"
      ),
    ])
  func settings(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "What separates the parts of a URL is encoded in them",
    arguments: [
      (
        "var c = URLComponents(string: \"https://a.b:8080/v1\")!; c.queryItems = [URLQueryItem(name: \"q\", value: \"a b&c\")]; return c.url!.absoluteString",
        "https://a.b:8080/v1?q=a%20b%26c"
      ),
      ("URL(string: \"https://a.b/x.tar.gz?q=1\")!.deletingPathExtension().lastPathComponent", "x.tar"),
      (
        "URL(string: \"https://a.b/x\")!.appendingPathComponent(\"y z\").absoluteString",
        "https://a.b/x/y%20z"
      ),
      (
        "URL(string: \"https://a.b/x\")!.appending(queryItems: [URLQueryItem(name: \"k\", value: \"v\")]).absoluteString",
        "https://a.b/x?k=v"
      ),
    ])
  func urls(code: String, expected: String) { #expect(value(code) == expected) }
}
