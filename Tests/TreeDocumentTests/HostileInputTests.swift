import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

/// Sizes are bounded, and over a bound is a clear error, at once (design 8).
@Suite("Hostile inputs are errors")
struct HostileInputTests {
  private let deep = 100_000

  @Test("JSON nested deeper than 512 levels")
  func deepJSON() {
    let text = "{\"root\": " + String(repeating: "[", count: deep)
    #expect(error(text).hasSuffix("nested deeper than 512 levels"))
    let nodes = String(repeating: "{\"children\": [", count: deep)
    #expect(error("{\"root\": " + nodes).hasSuffix("nested deeper than 512 levels"))
  }

  @Test("YAML nested deeper than 512 levels, in flow and in block style")
  func deepYAML() {
    let flow = "root: " + String(repeating: "[", count: deep)
    #expect(error(flow).hasSuffix("nested deeper than 512 levels"))
    let block = "root:\n  " + String(repeating: "- ", count: deep) + "a"
    #expect(error(block).hasSuffix("nested deeper than 512 levels"))
    #expect(error(String(repeating: "? ", count: deep)).contains("error"))
  }

  @Test("512 levels themselves are read")
  func deepest() throws {
    let levels = 254
    let open = String(repeating: "{\"children\": [", count: levels)
    let close = String(repeating: "]}", count: levels)
    var node = try tree("{\"root\": \(open){\"label\": \"deep\"}\(close)}").root
    while let child = node.children.first { node = child }
    #expect(node.properties.label == "deep")
  }

  @Test("Aliases of aliases that would repeat a million values")
  func bomb() {
    var text = "a: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let many = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(many)]\n"
    }
    #expect(error(text).contains("repeat more than 1000000 values"))
    let key = "a: &a [x, x]\nb: {*a: 1}\n"
    #expect(error(key).contains("a field name must be a plain text"))
  }

  @Test("Aliases can't nest deeper than the bound")
  func deepAliases() {
    var text = "a0: &a0 [x]\n"
    for level in 1..<600 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(error(text).contains("nested deeper than 512 levels"))
  }

  @Test("More nodes, bytes or characters than the bounds allow")
  func sizes() {
    var environment = ScreenEnvironment()
    environment.bounds.nodes = 3
    environment.bounds.textLength = 5
    environment.bounds.inputBytes = 200
    func error(_ text: String) -> String {
      do {
        _ = try document(text, environment: environment)
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(error("{\"root\": {\"children\": [{}, {}]}}") == "no error")
    #expect(error("{\"root\": {\"children\": [{}, {}, {}]}}").contains("more than 3 nodes"))
    #expect(error("{\"root\": {\"label\": \"abcdef\"}}").contains("longer than 5 characters"))
    #expect(error(String(repeating: " ", count: 300)).contains("300 bytes"))
  }

  @Test("Long unknown names are cut in the message")
  func longNames() {
    let name = String(repeating: "x", count: 100_000)
    #expect(error("{\"root\": {\"\(name)\": 1}}").utf8.count < 300)
  }

  @Test("A single line of a million values is read once, not once a value")
  func longLine() throws {
    let items = Array(repeating: "{label: é, isElement: true}", count: 20_000)
    let text = "root: {children: [" + items.joined(separator: ", ") + "]}"
    #expect(try tree(text).root.children.count == 20_000)
  }
}
