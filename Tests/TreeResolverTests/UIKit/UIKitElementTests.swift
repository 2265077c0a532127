import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("What a UIKit-like element reports and does")
struct UIKitElementTests {
  private func element(_ node: ViewNode, interface: InterfaceState = InterfaceState()) throws
    -> AccessibilityElement
  {
    try #require(resolve(node, interface: interface).tree.elements.first)
  }

  /// The handlers that commands run, by the texts in them.
  private func ran(_ commands: [Command]) -> [String] {
    commands.compactMap { command in
      if case .run(let handler, _) = command { return handler.payload as? String }
      return nil
    }
  }

  @Test(
    "The activation point is the frame's centre, or the path's where the frame is empty (spec announcements.md 4.5)"
  )
  func activationPoint() throws {
    #expect(try element(leaf("a", 10, 20)).activationPoint == Point(x: 15, y: 25))
    let path = leaf("a", 0, 0) {
      $0.frame = .zero
      $0.viewFrame = Rect(x: 0, y: 0, width: 9, height: 9)
      $0.pathBounds = Rect(x: 100, y: 100, width: 20, height: 20)
    }
    #expect(try element(path).activationPoint == Point(x: 110, y: 110))
    let given = leaf("a", 0, 0) { $0.activationPoint = Point(x: 1, y: 2) }
    #expect(try element(given).activationPoint == Point(x: 1, y: 2))
    let slider = uikit("Speed", at: Rect(x: 0, y: 0, width: 200, height: 20)) {
      $0.className = "UISlider"
      $0.value = "75%"
    }
    #expect(try element(slider).activationPoint == Point(x: 150, y: 10))
    #expect(try element(uikit("a")).activationPoint == nil)
  }

  @Test("Custom actions, activation and adjustment run their handlers (spec announcements.md 1)")
  func actions() throws {
    let node = leaf("a", 0, 0) {
      $0.traits = .adjustable
      $0.onActivate = Handler("activate")
      $0.onIncrement = Handler("up")
      $0.onDecrement = Handler("down")
      $0.customActions = [.init(name: "Flag", handler: Handler("flag")), .init(name: "Move")]
    }
    let element = try element(node)
    #expect(ran(element.defaultAction?.commands ?? []) == ["activate"])
    #expect(ran([element.increment, element.decrement].compactMap { $0 }) == ["up", "down"])
    #expect(element.actions.map(\.name) == ["Flag", "Move"])
    #expect(ran(element.actions[0].commands) == ["flag"])
    #expect(element.actions[1].commands.isEmpty)
  }

  @Test(
    "Increments reach adjustable elements alone; a dimmed element takes no activation (assumed from UIKit's documentation)"
  )
  func denied() throws {
    let node = leaf("a", 0, 0) {
      $0.traits = .notEnabled
      $0.onIncrement = Handler("up")
      $0.onActivate = Handler("activate")
    }
    let element = try element(node)
    #expect(element.increment == nil)
    #expect(element.defaultAction?.commands.isEmpty == true)
  }

  @Test(
    "Taps, escapes and magic taps go up the responder chain (Apple, accessibilityPerformMagicTap and its kin)"
  )
  func chain() throws {
    let node = uikit(children: [
      leaf("a", 0, 0), leaf("b", 0, 20) { $0.onEscape = Handler("own") },
    ]) {
      $0.onActivate = Handler("row")
      $0.onEscape = Handler("leave")
      $0.onMagicTap = Handler("play")
    }
    let elements = resolve(node).tree.elements
    #expect(ran(elements[0].defaultAction?.commands ?? []) == ["row"])
    #expect(ran(elements.compactMap(\.escape)) == ["leave", "own"])
    #expect(ran(elements.compactMap(\.magicTap)) == ["play", "play"])
  }

  @Test("A text field is edited by a double tap, and says so while it is (mag-textfield-editing, recorded)")
  func textField() throws {
    let node = leaf("Name", 0, 0) {
      $0.traits = .textEntry
      $0.value = "Ada"
      $0.onEdit = Handler("edit")
    }
    let idle = try element(node)
    #expect(idle.textEntry?.text == "Ada")
    guard case .interface(.beginEditing(let field))? = idle.defaultAction?.commands.first else {
      Issue.record("no editing")
      return
    }
    var interface = InterfaceState()
    interface.editing = field
    interface.insertionPoint = 9
    let edited = try element(node, interface: interface)
    #expect(edited.traits == [.textEntry, .isEditing])
    #expect(edited.textEntry?.insertionPoint == 3)
  }

  @Test("Content, rotors, input labels and the rest are reported as given (spec announcements.md 1)")
  func properties() throws {
    let node = leaf("a", 0, 0) {
      $0.value = "1"
      $0.hint = "h"
      $0.customContent = [.init(label: "Age", value: "36", isImportant: true)]
      $0.rotors = [.init(name: "Names", results: ["a", "x"])]
      $0.userInputLabels = ["Ay"]
      $0.identifier = "id"
      $0.language = "de"
      $0.headingLevel = 2
      $0.isExpanded = false
      $0.respondsToUserInteraction = true
    }
    let element = try element(node)
    #expect([element.value?.string, element.hint?.string] == ["1", "h"])
    #expect(element.customContent == [.init(label: "Age", value: "36", importance: .high)])
    #expect(element.rotors.map(\.name) == ["Names"])
    #expect(element.rotors[0].entries.map(\.label) == ["a", "x"])
    // A result that is on the screen leads there.
    #expect(element.rotors[0].entries.map(\.target) == [element.identity, nil])
    #expect(element.inputLabels == ["Ay"])
    #expect([element.identifier, element.language] == ["id", "de"])
    #expect(element.headingLevel == 2)
    #expect(element.isExpanded == false)
    #expect(element.respondsToUserInteraction == true)
  }

  @Test("Every property tells where it came from (contract 1, --explain)")
  func origins() throws {
    let node = uikit("Save", at: Rect(x: 0, y: 0, width: 9, height: 9)) {
      $0.className = "UIButton"
    }
    let element = try element(node)
    let origins = Dictionary(
      uniqueKeysWithValues: element.origins.map { ($0.property, $0.standing) })
    #expect(origins == [.label: .given, .traits: .derived, .activationPoint: .derived, .frame: .given])
  }
}
