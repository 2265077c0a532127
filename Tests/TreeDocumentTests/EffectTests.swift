import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

/// `effects` make a written tree live (contract, section 5).
@Suite("Effects of a written tree")
struct EffectTests {
  private let inbox = """
    name: Inbox
    root:
      children:
        - {identifier: title, label: Inbox, traits: [header]}
        - label: Archive
          identifier: archive
          traits: [button]
          customActions: [Flag, {name: Move, effects: [{output: moved}]}]
          effects:
            activate:
              - set: {id: title, property: label, value: Archived}
              - set: {id: archive, property: traits, value: [button, notEnabled]}
              - set: {id: archive, property: hint, value: null}
              - announce: Done
                priority: high
              - output: archived
            Flag: [{announce: Flagged}]
            escape: [{dismiss: true}]
        - label: Open
          accessibilityElements:
            - {label: inside, identifier: inside, effects: {activate: [{show: detail}]}}
        - label: Volume
          value: 1
          identifier: volume
          traits: [adjustable]
          effects:
            increment: [{set: {id: volume, property: value, value: "2"}}]
            decrement: [{set: {id: inside, property: label, value: changed}}]
    screens:
      detail:
        name: Detail
        root:
          children:
            - {label: Back, effects: {activate: [{dismiss: true}]}}
    """

  private func opened() throws -> TreeDocument { try document(inbox, file: "inbox.yaml") }

  @Test("activate runs its effects in order and changes the tree")
  func activate() throws {
    var document = try opened()
    let handler = try #require(document.root()[1].properties.onActivate)
    let events = document.run(handler, [])
    #expect(events == [.announcement("Done", priority: .high), .output("archived")])
    #expect(document.root()[0].properties.label == "Archived")
    #expect(document.root()[1].properties.traits == [.button, .notEnabled])
  }

  @Test("A copy kept aside is a point to return to")
  func values() throws {
    var document = try opened()
    let before = document
    let handler = try #require(document.root()[1].properties.onActivate)
    _ = document.run(handler, [])
    var copy = before
    #expect(copy.root()[0].properties.label == "Inbox")
    #expect(document.root()[0].properties.label == "Archived")
  }

  @Test("Actions run theirs by name, in either way of writing")
  func actions() throws {
    var document = try opened()
    let actions = document.root()[1].properties.customActions
    #expect(actions.map(\.name) == ["Flag", "Move"])
    let flag = try #require(actions[0].handler)
    let move = try #require(actions[1].handler)
    #expect(document.run(flag, []) == [.announcement("Flagged", priority: .default)])
    #expect(document.run(move, []) == [.output("moved")])
  }

  @Test("increment and decrement; set reaches into accessibilityElements")
  func adjust() throws {
    var document = try opened()
    let volume = document.root()[3].properties
    #expect(volume.value == "1")
    #expect(document.run(try #require(volume.onIncrement), []).isEmpty)
    #expect(document.root()[3].properties.value == "2")
    #expect(document.run(try #require(volume.onDecrement), []).isEmpty)
    #expect(document.root()[2].properties.elements?[0].properties.label == "changed")
  }

  @Test("show puts another screen on top, dismiss takes it away, and both say so")
  func screens() throws {
    var document = try opened()
    let open = try #require(
      document.root()[2].properties.elements?[0].properties.onActivate)
    let first = document.root().identity
    #expect(document.run(open, []) == [.screenChanged])
    #expect(document.tree(InterfaceState()).name == "Detail")
    #expect(document.root().identity != first)
    let back = try #require(document.root()[0].properties.onActivate)
    #expect(document.run(back, []) == [.screenChanged])
    #expect(document.tree(InterfaceState()).name == "Inbox")
    #expect(document.run(back, []) == [.failed])
  }

  @Test("A UISwitch turns over by itself, then runs its effects")
  func uiSwitch() throws {
    let text = """
      {"root": {"children": [
        {"class": "UISwitch", "label": "Alerts", "value": "0",
         "effects": {"activate": [{"output": "toggled"}]}},
        {"class": "UISwitch", "label": "Sound"}]}}
      """
    var document = try document(text)
    let first = try #require(document.root()[0].properties.onActivate)
    #expect(document.run(first, []) == [.output("toggled")])
    #expect(document.root()[0].properties.value == "1")
    _ = document.run(first, [])
    #expect(document.root()[0].properties.value == "0")
    let second = try #require(document.root()[1].properties.onActivate)
    #expect(document.run(second, []).isEmpty)
    #expect(document.root()[1].properties.value == "1")
  }

  @Test("What is typed into a text field is its value")
  func textField() throws {
    var document = try document("{\"root\": {\"class\": \"UITextField\", \"value\": \"Name\"}}")
    let edit = try #require(document.root().properties.onEdit)
    #expect(document.run(edit, [.string("Ada")]).isEmpty)
    #expect(document.root().properties.value == "Ada")
  }

  @Test(
    "What an effect can't do is found while reading",
    arguments: [
      (
        "{activate: [{set: {id: b, property: label, value: x}}]}",
        "no node has the identifier 'b'; did you mean 'a'?"
      ),
      (
        "{activate: [{set: {id: a, property: lable, value: x}}]}",
        "'lable' is not a value of 'property'; did you mean 'label'?"
      ),
      ("{activate: [{set: {id: a, property: alpha, value: x}}]}", "'alpha' wants a number"),
      (
        "{activate: [{set: {id: a, property: children, value: []}}]}",
        "'children' is not a value of 'property'"
      ),
      ("{activate: [{set: {id: a, value: x}}]}", "'set' wants id, property and value"),
      ("{activate: [{show: detial}]}", "no screen has the name 'detial'; did you mean 'detail'?"),
      ("{activate: [{dismiss: false}]}", "'dismiss' is true or absent"),
      ("{activate: [{output: a, announce: b}]}", "an effect does one thing"),
      ("{activate: [{output: a, priority: high}]}", "only 'announce' has a priority"),
      ("{activate: [{}]}", "an effect wants one of"),
      ("{activate: [{say: a}]}", "unknown field 'say' in an effect"),
      ("{activate: {output: a}}", "'effects' wants a list"),
      (
        "{activte: []}",
        "'activte', which is neither a trigger nor a custom action of the node; did you mean 'activate'?"
      ),
      ("{Delete: []}", "'Delete', which is neither"),
    ])
  func wrong(_ effects: String, _ message: String) {
    let text = "root: {identifier: a, effects: \(effects)}\nscreens: {detail: {root: {}}}"
    #expect(error(text).contains(message), "\(error(text))")
  }

  @Test("A handler that is not the document's does nothing")
  func foreign() throws {
    var document = try opened()
    #expect(document.run(Handler(3), []) == [.failed])
  }
}
