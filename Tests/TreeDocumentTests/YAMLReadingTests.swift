import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

@Suite("YAML says the same as JSON")
struct YAMLReadingTests {
  @Test("Fields, lists, texts and places")
  func document() throws {
    let text = """
      # A row
      idiom: pad
      root:
        children:
          - label: Über uns   # é before a place
            traits: [button, header]
            isElement: true
            frame: [1, 2.5, 30, 40]
          - {label: "two", hidden: false}
      """
    let tree = try tree(text, file: "screen.yaml")
    #expect(tree.environment.device.idiom == .pad)
    let first = tree.root[0].properties
    #expect(first.label == "Über uns")
    #expect(first.traits == [.button, .header])
    #expect(first.frame == Rect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(tree.root[0].source == SourceLocation(file: "screen.yaml", line: 5, column: 7))
    #expect(tree.root[1].source == SourceLocation(file: "screen.yaml", line: 9, column: 7))
    #expect(tree.root[1].properties.isHidden == false)
  }

  @Test("Plain words are texts as in YAML 1.2: on, no, 08; true, null and numbers are not")
  func scalars() throws {
    let text = """
      root:
        label: on
        value: 08
        hint: ~
        isElement: True
        alpha: .5
        identifier: "true"
      """
    let node = try tree(text).root.properties
    #expect(node.label == "on")
    #expect(node.value == "08")
    #expect(node.hint == nil)
    #expect(node.isElement == true)
    #expect(node.alpha == 0.5)
    #expect(node.identifier == "true")
    #expect(error("root: {alpha: .nan}").contains("wants a number"))
    #expect(error("root: {alpha: .inf}").contains("wants a number"))
    #expect(error("root: {isElement: yes}").contains("wants true or false"))
  }

  @Test("Columns are bytes also after characters of several bytes")
  func columns() {
    #expect(error("root: {label: ééé, lable: x}", file: "a.yml").hasPrefix("a.yml:1:23: error: "))
  }

  @Test("Aliases repeat what their anchor names")
  func aliases() throws {
    let text = """
      root:
        children:
          - &row {label: One, traits: &t [button]}
          - *row
          - {label: Two, traits: *t}
      """
    let root = try tree(text).root
    #expect(root.children.map(\.properties.label) == ["One", "One", "Two"])
    #expect(root[2].properties.traits == .button)
    #expect(root[0].identity != root[1].identity)
  }

  @Test(
    "What is no document is an error with its place",
    arguments: [
      ("root:\n  label: [", "2:11"), ("root:\n\tlabel: a", "2:1"), ("root: *nothing", "1:7"),
      ("root: &a [*a]", "1:11"), ("root: {}\n---\nroot: {}", "2:1"),
      ("? [a]\n: 1", "1:3"), ("root: {label: a, label: b}", "1:18"), ("# nothing", "1:1"),
      ("just words", "1:1"), ("root: \"abc", "1"),
    ])
  func broken(_ text: String, _ place: String) {
    #expect(error(text, file: "a.yaml").hasPrefix("a.yaml:\(place)"), "\(error(text))")
  }

  @Test("Flow style beyond JSON is read where the file name says YAML")
  func flow() throws {
    #expect(try tree("{root: {label: a}}", file: "a.yaml").root.properties.label == "a")
    #expect(error("{root: {label: a}}", file: "a.json").contains("field name in quotes"))
  }
}
