import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// idb's `ui describe-all` and `describe-point`, AXe's `describe-ui`, XcodeBuildMCP's
/// `snapshot_ui` (spec formats.md 1).
struct IdbReader {
  private let input: CaptureInput
  private let json: JSONCapture
  private var captured: CapturedNodes
  /// The meaning of each key of the document.
  private let fields: [Field?]
  private var sawTraits = false
  private var sawHints = false
  private var sawNested = false
  private var sawAutomationTypes = false
  private var isRuntimeSnapshot = false

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    if let failure = failureText(input) { return [failure] }
    // The document is let go before the views are made: both at once are too much.
    return [AutomationScreen.make(try nodes(input), input)]
  }

  private static func nodes(_ input: CaptureInput) throws(InputError) -> CapturedNodes {
    var reader = IdbReader(input, try JSONCapture.read(input).0)
    return try reader.nodes()
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
    captured = CapturedNodes(.flat, file: input.file)
    fields = json.fields(Field.self)
  }

  /// idb prints a sentence in place of JSON where there is no tree.
  private static func failureText(_ input: CaptureInput) -> CapturedScreen? {
    let marks = ["No translation object returned"]
    let text = String(decoding: input.bytes.prefix(4096), as: UTF8.self)
    guard !text.contains("{"), marks.contains(where: { text.contains($0) }) else { return nil }
    var captured = CapturedNodes(.flat, file: input.file)
    captured.notices = [
      Notice(
        .warning, .input, at: input.location(ofByte: input.start),
        "the capture is empty: idb found no tree; is the app in front and accessibility loaded?")
    ]
    return AutomationScreen.make(captured, input)
  }

  private mutating func nodes() throws(InputError) -> CapturedNodes {
    let roots = try roots(of: 0)
    if let types = schemaOfTypes(roots) { return types }
    captured.shape = roots.contains { json.has($0, "children") } ? .assistive : .flat
    sawNested = captured.shape == .assistive
    for root in roots { try node(root, depth: 0) }
    captured.end(downTo: 0)
    warn()
    return captured
  }

  /// The elements, whatever is wrapped around them.
  private mutating func roots(of index: Int) throws(InputError) -> [Int] {
    if json.isNull(index) { return [] }
    if json.isArray(index) { return json.items(of: index) }
    guard json.isObject(index) else { throw json.fault(index, "an idb capture is a list or an object") }
    if let data = json.member(index, "data"), let capture = json.member(data, "capture") {
      isRuntimeSnapshot = json.member(capture, "elements") != nil
      if let inner = json.member(capture, "uiHierarchy") ?? json.member(capture, "elements") {
        return try roots(of: inner)
      }
    }
    if let elements = json.member(index, "elements") {
      try readEnvelope(index)
      return try json.list(elements, "elements")
    }
    return [index]
  }

  /// `describe-all --format complete`.
  private mutating func readEnvelope(_ index: Int) throws(InputError) {
    if let screen = json.member(index, "screen") {
      let width =
        try json.member(screen, "width").map { index throws(InputError) in try json.number(index, "width") }
        ?? nil
      let height =
        try json.member(screen, "height").map { index throws(InputError) in try json.number(index, "height") }
        ?? nil
      if let width, let height, width > 0, height > 0 {
        captured.screen = Size(width: width, height: height)
      }
    }
    if let truncated = json.member(index, "truncated"),
      json.tape.kind(truncated) == .true
        || json.isObject(truncated)
    {
      warn(truncated, "the capture is truncated: idb reached its limit of nodes or levels")
    }
  }

  /// AXe's own test files list the types of a tree's values: there is nothing to say in them.
  private func schemaOfTypes(_ roots: [Int]) -> CapturedNodes? {
    guard let first = roots.first, json.isObject(first), json.member(first, "path") != nil,
      json.member(first, "AXLabel") == nil, json.keys(of: first).count <= 2
    else { return nil }
    var captured = CapturedNodes(.flat, file: input.file)
    captured.notices = [
      Notice(
        .warning, .input, at: json.tape.location(first),
        "this is not a capture: it lists the types of a capture's values, and there is no text in it")
    ]
    return captured
  }

  // MARK: Nodes

  private mutating func node(_ index: Int, depth: Int) throws(InputError) {
    if json.isNull(index) { return }
    guard json.isObject(index) else {
      throw json.fault(index, "an element is an object, not \(json.tape.describe(index))")
    }
    guard captured.nodes.count < input.nodeLimit else {
      throw json.fault(index, "more than \(input.nodeLimit) elements")
    }
    var node = CapturedNode(type: "", location: json.tape.location(index))
    var parts = Parts()
    for key in json.keys(of: index) {
      guard let field = fields[json.tape.keyID(key)] else {
        node.keep(json.tape.key(key), json.extra(key).value)
        continue
      }
      try read(field, key, into: &node, &parts)
    }
    node.type = typeName(parts)
    if let subrole = text(parts.subrole), IdbReader.subroles[subrole] == nil {
      node.keep("subrole", shortened(subrole))
    }
    if node.frame == nil, let frame = parts.frameText { node.frame = try json.rect(frame, "AXFrame") }
    if node.identifier == nil { node.identifier = parts.otherIdentifier }
    finish(&node)
    captured.begin(node)
    if let children = parts.children {
      for child in try json.list(children, "children") { try self.node(child, depth: depth + 1) }
    }
    captured.end()
  }

  /// What is settled once all of a node has been seen.
  private struct Parts {
    var type: Int?
    var role: Int?
    var subrole: Int?
    var children: Int?
    var frameText: Int?
    var otherIdentifier: String?
    /// macOS's words for the kind, in the language of the Mac.
    var roleWords: String?
  }

  /// The keys that mean something, in the spellings of all tools.
  private enum Field: String {
    case axLabel = "AXLabel"
    case axValue = "AXValue"
    case axUniqueID = "AXUniqueId"
    case axIdentifier = "AXIdentifier"
    case axFrame = "AXFrame"
    case customActions = "custom_actions"
    case roleDescription = "role_description"
    case contentRequired = "content_required"
    case isRemote = "is_remote"
    case occludedBy = "occluded_by"
    case label, value, identifier, id, frame, help, hint, placeholder, enabled, hidden, expanded
    case selected, modal, actions, traits, state, type, role, subrole, title, pid, focused
    case interactable, ref, children
  }

  /// `type`, else `role` without its prefix; a subrole says it better.
  private func typeName(_ parts: Parts) -> String {
    var name = text(parts.type ?? parts.role) ?? ""
    if name.hasPrefix("AX") { name = String(name.dropFirst(2)) }
    if let subrole = text(parts.subrole), let better = IdbReader.subroles[subrole] { return better }
    if ElementType.named(name).isKnown { return name }
    if let known = IdbReader.runtimeRoles[name] { return known }
    // The last hint, where the tool could name no type (spec formats.md 1.2).
    if name.isEmpty, let words = parts.roleWords { name = IdbReader.roleWords[words] ?? "" }
    return name.isEmpty ? "Any" : name
  }

  private func text(_ index: Int?) -> String? {
    index.flatMap { json.tape.kind($0) == .string ? json.tape.text($0) : nil }
  }

  private static let subroles = [
    "AXSearchField": "SearchField", "AXSwitch": "Switch", "AXTabButton": "Tab",
    "AXSecureTextField": "SecureTextField", "AXMapArea": "Map", "AXMapItem": "MapItem",
  ]

  /// English role descriptions.
  private static let roleWords = [
    "button": "Button", "back button": "Button", "text": "StaticText", "heading": "Heading",
    "image": "Image", "link": "Link", "slider": "Slider", "switch": "Switch",
    "checkbox": "CheckBox", "check box": "CheckBox", "text field": "TextField",
    "search text field": "SearchField", "secure text field": "SecureTextField",
    "text entry area": "TextArea", "pop up button": "PopUpButton", "menu button": "PopUpButton",
    "radio button": "RadioButton", "tab": "Tab", "tab group": "TabGroup", "group": "Group",
    "nav bar": "Group", "toolbar": "Toolbar", "scroll area": "ScrollArea",
    "progress indicator": "ProgressIndicator",
  ]

  /// The names of `snapshot_ui`'s newest form.
  private static let runtimeRoles = [
    "application": "Application", "window": "Window", "button": "Button", "text": "StaticText",
    "static-text": "StaticText", "statictext": "StaticText", "image": "Image", "link": "Link",
    "switch": "Switch", "checkbox": "CheckBox", "slider": "Slider", "heading": "Heading",
    "textfield": "TextField", "text-field": "TextField", "securetextfield": "SecureTextField",
    "secure-text-field": "SecureTextField", "searchfield": "SearchField", "textarea": "TextArea",
    "search-field": "SearchField", "text-area": "TextArea", "tab": "Tab", "cell": "Cell",
    "group": "Group", "other": "Other", "scrollarea": "ScrollArea", "scroll-view": "ScrollArea",
    "tab-bar": "TabGroup", "popupbutton": "PopUpButton",
  ]

  private mutating func read(
    _ field: Field, _ key: Int, into node: inout CapturedNode, _ parts: inout Parts
  ) throws(InputError) {
    let value = key + 1
    func name() -> String { json.tape.key(key) }
    switch field {
    case .axLabel, .label: node.label = try json.text(value, name())
    case .axValue, .value:
      if json.isArray(value) || json.isObject(value) {
        node.keep(name(), json.extra(key).value)
      } else {
        node.value = try json.text(value, name())
      }
    case .axUniqueID, .identifier:
      if let text = try json.text(value, name()) { node.identifier = text }
    case .axIdentifier, .id:
      if parts.otherIdentifier == nil { parts.otherIdentifier = try json.text(value, name()) }
    case .axFrame: parts.frameText = value
    case .frame: if let frame = try json.rect(value, name()) { node.frame = frame }
    case .help, .hint:
      node.hint = try json.text(value, name())
      if node.hint?.isEmpty == false { sawHints = true }
    case .placeholder: node.placeholder = try json.text(value, name())
    case .enabled: node.isEnabled = try json.bool(value, name()) ?? true
    case .hidden: node.isHidden = try json.bool(value, name()) ?? false
    case .expanded:
      // The complete form writes false for all that can't be expanded, too.
      node.isExpanded = try json.bool(value, name()) == true ? true : nil
    case .selected: node.isSelected = try json.bool(value, name()) ?? false
    case .modal: node.isModal = try json.bool(value, name()) ?? false
    case .customActions: node.actions = try json.texts(value, name())
    case .actions: if !isRuntimeSnapshot { node.actions = try json.texts(value, name()) }
    case .traits: try readTraits(value, into: &node)
    case .state: try readState(value, into: &node)
    case .roleDescription:
      let words = try json.text(value, name())?.lowercased()
      parts.roleWords = words
      if words == "back button" { parts.otherIdentifier = parts.otherIdentifier ?? "BackButton" }
      if let words, ["nav bar", "tab group", "toolbar"].contains(words) {
        node.keep(CapturedNode.barMark, words)
      }
    case .type: parts.type = json.isNull(value) ? nil : value
    case .role: parts.role = json.isNull(value) ? nil : value
    case .subrole: parts.subrole = json.isNull(value) ? nil : value
    case .children: parts.children = value
    case .title:
      if let text = try? json.text(value, name()), !text.isEmpty { node.keep("title", shortened(text)) }
    case .contentRequired, .pid, .focused, .isRemote, .interactable, .occludedBy, .ref:
      break
    }
  }

  private mutating func readTraits(
    _ value: Int, into node: inout CapturedNode
  ) throws(InputError) {
    let names = try json.texts(value, "traits")
    // An empty list: not collected (AXe).
    guard !names.isEmpty else { return }
    sawTraits = true
    let read = CapturedTraits.read(names)
    node.traits = read.traits
    if !read.unknown.isEmpty {
      node.keep("traits", read.unknown.joined(separator: ", "))
    }
  }

  private func readState(_ value: Int, into node: inout CapturedNode) throws(InputError) {
    guard json.isObject(value) else { return }
    if let enabled = json.member(value, "enabled") {
      node.isEnabled = try json.bool(enabled, "enabled") ?? true
    }
    if let visible = json.member(value, "visible") {
      node.isHidden = try json.bool(visible, "visible") == false
    }
    if let selected = json.member(value, "selected") {
      node.isSelected = try json.bool(selected, "selected") ?? false
    }
  }

  private mutating func finish(_ node: inout CapturedNode) {
    if node.typeRow == .button, node.identifier == "BackButton", node.traits == nil {
      node.traits = [.button, .backButton]
      node.note(FieldOrigin("traits", "the identifier BackButton"))
    }
    if node.typeRow == .cell || node.typeRow == .other, captured.shape != .flat { sawAutomationTypes = true }
    if node.typeRow.kind == .box, node.identifier?.hasPrefix("UIKeyboardLayoutStar") == true {
      node.type = "Keyboard"
    }
    // An unnamed element of a describe-point, or a failure: nothing is known of it.
    if node.typeRow == .any, node.frame?.isEmpty != false { node.frame = nil }
  }

  // MARK: What is missing

  /// Elements that idb reads at most.
  private static let toolLimit = 3_000

  private mutating func warn(_ index: Int, _ message: String) {
    captured.notices.append(Notice(.warning, .input, at: json.tape.location(index), message))
  }

  private mutating func warn() {
    func note(_ message: String) {
      captured.notices.append(Notice(.note, .input, at: captured.start, message))
    }
    guard captured.nodes.contains(where: { $0.saysSomething || $0.kind == .control }) else {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.start,
          "the capture is empty: no tree was available when it was made"))
      return
    }
    if captured.nodes.count == IdbReader.toolLimit {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.start,
          "the capture looks truncated: it holds just as many elements as idb reads at most, \(IdbReader.toolLimit)"
        ))
    }
    if !sawTraits {
      note(
        "the capture has no traits, so they follow from the types: what is selected, or has a "
          + "trait beside its type, can't be known; idb writes them since 2025")
    }
    if !sawHints, isRuntimeSnapshot { note("the capture has no hints") }
    if sawAutomationTypes {
      note("the capture holds more than VoiceOver sees: it was made in automation mode")
    }
  }
}
