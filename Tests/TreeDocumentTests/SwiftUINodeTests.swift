import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

/// A SwiftUI-like node has the shape that the same view in Swift source has.
@Suite("SwiftUI-like nodes")
struct SwiftUINodeTests {
  private func node(_ text: String) throws -> ViewNode {
    try tree("root: " + text, file: "a.yaml").root
  }

  @Test("A text stands for a Text, alone and among children")
  func texts() throws {
    let root = try node("{view: VStack, spacing: 8, children: [Hello, {view: Text, text: World}]}")
    #expect(root.name == "VStack")
    #expect(root.argument("spacing")?.double == 8)
    #expect(root.children.map(\.name) == ["Text", "Text"])
    #expect(root.children.map { $0.unlabeled()?.string } == ["Hello", "World"])
    #expect(root[0].identity != root[1].identity)
  }

  @Test("A title is a text without label, or views under SwiftUI's label")
  func titles() throws {
    for name in ["title", "text", "label", "_"] {
      let button = try node("{view: Button, \(name): Save, role: .destructive}")
      #expect(button.unlabeled()?.string == "Save")
      #expect(button.argument("role")?.symbol == "destructive")
    }
    let views = try node("{view: Toggle, label: [{view: Image, systemName: star}, Star], isOn: true}")
    #expect(views.views("label").map(\.name) == ["Image", "Text"])
    #expect(views.argument("isOn")?.bool == true)
    let label = try node("{view: Label, title: [Star], systemImage: star}")
    #expect(label.views("title").count == 1)
    #expect(label.argument("systemImage")?.string == "star")
    let section = try node("{view: Section, header: Fruits, footer: End, children: [Apple]}")
    #expect(section.unlabeled()?.string == "Fruits")
    #expect(section.views("footer").first?.unlabeled()?.string == "End")
  }

  @Test("Ranges, numbers and dates")
  func values() throws {
    let slider = try node("{view: Slider, title: Speed, value: 1.5, in: [0, 3], step: 1}")
    guard case .range(0, 3, true)? = slider.argument("in") else {
      Issue.record("no range")
      return
    }
    #expect(slider.argument("value")?.double == 1.5)
    let picker = try node("{view: DatePicker, title: Day, selection: 2026-01-15T09:41}")
    guard case .date(ScreenEnvironment.defaultNow)? = picker.argument("selection")?.current else {
      Issue.record("no date")
      return
    }
    #expect(error("root: {view: DatePicker, selection: soon}").contains("wants a date such as"))
    #expect(error("root: {view: Slider, in: [3, 0]}").contains("the lower end first"))
  }

  @Test("What a control sets is kept in the document; then its effects run")
  func bindings() throws {
    let text = """
      root:
        view: Form
        children:
          - {view: Toggle, title: On, isOn: true, effects: {activate: [{output: toggled}]}}
          - {view: Stepper, title: Count, value: 2}
          - {view: TextField, title: Name, text: ""}
          - {view: Picker, title: Sort, selection: name, children: [{view: Text, text: Name, modifiers: [{tag: name}]}]}
      """
    var document = try document(text)
    let root = document.root()
    let toggle = try #require(root[0].argument("isOn")?.setter)
    #expect(document.run(toggle, [.bool(false)]) == [.output("toggled")])
    #expect(document.root()[0].argument("isOn")?.bool == false)
    _ = document.run(try #require(root[1].argument("value")?.setter), [.double(3)])
    #expect(document.root()[1].argument("value")?.int == 3)
    _ = document.run(try #require(root[2].argument("text")?.setter), [.string("Ada")])
    #expect(document.root()[2].argument("text")?.string == "Ada")
    _ = document.run(try #require(root[3].argument("selection")?.setter), [.string("date")])
    #expect(document.root()[3].argument("selection")?.string == "date")
    #expect(root[3][0].modifier("tag")?.unlabeled()?.string == "name")
  }

  @Test("Modifiers keep their order and take their arguments in short or by label")
  func modifiers() throws {
    let text = """
      root:
        view: Text
        text: Ada
        modifiers:
          - padding
          - accessibilityHidden
          - accessibilityLabel: Ada Lovelace
          - accessibilityAddTraits: [header, isButton]
          - accessibilityRemoveTraits: isStaticText
          - accessibilityCustomContent: {value: "36", label: Age, importance: high}
          - accessibilityElement: combine
          - accessibilitySortPriority: 2
          - accessibilityInputLabels: [Ada, Countess]
          - accessibilityAction: escape
          - overlay: {view: Circle}
          - background: red
          - frame: {maxWidth: infinity, alignment: leading}
          - disabled: null
          - environment: {key: layoutDirection, value: rightToLeft}
      """
    let node = try tree(text).root
    #expect(
      node.modifiers.map(\.name) == [
        "padding", "accessibilityHidden", "accessibilityLabel", "accessibilityAddTraits",
        "accessibilityRemoveTraits", "accessibilityCustomContent", "accessibilityElement",
        "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityAction", "overlay",
        "background", "frame", "disabled", "environment",
      ])
    #expect(node.modifier("accessibilityHidden")?.unlabeled()?.bool == true)
    #expect(node.modifier("accessibilityLabel")?.unlabeled()?.string == "Ada Lovelace")
    #expect(node.modifier("accessibilityAddTraits")?.unlabeled()?.symbols == ["isHeader", "isButton"])
    #expect(node.modifier("accessibilityRemoveTraits")?.unlabeled()?.symbols == ["isStaticText"])
    let content = try #require(node.modifier("accessibilityCustomContent"))
    #expect(content.unlabeled(0)?.string == "Age")
    #expect(content.unlabeled(1)?.string == "36")
    #expect(content.argument("importance")?.symbol == "high")
    #expect(node.modifier("accessibilityElement")?.argument("children")?.symbol == "combine")
    #expect(node.modifier("accessibilitySortPriority")?.unlabeled()?.double == 2)
    #expect(node.modifier("accessibilityAction")?.unlabeled()?.symbol == "escape")
    #expect(node.modifier("overlay")?.unlabeled()?.views?.first?.name == "Circle")
    #expect(node.modifier("background")?.unlabeled()?.symbol == "red")
    #expect(node.modifier("frame")?.argument("maxWidth")?.double == .infinity)
    #expect(node.modifier("disabled")?.unlabeled()?.bool == true)
    #expect(node.modifier("environment")?.unlabeled(1)?.symbol == "rightToLeft")
  }

  @Test("Effects become what the source would say: a button's action, a tap, named actions")
  func effects() throws {
    let text = """
      root:
        view: VStack
        children:
          - {view: Button, title: Save, effects: {activate: [{output: saved}]}}
          - {view: Text, text: Row, effects: {activate: [{output: tapped}], Delete: [{output: gone}], escape: [{output: out}]}}
          - view: Text
            text: Volume
            effects: {increment: [{output: up}], decrement: [{output: down}]}
            modifiers: [{accessibilityIdentifier: volume}]
      """
    var document = try document(text)
    let root = document.root()
    let save = try #require(root[0].argument("action")?.handler)
    #expect(document.run(save, []) == [.output("saved")])
    let tap = try #require(root[1].modifier("onTapGesture")?.argument("action")?.handler)
    #expect(document.run(tap, []) == [.output("tapped")])
    let actions = root[1].modifiers.filter { $0.name == "accessibilityAction" }
    #expect(actions.compactMap { $0.argument("named")?.string } == ["Delete"])
    #expect(actions.compactMap { $0.unlabeled()?.symbol } == ["escape"])
    let adjust = try #require(
      root[2].modifier("accessibilityAdjustableAction")?.argument("handler")?.handler)
    #expect(document.run(adjust, [.symbol("increment")]) == [.output("up")])
    #expect(document.run(adjust, [.symbol("decrement")]) == [.output("down")])
  }

  @Test("set changes an argument or a modifier of the node with the identifier")
  func set() throws {
    let text = """
      root:
        view: VStack
        children:
          - {view: Toggle, title: On, isOn: true, modifiers: [{accessibilityIdentifier: on}, {accessibilityHint: Old}]}
          - view: Button
            title: Go
            effects:
              activate:
                - set: {id: on, property: isOn, value: false}
                - set: {id: on, property: title, value: Off}
                - set: {id: on, property: accessibilityHint, value: New}
      """
    var document = try document(text)
    _ = document.run(try #require(document.root()[1].argument("action")?.handler), [])
    let toggle = document.root()[0]
    #expect(toggle.argument("isOn")?.bool == false)
    #expect(toggle.argument("isOn")?.setter != nil)
    #expect(toggle.unlabeled()?.string == "Off")
    #expect(toggle.modifier("accessibilityHint")?.unlabeled()?.string == "New")
    let wrong = text.split(separator: "property: isOn").joined(separator: "property: isOff")
    #expect(error(wrong).contains("no property 'isOff' that could be set; did you mean 'isOn'?"))
  }

  @Test("The destination of a link is there while it is pushed, a sheet's content while presented")
  func deferred() throws {
    let text = """
      root:
        view: NavigationStack
        children:
          - {view: NavigationLink, title: Next, destination: [Detail]}
          - view: Text
            text: Home
            modifiers: [{sheet: {isPresented: false, content: [Sheet]}}, {accessibilityIdentifier: home}]
          - {view: Button, title: Open, effects: {activate: [{set: {id: home, property: isPresented, value: true}}]}}
          - {view: Button, title: Close, effects: {activate: [{dismiss: true}]}}
      """
    var document = try document(text)
    #expect(document.root()[0].argument("destination") == nil)
    var interface = InterfaceState()
    interface.pushed = [document.root()[0].identity]
    #expect(document.root(interface)[0].views("destination").count == 1)
    #expect(document.root()[1].modifier("sheet")?.argument("content") == nil)
    let close = try #require(document.root()[3].argument("action")?.handler)
    _ = document.run(try #require(document.root()[2].argument("action")?.handler), [])
    #expect(document.root()[1].modifier("sheet")?.views("content").count == 1)
    #expect(document.run(close, []) == [.screenChanged])
    #expect(document.root()[1].modifier("sheet")?.argument("content") == nil)
    _ = document.root(interface)
    #expect(document.run(close, []) == [.interface(.pop(interface.pushed[0]))])
  }

  @Test(
    "Unknown views, arguments and modifiers name the nearest",
    arguments: [
      ("{view: Txt}", "1:14", "unknown view 'Txt'; did you mean 'Text'?"),
      ("{view: Button, titel: a}", "1:22", "unknown field 'titel' in a Button; did you mean 'title'?"),
      (
        "{view: Text, modifiers: [{accesibilityLabel: a}]}", "1:33",
        "unknown modifier 'accesibilityLabel'; did you mean 'accessibilityLabel'?"
      ),
      (
        "{view: Text, modifiers: [{accessibilityAction: {name: a}}]}", "1:55",
        "unknown field 'name' in the modifier accessibilityAction; did you mean 'named'?"
      ),
      (
        "{view: Text, modifiers: [{accessibilityAddTraits: isHeding}]}", "1:57",
        "'isHeding' is not a value of 'traits'; did you mean 'isHeader'?"
      ),
      ("{view: Text, children: [a]}", "1:20", "unknown field 'children' in a Text"),
      ("{view: VStack, children: [{label: a}]}", "1:33", "wants the field 'view'"),
      ("{view: Text, modifiers: [{bold: null, italic: null}]}", "1:32", "one field, its name"),
      ("{children: [{view: Text}]}", "1:20", "cannot stand in a UIKit-like tree"),
    ])
  func unknown(_ node: String, _ place: String, _ message: String) {
    let found = error("root: " + node, file: "a.yaml")
    #expect(found.contains(message), "\(found)")
    #expect(found.hasPrefix("a.yaml:\(place):"), "\(found)")
  }
}
