import EarshotViewTree
import EarshotVocabulary

/// A node of an automation tree, whatever tool wrote it: the readers' common ground.
///
/// Test tools see the automation tree, not VoiceOver's list: it holds the children of elements,
/// covered screens, scroll bars, the status bar (spec formats.md 0).
struct CapturedNode {
  /// The tool's name of the type without prefix: `Button`, `Other`, `CheckBox`.
  var type: String
  var typeRow: ElementType
  var label: String?
  var value: String?
  var placeholder: String?
  var hint: String?
  var identifier: String?
  /// nil: the capture does not say.
  var traits: Traits?
  var frame: Rect?
  var actions: [String] = []
  var isEnabled = true
  var isSelected = false
  var isExpanded: Bool?
  /// nil: the capture does not say.
  var isVisible: Bool?
  /// The tool's own word on whether VoiceOver stops here.
  var isAccessible: Bool?
  var isHidden = false
  var isModal = false
  var extras: [ExtraField] = []
  var origins: [FieldOrigin] = []
  var location: SourceLocation
  var depth = 0
  /// The index after the node and all that is inside it.
  var end = 0

  init(type: String, location: SourceLocation) {
    self.type = type
    self.typeRow = ElementType.named(type)
    self.location = location
  }

  var kind: ElementType.Kind { typeRow.kind }

  /// Whether there is anything to say; a placeholder is spoken as the value.
  var saysSomething: Bool { hasText(label) || hasText(spokenValue) }

  var hasLabel: Bool { hasText(label) }

  private func hasText(_ text: String?) -> Bool { text?.isEmpty == false }

  /// The value as iOS speaks it (spec formats.md 2.4).
  var spokenValue: String? {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    switch type {
    case "StaticText": return value == label ? nil : value
    case "Button", "RadioButton", "Tab", "Cell":
      // A lone 1 on a button says that it is selected.
      return value == "1" || value == label ? nil : value
    default: break
    }
    guard typeRow.isTextInput else { return value }
    // Newer systems give the placeholder as the label too; it is said once.
    let text = value ?? placeholder.flatMap { $0.isEmpty ? nil : $0 }
    return text == label ? nil : text
  }

  /// Whether the value only says that the button is selected.
  var isSelectedByValue: Bool {
    value == "1" && ["Button", "RadioButton", "Tab"].contains(type)
  }
}

/// A whole capture as a list of its nodes, outer ones first.
struct CapturedNodes {
  enum Shape {
    /// What XCUITest sees: wrappers, covered screens, parts of elements.
    case automation
    /// What an assistive technology is given: a leaf is a stop.
    case assistive
    /// The stops in order, without nesting.
    case flat
  }

  var shape: Shape
  var nodes: [CapturedNode] = []
  var notices: [Notice] = []
  /// The screen's name where the capture gives one: the app's.
  var name: String?
  var screen: Size?
  /// Whether the capture says of each node if VoiceOver stops there.
  var tellsStops: Bool { nodes.contains { $0.isAccessible != nil } }

  init(_ shape: Shape) { self.shape = shape }

  private var open: [Int] = []

  /// Adds a node inside those that are open.
  mutating func begin(_ node: CapturedNode) {
    var node = node
    node.depth = open.count
    open.append(nodes.count)
    nodes.append(node)
  }

  mutating func end() {
    guard let last = open.popLast() else { return }
    nodes[last].end = nodes.count
  }

  /// Closes what is still open down to a level.
  mutating func end(downTo depth: Int) {
    while open.count > depth { end() }
  }
}
