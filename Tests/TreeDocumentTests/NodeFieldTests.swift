import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

/// Contract, section 5: fields, their types, and what an unknown one says.
@Suite("Every field of a UIKit-like node")
struct NodeFieldTests {
  @Test("All fields arrive in the tree")
  func all() throws {
    let text = """
      {"name": "Inbox", "idiom": "pad", "layoutDirection": "rtl", "locale": "ar", "screen": [800, 600],
       "root": {"children": [{"kind": "element", "class": "Cell", "isElement": true, "label": "L",
       "value": "V", "hint": "H", "traits": ["link", "isEditing"], "identifier": "id",
       "language": "de", "frame": [1, 2, 3, 4], "viewFrame": [5, 6, 7, 8],
       "pathBounds": [9, 10, 11, 12], "containerType": "list", "groupsChildren": true,
       "modal": true, "elementsHidden": false, "hidden": false, "alpha": 0.5,
       "clipsToBounds": true, "activationPoint": [3, 4], "customActions": ["One", {"name": "Two"}],
       "customContent": [{"label": "Age", "value": "36", "importance": "high"}],
       "rotors": [{"name": "Links", "results": ["a"]}], "userInputLabels": ["Ell"],
       "respondsToUserInteraction": false, "headingLevel": 2, "expanded": true,
       "cell": {"row": 1, "column": null, "rowSpan": 2, "columnSpan": 3, "grid": [1, 4]},
       "dataTable": {"rows": 2, "columns": 3, "rowHeaders": {"0": ["A"]}, "columnHeaders": {"1": ["B"]}},
       "tabItemCount": 4, "sortPriority": -1.5, "tapHandler": true,
       "accessibilityElements": [{"label": "inside"}], "children": [{"label": "below"}]}]}}
      """
    let tree = try tree(text)
    #expect(tree.name == "Inbox")
    #expect(tree.layoutDirection == .rightToLeft)
    #expect(tree.environment.locale == "ar")
    #expect(tree.environment.device.idiom == .pad)
    #expect(tree.environment.device.screen == Size(width: 800, height: 600))
    let node = tree.root[0].properties
    #expect(node.isElementKind)
    #expect(node.className == "Cell")
    #expect(node.isElement == true)
    #expect([node.label, node.value, node.hint] == ["L", "V", "H"])
    #expect(node.traits == [.link, .isEditing])
    #expect([node.identifier, node.language] == ["id", "de"])
    #expect(node.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.viewFrame == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(node.pathBounds == Rect(x: 9, y: 10, width: 11, height: 12))
    #expect(node.containerType == .list)
    #expect(node.groupsChildren == true && node.isModal == true && node.clipsToBounds == true)
    #expect(node.elementsHidden == false && node.isHidden == false)
    #expect(node.alpha == 0.5)
    #expect(node.activationPoint == Point(x: 3, y: 4))
    #expect(node.customActions.map(\.name) == ["One", "Two"])
    #expect(node.customContent == [.init(label: "Age", value: "36", isImportant: true)])
    #expect(node.rotors == [.init(name: "Links", results: ["a"])])
    #expect(node.userInputLabels == ["Ell"])
    #expect(node.respondsToUserInteraction == false)
    #expect(node.headingLevel == 2)
    #expect(node.isExpanded == true)
    #expect(node.cell == .init(row: 1, rowSpan: 2, columnSpan: 3, grid: [1, 4]))
    #expect(
      node.dataTable
        == .init(rows: 2, columns: 3, rowHeaders: [0: ["A"]], columnHeaders: [1: ["B"]]))
    #expect(node.tabItemCount == 4)
    #expect(node.sortPriority == -1.5)
    #expect(node.tapHandler == true)
    #expect(node.elements?.map(\.properties.label) == ["inside"])
    #expect(tree.root[0].children.map(\.properties.label) == ["below"])
  }

  @Test("null is the same as absent, for every field")
  func null() throws {
    for field in UIKitField.allCases {
      let node = try tree("{\"root\": {\"\(field.rawValue)\": null}}").root
      #expect(node.children.isEmpty && node.properties.elements == nil, "\(field)")
    }
    #expect(try tree("{\"name\": null, \"idiom\": null, \"root\": {}}").name == "screen")
  }

  @Test(
    "An unknown field names itself, its place and the nearest known name",
    arguments: [
      ("{\"root\": {\"lable\": \"a\"}}", "1:11", "'lable'", "'label'"),
      ("{\"root\": {\"accessibilityHint\": \"a\"}}", "1:11", "'accessibilityHint'", "'hint'"),
      ("{\"root\": {\"Traits\": []}}", "1:11", "'Traits'", "'traits'"),
      ("{\"rooot\": {}}", "1:2", "'rooot'", "'root'"),
      ("{\"root\": {\"cell\": {\"rows\": 1}}}", "1:20", "'rows'", "'row'"),
      ("{\"root\": {\"traits\": [\"buton\"]}}", "1:22", "'buton'", "'button'"),
      ("{\"root\": {\"containerType\": \"table\"}}", "1:28", "'table'", "'dataTable'"),
      ("{\"idiom\": \"ipad\", \"root\": {}}", "1:11", "'ipad'", "'pad'"),
      ("{\"root\": {\"rotors\": [{\"name\": \"a\", \"result\": []}]}}", "1:36", "'result'", "'results'"),
    ])
  func unknown(_ text: String, _ place: String, _ name: String, _ nearest: String) {
    let message = error(text)
    #expect(message.hasPrefix("screen.json:\(place): error: "), "\(message)")
    #expect(message.contains(name) && message.hasSuffix("did you mean \(nearest)?"), "\(message)")
  }

  @Test(
    "Wrong types and values out of range are errors that name the field",
    arguments: [
      ("\"label\": 5", "'label' wants a text, not a number: write \"5\" in quotes"),
      ("\"isElement\": \"yes\"", "'isElement' wants true or false, not a text"),
      ("\"frame\": [1, 2, 3]", "'frame' wants [x, y, width, height], not 3 values"),
      ("\"frame\": [1, 2, 3, \"4\"]", "'frame' wants a number, not a text"),
      ("\"frame\": [1, 2, -3, 4]", "'frame' wants a width and a height of at least 0"),
      ("\"frame\": {}", "'frame' wants [x, y, width, height], not an object"),
      ("\"alpha\": 2", "'alpha' wants a number from 0 to 1"),
      ("\"headingLevel\": 7", "'headingLevel' wants a whole number from 0 to 6, not 7"),
      ("\"headingLevel\": 1.5", "'headingLevel' wants a whole number"),
      ("\"children\": {}", "'children' wants a list of nodes, not an object"),
      ("\"children\": [3]", "a node is an object, not a number"),
      ("\"traits\": \"button\"", "'traits' wants a list of traits, not a text"),
      ("\"customActions\": [{}]", "a custom action wants the field 'name'"),
      ("\"cell\": {\"row\": -1}", "'row' wants a whole number from 0"),
      ("\"dataTable\": {\"rowHeaders\": {\"x\": []}}", "goes by the number of a row or column"),
      ("\"view\": \"Text\", \"label\": \"a\"", "unknown field 'label' in a Text"),
    ])
  func wrong(_ field: String, _ message: String) {
    let found = error("{\"root\": {\(field)}}")
    #expect(found.contains(message), "\(found)")
  }

  @Test("A document wants a root")
  func root() {
    #expect(error("{}").contains("wants the field 'root'"))
    #expect(error("[]").contains("an object with the field 'root'"))
    #expect(error("{\"root\": null}").contains("wants the field 'root'"))
  }

  @Test("The screen has the file's name where the document gives none")
  func name() throws {
    #expect(try tree("{\"root\": {}}", file: "screens/Inbox.v2.json").name == "Inbox.v2")
    #expect(try tree("{\"root\": {}}", file: "-").name == "screen")
  }

  @Test("Identities differ between siblings, elements and levels, and are the same every time")
  func identities() throws {
    let text = """
      {"root": {"children": [{"children": [{}]}, {"accessibilityElements": [{}, {}]}]}}
      """
    let (first, second) = (try tree(text).root, try tree(text).root)
    var seen: [Identity] = []
    func visit(_ node: ViewNode) {
      seen.append(node.identity)
      (node.children + (node.properties.elements ?? [])).forEach(visit)
    }
    visit(first)
    let once = seen
    #expect(Set(once).count == 6)
    seen = []
    visit(second)
    #expect(seen == once)
  }

  @Test("A tree document is recognised by its root, however it is written")
  func recognition() {
    func looks(_ text: String) -> Bool { TreeDocument.looksLike(Array(text.utf8)) }
    #expect(looks("{\"name\": {\"a\": [\"x\\\"\"]}, \"root\" : {}}"))
    #expect(looks("# screen\nidiom: phone\nroot:\n  label: a\n"))
    #expect(looks("\"root\": {}"))
    #expect(looks("{\"root\": {,}"))
    #expect(!looks("{\"elements\": [{\"root\": {}}]}"))
    #expect(!looks("[{\"root\": 1}]"))
    #expect(!looks("appId: x\n---\n- tapOn: root: a\n"))
    #expect(!looks(""))
  }
}
