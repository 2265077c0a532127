import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `maestro hierarchy` in full and `--compact`, the tree that its MCP server hands out, the
/// driver's raw JSON and Trailblaze's envelope (spec formats.md 4).
///
/// Maestro drops the element types, so that all but texts and frames is a guess.
struct MaestroReader {
  private let input: CaptureInput
  private let json: JSONCapture
  /// The meaning of each key of the document.
  private let fields: [MaestroField?]
  var captured: CapturedNodes
  /// Whether the capture is of the time when `text` held the label (before August 2023).
  private let textIsLabel: Bool
  /// Nodes whose type the capture does give: the driver's raw JSON.
  var typed = 0

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    // The document is let go before the views are made: both at once are too much.
    [AutomationScreen.make(try nodes(input), input)]
  }

  private static func nodes(_ input: CaptureInput) throws(InputError) -> CapturedNodes {
    if let rows = MaestroRows(input) { return try rows.nodes() }
    var reader = MaestroReader(input, try JSONCapture.read(input).0)
    return try reader.nodes()
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
    captured = CapturedNodes(.automation, file: input.file)
    fields = MaestroSchema.fields(json)
    textIsLabel = MaestroSchema.textIsLabel(fields)
  }

  /// A reader of nodes that are there already: what they may be is still to be guessed.
  init(_ captured: CapturedNodes, typed: Int, _ input: CaptureInput) {
    self.captured = captured
    self.typed = typed
    self.input = input
    json = JSONCapture(tape: DataTape(file: input.file, bytes: [], lines: LineIndex.empty))
    fields = []
    textIsLabel = false
  }

  private mutating func nodes() throws(InputError) -> CapturedNodes {
    try MaestroSchema.refuseAndroid(json)
    var root = 0
    if let hierarchy = json.member(0, "viewHierarchy") {
      root = hierarchy
      if let width = json.member(0, "deviceWidth"), let height = json.member(0, "deviceHeight"),
        let w = try json.number(width, "deviceWidth"), let h = try json.number(height, "deviceHeight"),
        w > 0, h > 0
      {
        captured.screen = Size(width: w, height: h)
      }
    }
    if let elements = json.member(0, "elements"), json.member(0, "ui_schema") != nil {
      for element in try json.list(elements, "elements") { try node(element) }
    } else if json.isArray(root) {
      for element in json.items(of: root) { try node(element) }
    } else {
      try node(root)
    }
    return guessed()
  }

  /// The nodes with what they may be.
  mutating func guessed() -> CapturedNodes {
    if typed == 0 {
      guessContainers()
      guessTypes()
    }
    nameScreen()
    if typed == 0 { guessBars() }
    if captured.nodes.contains(where: { $0.depth >= MaestroReader.toolDepth }) {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.start,
          "the capture looks truncated: Maestro reads \(MaestroReader.toolDepth) levels at most"))
    }
    captured.notices.append(
      Notice(
        .note, .input, at: captured.start,
        typed > 0
          ? "Maestro's driver writes no traits, hints or actions"
          : "Maestro keeps no element types, traits or hints: what is a button, a switch or a heading "
            + "is guessed from texts and frames; a capture by idb or Appium says more"))
    return captured
  }

  /// Levels that Maestro's driver reads.
  private static let toolDepth = 60

  // MARK: Nodes

  private mutating func node(_ index: Int) throws(InputError) {
    guard json.isObject(index) else {
      throw json.fault(index, "a node is an object, not \(json.tape.describe(index))")
    }
    guard captured.nodes.count < input.nodeLimit else {
      throw json.fault(index, "more than \(input.nodeLimit) elements")
    }
    var node = CapturedNode(type: "Other", location: json.tape.location(index))
    var corners = FrameNumbers()
    var hasCorners = false
    var children: Int?
    for key in json.keys(of: index) {
      let value = key + 1
      switch fields[json.tape.keyID(key)] {
      case .children: children = value
      case .attributes:
        guard json.isObject(value) else { throw json.mismatch(value, "attributes", "an object") }
        for attribute in json.keys(of: value) { try take(attribute, into: &node) }
      case .x1, .y1, .x2, .y2:
        let name = json.tape.key(key)
        let number = try json.number(value, name) ?? 0
        corners[name == "x1" ? 0 : name == "y1" ? 1 : name == "x2" ? 2 : 3] = number
        hasCorners = true
      default: try take(key, into: &node)
      }
    }
    if hasCorners { node.frame = Rect.between(corners) }
    if node.frame?.isEmpty == true, !node.saysSomething { node.frame = nil }
    captured.begin(node)
    if let children {
      for child in try json.list(children, "children") { try self.node(child) }
    }
    captured.end()
  }

  private mutating func take(_ key: Int, into node: inout CapturedNode) throws(InputError) {
    guard let field = fields[json.tape.keyID(key)] else {
      return node.keep(json.tape.key(key), json.extra(key).value)
    }
    let value = key + 1
    func name() -> String { json.tape.key(key) }
    switch field {
    case .label: node.label = try json.text(value, name())
    case .value: node.value = try json.text(value, name())
    case .text:
      let text = try json.text(value, name())
      if textIsLabel {
        node.label = text
      } else if node.value?.isEmpty != false {
        // On iOS this is the value again, not the visible text.
        node.value = text
      }
    case .title:
      if let title = try json.text(value, name()), !title.isEmpty { node.keep("title", shortened(title)) }
    case .placeholder: node.placeholder = try json.text(value, name())
    case .identifier: node.identifier = try json.text(value, name())
    case .enabled: node.isEnabled = try json.bool(value, name()) ?? true
    case .selected: node.isSelected = try json.bool(value, name()) ?? false
    case .checked:
      // It stands among the attributes and beside them.
      if try json.bool(value, name()) == true, node.type != "Switch" { use("Switch", "checked", &node) }
    case .bounds: node.frame = try bounds(value)
    case .frame: node.frame = try json.rect(value, name())
    case .elementType:
      if let number = try json.number(value, name()),
        let type = Int(exactly: number).flatMap(ElementType.named(number:))
      {
        typed += 1
        node.type = type
      }
    case .silent, .children, .attributes, .x1, .y1, .x2, .y2: break
    }
  }

  /// `[left,top][right,bottom]`.
  private func bounds(_ index: Int) throws(InputError) -> Rect? {
    guard let text = try json.text(index, "bounds"), !text.isEmpty else { return nil }
    guard let bounds = MaestroSchema.bounds(text) else {
      throw json.fault(
        index, "the field 'bounds' wants [left,top][right,bottom], not \(quoted(text))")
    }
    return bounds
  }
}

/// What a key of a Maestro tree says.
enum MaestroField {
  case label, value, text, placeholder, identifier, enabled, selected, checked, bounds, frame
  case title, elementType, children, attributes, x1, y1, x2, y2
  /// Known, and without a meaning for speech.
  case silent
}

/// The keys of Maestro's forms.
enum MaestroSchema {
  static let names: [String: MaestroField] = [
    "accessibilityText": .label, "label": .label, "value": .value, "text": .text,
    "hintText": .placeholder, "placeholderValue": .placeholder,
    "resource-id": .identifier, "resourceId": .identifier, "identifier": .identifier,
    "enabled": .enabled, "selected": .selected, "checked": .checked, "bounds": .bounds,
    "frame": .frame, "elementType": .elementType, "children": .children,
    "attributes": .attributes, "x1": .x1, "y1": .y1, "x2": .x2, "y2": .y2,
    "title": .title, "focused": .silent, "hasFocus": .silent, "clickable": .silent,
    "nodeId": .silent, "centerPoint": .silent, "identifierType": .silent,
    "windowContextID": .silent, "displayID": .silent, "verticalSizeClass": .silent,
    "horizontalSizeClass": .silent, "ignoreBoundsFiltering": .silent, "scrollable": .silent,
  ]

  /// The short keys of the MCP server's tree.
  private static let short: [String: String] = [
    "b": "bounds", "txt": "text", "rid": "resource-id", "a11y": "accessibilityText",
    "hint": "hintText", "cls": "class", "val": "value", "scroll": "scrollable", "c": "children",
  ]

  /// The meaning of every key; the document's own list of abbreviations counts first.
  static func fields(_ json: JSONCapture) -> [MaestroField?] {
    guard let schema = json.member(0, "ui_schema") else { return json.tape.keys.map { names[$0] } }
    var long = short
    if let own = json.member(schema, "abbreviations"), json.isObject(own) {
      for key in json.keys(of: own) where json.tape.kind(key + 1) == .string {
        long[json.tape.key(key)] = json.tape.text(key + 1)
      }
    }
    return json.tape.keys.map { names[long[$0] ?? $0] }
  }

  static func textIsLabel(_ fields: [MaestroField?]) -> Bool {
    var seen: Set<MaestroField> = []
    for case let field? in fields { seen.insert(field) }
    return seen.contains(.text) && seen.isDisjoint(with: [.label, .value, .placeholder, .elementType])
  }

  /// Android's views name their class and package.
  static func refuseAndroid(_ json: JSONCapture) throws(InputError) {
    if let schema = json.member(0, "ui_schema"), let platform = json.member(schema, "platform"),
      json.tape.kind(platform) == .string
    {
      guard json.tape.text(platform).lowercased() == "android" else { return }
      throw json.fault(platform, android)
    }
    if namesAndroid(json) { throw json.fault(0, android) }
    let keys = Set(json.tape.keys)
    guard keys.contains("package") || keys.contains("ignoreBoundsFiltering") || keys.contains("scrollable"),
      keys.contains("class") || keys.contains("package")
    else { return }
    throw json.fault(0, android)
  }

  /// Whether a class or an id is Android's, as Trailblaze writes them; those at the beginning
  /// tell.
  private static func namesAndroid(_ json: JSONCapture) -> Bool {
    let telling = Set(
      json.tape.keys.indices.filter {
        ["className", "class", "resourceId", "resource-id"].contains(json.tape.keys[$0])
      })
    guard !telling.isEmpty else { return false }
    for index in json.tape.entries.indices.prefix(20_000).dropLast()
    where json.tape.kind(index) == .key && telling.contains(json.tape.keyID(index))
      && json.tape.kind(index + 1) == .string
    {
      let text = json.tape.text(index + 1)
      if text.hasPrefix("android.") || text.hasPrefix("androidx.") || text.hasPrefix("android:id/") {
        return true
      }
    }
    return false
  }

  static let android =
    "this is Android's hierarchy; VoiceOver runs on iOS: take it from an iOS simulator"

  /// `[left,top][right,bottom]`; nil where it is something else.
  static func bounds(_ text: String) -> Rect? {
    var numbers = FrameNumbers()
    var count = 0
    var word = DecimalWord()
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: " ") { continue }
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else {
        word.take(byte)
        continue
      }
      guard count < 4, let number = word.value, number.isFinite else { return nil }
      numbers[count] = number
      count += 1
      word = DecimalWord()
    }
    return count == 4 && word.isEmpty ? Rect.between(numbers) : nil
  }
}

extension Rect {
  /// From left, top, right, bottom.
  fileprivate static func between(_ sides: FrameNumbers) -> Rect {
    Rect(
      x: sides.x, y: sides.y, width: max(0, sides.width - sides.x),
      height: max(0, sides.height - sides.y))
  }
}
