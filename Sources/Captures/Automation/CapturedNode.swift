import EarshotViewTree
import EarshotVocabulary

/// A node of an automation tree, whatever tool wrote it: the readers' common ground.
///
/// Test tools see the automation tree, not VoiceOver's list: it holds the children of elements,
/// covered screens, scroll bars, the status bar (spec formats.md 0). Captures may hold hundreds
/// of thousands of nodes, so that what few nodes have is kept aside.
struct CapturedNode {
  var label: String?
  var value: String?
  var identifier: String?
  /// None or one: what few nodes have.
  private var rare: [Rare] = []
  var frame: Rect?
  /// nil: the capture does not say.
  var traits: Traits?
  var typeRow: ElementType
  var isEnabled = true
  var isSelected = false
  /// nil: the capture does not say.
  var isVisible: Bool?
  /// The tool's own word on whether VoiceOver stops here.
  var isAccessible: Bool?
  var isHidden = false
  var isModal = false
  private var line: UInt32
  private var column: UInt32
  private var endIndex: UInt32 = 0
  private var level: UInt16 = 0

  private struct Rare {
    var unknownType: String?
    var placeholder: String?
    var hint: String?
    var actions: [String] = []
    var isExpanded: Bool?
    var extras: [ExtraField] = []
    var origins: [FieldOrigin] = []
  }

  init(type: String, location: SourceLocation) {
    self.init(type: type, line: location.line, column: location.column)
  }

  init(type: String, line: Int, column: Int) {
    typeRow = ElementType.named(type)
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
    if !typeRow.isKnown { setRare { $0.unknownType = type } }
  }

  /// The tool's name of the type without prefix: `Button`, `Other`, `CheckBox`.
  var type: String {
    get { typeRow.isKnown ? typeRow.name : rare.first?.unknownType ?? "" }
    set {
      typeRow = ElementType.named(newValue)
      if !typeRow.isKnown { setRare { $0.unknownType = newValue } }
    }
  }

  private mutating func setRare(_ change: (inout Rare) -> Void) {
    if rare.isEmpty { rare.append(Rare()) }
    change(&rare[0])
  }

  var placeholder: String? {
    get { rare.first?.placeholder }
    set { if newValue != nil || !rare.isEmpty { setRare { $0.placeholder = newValue } } }
  }

  var hint: String? {
    get { rare.first?.hint }
    set { if newValue != nil || !rare.isEmpty { setRare { $0.hint = newValue } } }
  }

  var actions: [String] {
    get { rare.first?.actions ?? [] }
    set { if !newValue.isEmpty || !rare.isEmpty { setRare { $0.actions = newValue } } }
  }

  var isExpanded: Bool? {
    get { rare.first?.isExpanded }
    set { if newValue != nil || !rare.isEmpty { setRare { $0.isExpanded = newValue } } }
  }

  var extras: [ExtraField] { rare.first?.extras ?? [] }

  var origins: [FieldOrigin] { rare.first?.origins ?? [] }

  /// Keeps a field that has no meaning here.
  mutating func keep(_ name: String, _ value: String) {
    setRare { $0.extras.append(ExtraField(name, value)) }
  }

  mutating func note(_ origin: FieldOrigin) { setRare { $0.origins.append(origin) } }

  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: Int(line), column: Int(column))
  }

  var depth: Int {
    get { Int(level) }
    set { level = UInt16(clamping: newValue) }
  }

  /// The index after the node and all that is inside it.
  var end: Int {
    get { Int(endIndex) }
    set { endIndex = UInt32(clamping: newValue) }
  }

  var kind: ElementType.Kind { typeRow.kind }

  /// Whether there is anything to say; a placeholder is spoken as the value.
  var saysSomething: Bool { hasText(label) || hasText(spokenValue) }

  var hasLabel: Bool { hasText(label) }

  private func hasText(_ text: String?) -> Bool { text?.isEmpty == false }

  /// The value as iOS speaks it (spec formats.md 2.4).
  var spokenValue: String? {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    switch typeRow {
    case .staticText: return value == label ? nil : value
    case .button, .radioButton, .tab, .cell:
      // A lone 1 on a button says that it is selected.
      return value == "1" || value == label ? nil : value
    // Whether it turns: no number to be spoken, as with SwiftUI's spinner.
    case .activityIndicator: return value == "1" || value == "0" ? nil : value
    default: break
    }
    guard typeRow.isTextInput else { return value }
    // Newer systems give the placeholder as the label too; it is said once.
    let text = value ?? placeholder.flatMap { $0.isEmpty ? nil : $0 }
    return text == label ? nil : text
  }

  /// Whether the value only says that the button is selected.
  var isSelectedByValue: Bool {
    value == "1" && (typeRow == .button || typeRow == .radioButton || typeRow == .tab)
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
  /// The path as the user gave it.
  let file: String
  var nodes: [CapturedNode] = []
  var notices: [Notice] = []
  /// The screen's name where the capture gives one: the app's.
  var name: String?
  var screen: Size?
  /// Whether the capture says of each node if VoiceOver stops there.
  var tellsStops: Bool { nodes.contains { $0.isAccessible != nil } }

  init(_ shape: Shape, file: String) {
    self.shape = shape
    self.file = file
  }

  private var open: [Int] = []

  /// Where the first node stands.
  var firstLocation: SourceLocation? { nodes.first?.location(in: file) }

  /// Where the first node stands, else the beginning of the file.
  var start: SourceLocation { firstLocation ?? SourceLocation(file: file, line: 1, column: 1) }

  func location(_ index: Int) -> SourceLocation { nodes[index].location(in: file) }

  /// Adds a node inside those that are open.
  mutating func begin(_ node: CapturedNode) {
    nodes.append(node)
    nodes[nodes.count - 1].depth = open.count
    open.append(nodes.count - 1)
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
