import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `maestro hierarchy`, the driver's raw JSON and Trailblaze's envelope (spec formats.md 4).
///
/// Maestro drops the element types, so that all but texts and frames is a guess.
struct MaestroReader {
  private let input: CaptureInput
  private let json: JSONCapture
  var captured = CapturedNodes(.automation)
  /// Nodes whose type the capture does give: the driver's raw JSON.
  var typed = 0

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = MaestroReader(input, try JSONCapture.read(input).0)
    return [try reader.screen()]
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
  }

  private mutating func screen() throws(InputError) -> CapturedScreen {
    try refuseAndroid()
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
    try node(root)
    if typed == 0 {
      guessContainers()
      guessTypes()
    }
    nameScreen()
    if typed == 0 { guessBars() }
    captured.notices.append(
      Notice(
        .note, .input, at: json.tape.location(root),
        typed > 0
          ? "Maestro's driver writes no traits, hints or actions"
          : "Maestro keeps no element types, traits or hints: what is a button, a switch or a heading "
            + "is guessed from texts and frames; a capture by idb or Appium says more"))
    return AutomationScreen.make(captured, input)
  }

  private func refuseAndroid() throws(InputError) {
    let keys = Set(json.tape.keys)
    guard keys.contains("package") || keys.contains("ignoreBoundsFiltering") || keys.contains("scrollable"),
      keys.contains("class") || keys.contains("package")
    else { return }
    throw json.fault(
      0, "this is Android's hierarchy; VoiceOver runs on iOS: take it from an iOS simulator")
  }

  // MARK: Nodes

  private mutating func node(_ index: Int) throws(InputError) {
    guard json.isObject(index) else {
      throw json.fault(index, "a node is an object, not \(json.tape.describe(index))")
    }
    guard captured.nodes.count < input.nodeLimit else {
      throw json.fault(index, "more than \(input.nodeLimit) elements")
    }
    var node = CapturedNode(type: "Other", location: json.tape.location(index))
    var corners: [Double] = [0, 0, 0, 0]
    var hasCorners = false
    var children: Int?
    for key in json.keys(of: index) {
      let value = key + 1
      switch json.tape.key(key) {
      case "children": children = value
      case "attributes":
        guard json.isObject(value) else { throw json.mismatch(value, "attributes", "an object") }
        for attribute in json.keys(of: value) { try take(attribute, into: &node) }
      case "x1", "y1", "x2", "y2":
        guard let place = MaestroReader.corners.firstIndex(of: json.tape.key(key)) else { continue }
        corners[place] = try json.number(value, json.tape.key(key)) ?? 0
        hasCorners = true
      default: try take(key, into: &node)
      }
    }
    if hasCorners {
      node.frame = Rect(
        x: corners[0], y: corners[1], width: max(0, corners[2] - corners[0]),
        height: max(0, corners[3] - corners[1]))
    }
    if node.frame?.isEmpty == true, !node.saysSomething { node.frame = nil }
    captured.begin(node)
    if let children {
      for child in try json.list(children, "children") { try self.node(child) }
    }
    captured.end()
  }

  private static let corners = ["x1", "y1", "x2", "y2"]

  private mutating func take(_ key: Int, into node: inout CapturedNode) throws(InputError) {
    let name = json.tape.key(key)
    let value = key + 1
    switch name {
    case "accessibilityText", "label": node.label = try json.text(value, name)
    case "value": node.value = try json.text(value, name)
    case "text":
      // On iOS this is the value again, not the visible text.
      if node.value?.isEmpty != false { node.value = try json.text(value, name) }
    case "hintText", "placeholderValue": node.placeholder = try json.text(value, name)
    case "resource-id", "resourceId", "identifier": node.identifier = try json.text(value, name)
    case "enabled": node.isEnabled = try json.bool(value, name) ?? true
    case "selected": node.isSelected = try json.bool(value, name) ?? false
    case "checked":
      if try json.bool(value, name) == true { use("Switch", "checked", &node) }
    case "bounds": node.frame = try bounds(value)
    case "frame": node.frame = try json.rect(value, name)
    case "elementType":
      if let number = try json.number(value, name),
        let type = Int(exactly: number).flatMap(ElementType.named(number:))
      {
        typed += 1
        node.type = type
        node.typeRow = ElementType.named(type)
      }
    case "title", "focused", "hasFocus", "clickable", "nodeId", "centerPoint", "identifierType": break
    default: node.extras.append(ExtraField(name, json.extra(key).value))
    }
  }

  /// `[left,top][right,bottom]`.
  private func bounds(_ index: Int) throws(InputError) -> Rect? {
    guard let text = try json.text(index, "bounds"), !text.isEmpty else { return nil }
    let numbers = text.split(whereSeparator: { "[], ".contains($0) }).map { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0?.isFinite == true }) else {
      throw json.fault(
        index, "the field 'bounds' wants [left,top][right,bottom], not \(quoted(text))")
    }
    let sides = numbers.map { $0 ?? 0 }
    return Rect(
      x: sides[0], y: sides[1], width: max(0, sides[2] - sides[0]),
      height: max(0, sides[3] - sides[1]))
  }
}
