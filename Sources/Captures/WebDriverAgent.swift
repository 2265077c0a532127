import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// What both forms of WebDriverAgent's page source share (spec formats.md 2).
struct PageSource {
  var captured: CapturedNodes
  var sawTraits = false
  /// Traits by their text: captures repeat few of them.
  private var knownTraits: [String: (traits: Traits, unknown: [String])] = [:]

  init(file: String) { captured = CapturedNodes(.automation, file: file) }

  /// A rectangle that could not be resolved is written as -1, -1, 0, 0.
  static func frame(_ rect: Rect?) -> Rect? {
    guard let rect, !(rect.minX == -1 && rect.minY == -1 && rect.isEmpty) else { return nil }
    return rect
  }

  mutating func traits(_ text: String, into node: inout CapturedNode) {
    sawTraits = true
    let read = knownTraits[text] ?? CapturedTraits.read(text)
    if knownTraits.count < 1_000 { knownTraits[text] = read }
    node.traits = read.traits
    if !read.unknown.isEmpty { node.keep("traits", read.unknown.joined(separator: ", ")) }
  }

  /// Custom actions are a list with commas; names with commas can't be told apart.
  static func actions(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
  }

  /// Says what the capture lacks.
  mutating func finished() -> CapturedNodes {
    let place = captured.firstLocation
    let failed = captured.nodes.allSatisfy { $0.typeRow == .any && $0.frame == nil }
    if failed, !captured.nodes.isEmpty {
      captured.notices.append(
        Notice(
          .warning, .input, at: place,
          "the capture failed: WebDriverAgent could resolve no element (types Any, no frames); "
            + "take it again once the app has settled"))
    } else {
      captured.notices.append(
        Notice(
          .note, .input, at: place,
          "page sources hold no hints, so that hints can't be known"
            + (sawTraits
              ? ""
              : "; nor traits, which follow from the types: headings, links and "
                + "what is selected can't be known")))
    }
    return captured
  }
}

/// WebDriverAgent's page source as XML, as Appium writes it.
struct WebDriverAgentXML {
  private let input: CaptureInput
  private let xml: XMLTape
  private var page: PageSource
  /// The field of each name of the tape.
  private let fields: [Field?]
  /// The names of the tape as types: without their prefix.
  private let types: [String]

  private enum Field: String {
    case type, value, name, label, enabled, visible, accessible, nativeAccessibilityElement, focused
    case x, y, width, height, index, hittable, placeholderValue, traits, nativeFrame, minValue
    case maxValue, processId, bundleId, customActions, selected
  }

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    // The document is let go before the views are made: both at once are too much.
    return [AutomationScreen.make(try nodes(input), input)]
  }

  private static func nodes(_ input: CaptureInput) throws(InputError) -> CapturedNodes {
    var reader = WebDriverAgentXML(input, try XMLReader.read(input, limit: input.nodeLimit))
    return try reader.nodes()
  }

  private init(_ input: CaptureInput, _ xml: XMLTape) {
    self.input = input
    self.xml = xml
    page = PageSource(file: input.file)
    fields = xml.names.map { Field(rawValue: $0) }
    let prefix = "XCUIElementType"
    types = xml.names.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
  }

  private mutating func nodes() throws(InputError) -> CapturedNodes {
    try refuseOthers()
    var ends: [Int] = []
    for index in xml.elements.indices {
      while let last = ends.last, last <= index {
        ends.removeLast()
        page.captured.end()
      }
      if xml.name(index) == "AppiumAUT" { continue }
      page.captured.begin(try node(index))
      ends.append(xml.end(of: index))
    }
    page.captured.end(downTo: 0)
    if let trailing = xml.trailing {
      page.captured.notices.append(
        Notice(.note, .input, at: trailing, "there is more text after the page source; it is not read"))
    }
    return page.finished()
  }

  /// UiAutomator2 writes Android's tree in a root of the same kind.
  private func refuseOthers() throws(InputError) {
    guard !xml.elements.isEmpty else { return }
    let names = xml.names.prefix(64)
    let isAndroid = names.contains { $0.hasPrefix("android.") || $0 == "hierarchy" || $0 == "resource-id" }
    guard isAndroid, !names.contains(where: { $0.hasPrefix("XCUIElementType") }) else { return }
    throw input.fault(
      xml.location(0),
      "this is a page source of Android (UiAutomator2); VoiceOver runs on iOS: take it from an iOS session")
  }

  private mutating func node(_ index: Int) throws(InputError) -> CapturedNode {
    var node = CapturedNode(
      type: types[Int(xml.elements[index].name)], location: xml.location(index))
    var sides = FrameNumbers()
    var known = 0
    var exact: Rect?
    var name: String?
    var accessible: Bool?
    for place in xml.attributeRange(index) {
      let attribute = xml.attributes[place]
      guard let field = fields[Int(attribute.name)] else {
        node.keep(xml.names[Int(attribute.name)], shortened(xml.value(attribute), to: 120))
        continue
      }
      switch field {
      case .x, .y, .width, .height:
        guard let number = try number(attribute, index) else { continue }
        let place = field == .x ? 0 : field == .y ? 1 : field == .width ? 2 : 3
        sides[place] = number
        known |= 1 << place
      case .name: name = xml.value(attribute)
      case .nativeFrame: exact = FrameText.numbers(xml.bytes(attribute)).flatMap { FrameText.rect($0) }
      case .accessible: accessible = xml.value(attribute) == "true"
      case .nativeAccessibilityElement:
        accessible = accessible ?? (xml.value(attribute) == "true")
      default: take(field, attribute, &node)
      }
    }
    if known == 0b1111 { node.frame = PageSource.frame(FrameText.rect(sides)) }
    // Rounded outwards, frames shift by a point; this one is not.
    if let exact, node.frame != nil { node.frame = exact }
    node.isAccessible = accessible
    // The name is the identifier only where it differs from the label.
    if let name, name != node.label { node.identifier = name }
    return node
  }

  private mutating func take(_ field: Field, _ attribute: XMLTape.Attribute, _ node: inout CapturedNode) {
    switch field {
    case .value: node.value = xml.value(attribute)
    case .label: node.label = xml.value(attribute)
    case .enabled: node.isEnabled = xml.value(attribute) != "false"
    case .visible: node.isVisible = xml.value(attribute) == "true"
    case .selected: node.isSelected = xml.value(attribute) == "true"
    case .placeholderValue: node.placeholder = xml.value(attribute)
    case .traits: page.traits(xml.value(attribute), into: &node)
    case .customActions: node.actions = PageSource.actions(xml.value(attribute))
    default: break
    }
  }

  private func number(_ attribute: XMLTape.Attribute, _ index: Int) throws(InputError) -> Double? {
    let bytes = xml.bytes(attribute)
    if bytes.isEmpty || bytes.elementsEqual("null".utf8) { return nil }
    var word = DecimalWord()
    for byte in bytes { word.take(byte) }
    guard let number = word.value, number.isFinite else {
      let text = xml.value(attribute)
      throw input.fault(
        xml.location(index),
        "the attribute '\(xml.names[Int(attribute.name)])' wants a finite number, not '\(shortened(text))'")
    }
    return number
  }
}

/// WebDriverAgent's page source as JSON, `/wda/accessibleSource` too.
struct WebDriverAgentJSON {
  private let input: CaptureInput
  private let json: JSONCapture
  private var page: PageSource
  /// The meaning of each key of the document.
  private let fields: [Field?]
  /// Whether only accessible elements are in it.
  private var isAccessibleSource = false

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    [AutomationScreen.make(try nodes(input), input)]
  }

  private static func nodes(_ input: CaptureInput) throws(InputError) -> CapturedNodes {
    var reader = WebDriverAgentJSON(input, try JSONCapture.read(input).0)
    return try reader.nodes()
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
    page = PageSource(file: input.file)
    fields = json.fields(Field.self)
  }

  private enum Field: String {
    case type, name, label, value, rawIdentifier, placeholderValue, rect, frame, isEnabled, isVisible
    case isAccessible, isNativeAccessibilityElement, isSelected, traits, customActions, children
    case isFocused, nativeFrame, minValue, maxValue, processId, bundleId, index
  }

  private mutating func nodes() throws(InputError) -> CapturedNodes {
    var root = 0
    if let value = json.member(root, "value"), json.isObject(value) { root = value }
    // The form of 2017.
    if let tree = json.member(root, "tree") { root = tree }
    let names = Set(json.tape.keys)
    isAccessibleSource = names.isDisjoint(with: ["isEnabled", "isVisible", "rect", "frame"])
    try node(root)
    if isAccessibleSource {
      page.captured.notices.append(
        Notice(
          .note, .input, at: json.tape.location(root),
          "accessible sources hold no frames and no states: the order is that of the capture"))
    }
    return page.finished()
  }

  private mutating func node(_ index: Int) throws(InputError) {
    guard json.isObject(index) else {
      throw json.fault(index, "an element is an object, not \(json.tape.describe(index))")
    }
    guard page.captured.nodes.count < input.nodeLimit else {
      throw json.fault(index, "more than \(input.nodeLimit) elements")
    }
    var node = CapturedNode(type: "Any", location: json.tape.location(index))
    var children: Int?
    var name: String?
    for key in json.keys(of: index) {
      guard let field = fields[json.tape.keyID(key)] else {
        node.keep(json.tape.key(key), json.extra(key).value)
        continue
      }
      switch field {
      case .children: children = key + 1
      case .name: name = try json.text(key + 1, "name")
      case .type:
        let type = try json.text(key + 1, "type") ?? "Any"
        let prefix = "XCUIElementType"
        node.type = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
      default: try read(field, key, into: &node)
      }
    }
    if isAccessibleSource {
      node.isAccessible = json.has(index, "label") || json.has(index, "value")
    }
    if node.identifier == nil, let name, name != node.label { node.identifier = name }
    page.captured.begin(node)
    if let children {
      for child in try json.list(children, "children") { try self.node(child) }
    }
    page.captured.end()
  }

  private mutating func read(
    _ field: Field, _ key: Int, into node: inout CapturedNode
  ) throws(InputError) {
    let value = key + 1
    func name() -> String { json.tape.key(key) }
    switch field {
    case .label: node.label = try json.text(value, name())
    case .value: node.value = try json.text(value, name())
    case .rawIdentifier: node.identifier = try json.text(value, name())
    case .placeholderValue: node.placeholder = try json.text(value, name())
    case .rect: node.frame = PageSource.frame(try json.rect(value, name()))
    case .frame:
      if node.frame == nil { node.frame = PageSource.frame(try json.rect(value, name())) }
    case .isEnabled: node.isEnabled = try json.bool(value, name()) ?? true
    case .isVisible: node.isVisible = try json.bool(value, name())
    case .isAccessible: node.isAccessible = try json.bool(value, name())
    case .isNativeAccessibilityElement:
      if node.isAccessible == nil { node.isAccessible = try json.bool(value, name()) }
    case .isSelected: node.isSelected = try json.bool(value, name()) ?? false
    case .traits: if let text = try json.text(value, name()) { page.traits(text, into: &node) }
    case .customActions:
      if json.isArray(value) {
        node.actions = try json.texts(value, name())
      } else if let text = try json.text(value, name()) {
        node.actions = PageSource.actions(text)
      }
    case .type, .name, .children, .isFocused, .nativeFrame, .minValue, .maxValue, .processId, .bundleId,
      .index:
      break
    }
  }
}
