import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// idb's `ui describe-all` and `describe-point`, AXe's `describe-ui`, XcodeBuildMCP's
/// `snapshot_ui` (spec formats.md 1).
struct IdbReader {
  private let input: CaptureInput
  private let json: JSONCapture
  private var captured = CapturedNodes(.flat)
  private var sawTraits = false
  private var sawHints = false
  private var sawNested = false
  private var sawAutomationTypes = false
  private var isRuntimeSnapshot = false

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    if let failure = failureText(input) { return [failure] }
    let json = try JSONCapture.read(input).0
    var reader = IdbReader(input, json)
    return [try reader.screen()]
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
  }

  /// idb prints a sentence in place of JSON where there is no tree.
  private static func failureText(_ input: CaptureInput) -> CapturedScreen? {
    let marks = ["No translation object returned"]
    let text = String(decoding: input.bytes.prefix(4096), as: UTF8.self)
    guard !text.contains("{"), marks.contains(where: { text.contains($0) }) else { return nil }
    var captured = CapturedNodes(.flat)
    captured.notices = [
      Notice(
        .warning, .input, at: input.location(ofByte: input.start),
        "the capture is empty: idb found no tree; is the app in front and accessibility loaded?")
    ]
    return AutomationScreen.make(captured, input)
  }

  private mutating func screen() throws(InputError) -> CapturedScreen {
    let roots = try roots(of: 0)
    if let types = schemaOfTypes(roots) { return types }
    captured.shape = roots.contains { json.has($0, "children") } ? .assistive : .flat
    sawNested = captured.shape == .assistive
    for root in roots { try node(root, depth: 0) }
    captured.end(downTo: 0)
    warn()
    return AutomationScreen.make(captured, input)
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
  private func schemaOfTypes(_ roots: [Int]) -> CapturedScreen? {
    guard let first = roots.first, json.isObject(first), json.member(first, "path") != nil,
      json.member(first, "AXLabel") == nil, json.keys(of: first).count <= 2
    else { return nil }
    var captured = CapturedNodes(.flat)
    captured.notices = [
      Notice(
        .warning, .input, at: json.tape.location(first),
        "this is not a capture: it lists the types of a capture's values, and there is no text in it")
    ]
    return AutomationScreen.make(captured, input)
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
    var node = CapturedNode(type: typeName(index), location: json.tape.location(index))
    var children: Int?
    for key in json.keys(of: index) {
      if json.tape.key(key) == "children" {
        children = key + 1
      } else {
        try read(key, into: &node)
      }
    }
    finish(&node)
    captured.begin(node)
    if let children {
      for child in try json.list(children, "children") { try self.node(child, depth: depth + 1) }
    }
    captured.end()
  }

  /// `type`, else `role` without its prefix; a subrole says it better.
  private func typeName(_ index: Int) -> String {
    let type = json.member(index, "type") ?? json.member(index, "role")
    var name = type.flatMap { json.tape.kind($0) == .string ? json.tape.text($0) : nil } ?? ""
    if name.hasPrefix("AX") { name = String(name.dropFirst(2)) }
    if let subrole = json.member(index, "subrole"), json.tape.kind(subrole) == .string,
      let better = IdbReader.subroles[json.tape.text(subrole)]
    {
      return better
    }
    if let known = IdbReader.runtimeRoles[name] { return known }
    return name.isEmpty ? "Any" : name
  }

  private static let subroles = [
    "AXSearchField": "SearchField", "AXSwitch": "Switch", "AXTabButton": "Tab",
    "AXSecureTextField": "SecureTextField",
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

  private mutating func read(_ key: Int, into node: inout CapturedNode) throws(InputError) {
    let name = json.tape.key(key)
    let value = key + 1
    switch name {
    case "AXLabel", "label": node.label = try json.text(value, name)
    case "AXValue", "value":
      if json.isArray(value) || json.isObject(value) {
        node.extras.append(ExtraField(name, json.extra(key).value))
      } else {
        node.value = try json.text(value, name)
      }
    case "AXUniqueId", "identifier": if let text = try json.text(value, name) { node.identifier = text }
    case "AXIdentifier", "id": if node.identifier == nil { node.identifier = try json.text(value, name) }
    case "AXFrame": if node.frame == nil { node.frame = try json.rect(value, name) }
    case "frame": if let frame = try json.rect(value, name) { node.frame = frame }
    case "help", "hint":
      node.hint = try json.text(value, name)
      if node.hint?.isEmpty == false { sawHints = true }
    case "placeholder": node.placeholder = try json.text(value, name)
    case "enabled": node.isEnabled = try json.bool(value, name) ?? true
    case "hidden": node.isHidden = try json.bool(value, name) ?? false
    case "expanded":
      // The complete form writes false for all that can't be expanded, too.
      node.isExpanded = try json.bool(value, name) == true ? true : nil
    case "selected": node.isSelected = try json.bool(value, name) ?? false
    case "modal": node.isModal = try json.bool(value, name) ?? false
    case "custom_actions": node.actions = try json.texts(value, name)
    case "actions" where !isRuntimeSnapshot: node.actions = try json.texts(value, name)
    case "traits": try readTraits(value, into: &node)
    case "state": try readState(value, into: &node)
    case "role_description":
      let words = try json.text(value, name)?.lowercased()
      if words == "back button" { node.identifier = node.identifier ?? "BackButton" }
      if let words, ["nav bar", "tab group", "toolbar"].contains(words) {
        node.extras.append(ExtraField(CapturedNode.barMark, words))
      }
    case "type", "role", "subrole", "title", "content_required", "pid", "focused", "is_remote",
      "interactable", "occluded_by", "ref", "actions":
      break
    default: node.extras.append(ExtraField(name, json.extra(key).value))
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
      node.extras.append(ExtraField("traits", read.unknown.joined(separator: ", ")))
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
    if node.type == "Button", node.identifier == "BackButton", node.traits == nil {
      node.traits = [.button, .backButton]
      node.origins.append(FieldOrigin("traits", "the identifier BackButton"))
    }
    if ["Cell", "Other"].contains(node.type), captured.shape != .flat { sawAutomationTypes = true }
    // An unnamed element of a describe-point, or a failure: nothing is known of it.
    if node.type == "Any", node.frame?.isEmpty != false { node.frame = nil }
  }

  // MARK: What is missing

  private mutating func warn(_ index: Int, _ message: String) {
    captured.notices.append(Notice(.warning, .input, at: json.tape.location(index), message))
  }

  private mutating func warn() {
    let start = SourceLocation(file: input.file, line: 1, column: 1)
    func note(_ message: String) {
      captured.notices.append(Notice(.note, .input, at: captured.nodes.first?.location ?? start, message))
    }
    guard captured.nodes.contains(where: { $0.saysSomething || $0.kind == .control }) else {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.nodes.first?.location ?? start,
          "the capture is empty: no tree was available when it was made"))
      return
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
