import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `maestro hierarchy`, the driver's raw JSON and Trailblaze's envelope (spec formats.md 4).
///
/// Maestro drops the element types, so that all but texts and frames is a guess.
struct MaestroReader {
  private let input: CaptureInput
  private let json: JSONCapture
  private var captured = CapturedNodes(.automation)
  /// Nodes whose type the capture does give: the driver's raw JSON.
  private var typed = 0

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
    if typed == 0 { guessTypes() }
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

  private func use(_ type: String, _ rule: String, _ node: inout CapturedNode) {
    node.type = type
    node.typeRow = ElementType.named(type)
    node.origins.append(FieldOrigin("type", rule, isGuess: true))
  }

  // MARK: Guesses

  /// The envelope's first child is the app; beside it stand the status bar and web views.
  private mutating func nameScreen() {
    guard
      let app = captured.nodes.indices.first(where: { index in
        captured.nodes[index].hasLabel && index > 0 && captured.nodes[index].depth == 1
      }), captured.nodes[app].end > app + 1, typed == 0
    else { return }
    use("Application", "the outermost node", &captured.nodes[app])
    captured.name = captured.nodes[app].label
    var index = captured.nodes[app].end
    while index < captured.nodes.count {
      if captured.nodes[index].depth <= 1, isStatusBar(index) {
        use("StatusBar", "it stands beside the app along the top edge", &captured.nodes[index])
      }
      index = captured.nodes[index].depth == 1 ? max(captured.nodes[index].end, index + 1) : index + 1
    }
  }

  /// Everything in it lies along the top edge of the screen.
  private func isStatusBar(_ index: Int) -> Bool {
    let node = captured.nodes[index]
    guard node.depth == 1 else { return false }
    return captured.nodes[index..<max(node.end, index + 1)].allSatisfy { inner in
      inner.frame.map { $0.maxY <= 64 && $0.minY <= 64 } ?? true
    }
  }

  private mutating func guessTypes() {
    for index in captured.nodes.indices where captured.nodes[index].type == "Other" {
      guard let (type, rule) = guess(index) else { continue }
      use(type, rule, &captured.nodes[index])
    }
  }

  private func guess(_ index: Int) -> (type: String, rule: String)? {
    let node = captured.nodes[index]
    guard node.end <= index + 1 || node.saysSomething, index > 0 else { return nil }
    let value = node.value ?? ""
    if node.placeholder?.isEmpty == false {
      return value.contains("•") || node.placeholder?.contains("•") == true
        ? ("SecureTextField", "a placeholder of bullets") : ("TextField", "it has a placeholder")
    }
    guard node.saysSomething else { return nil }
    if value == "0" || value == "1", hasTwin(index, value) {
      return ("Switch", "the value \(value), which a part of it repeats")
    }
    let label = node.label ?? ""
    if isSymbol(node.identifier), node.end <= index + 1 {
      return ("Image", "the identifier is the name of a symbol")
    }
    if label.lowercased().contains("scroll bar, ") { return nil }
    if node.end <= index + 1 {
      if value.hasSuffix("%"), Double(value.dropLast()) != nil {
        return ("ProgressIndicator", "a value in percent")
      }
      return value.isEmpty && node.hasLabel ? ("StaticText", "a text without parts") : nil
    }
    guard node.hasLabel else { return nil }
    let parts = parts(of: index)
    if parts.count == 1, parts[0].label == label, sameFrame(parts[0], node) {
      // React Native's text and the element that stands for it.
      return ("StaticText", "a text that a part of it repeats")
    }
    if let frame = node.frame, frame.height <= 60, parts.contains(where: { $0.label == label }) {
      return ("Button", "a part of it repeats its label")
    }
    if parts.allSatisfy({ isSymbol($0.identifier) }), !parts.isEmpty, (node.frame?.height ?? 100) <= 60 {
      return ("Button", "there are only symbols in it")
    }
    return nil
  }

  /// Bars by their place: across the screen at its top or bottom, with something to say in them.
  private mutating func guessBars() {
    let screen = captured.screen ?? captured.nodes.first { $0.type == "Application" }?.frame?.size
    guard let screen else { return }
    for index in captured.nodes.indices {
      let node = captured.nodes[index]
      if node.identifier == "Toolbar" {
        use("Toolbar", "the identifier Toolbar", &captured.nodes[index])
        continue
      }
      guard node.type == "Other", let frame = node.frame, frame.minX <= 1, frame.width >= screen.width - 2
      else {
        continue
      }
      if !node.hasLabel, (20...70).contains(frame.minY), (40...150).contains(frame.height), holdsWords(index)
      {
        use("NavigationBar", "a bar across the top of the screen", &captured.nodes[index])
        guessBarButtons(index, width: screen.width)
      } else if !node.hasLabel, frame.maxY >= screen.height - 1, (48...100).contains(frame.height),
        holdsTabs(index)
      {
        use("TabBar", "a row of equals across the bottom of the screen", &captured.nodes[index])
        for inner in (index + 1)..<max(node.end, index + 1) where captured.nodes[inner].hasLabel {
          if ["StaticText", "Other"].contains(captured.nodes[inner].type) {
            use("Button", "it stands in a tab bar", &captured.nodes[inner])
          }
        }
      }
    }
  }

  /// What stands at an edge of a navigation bar is a button; what stands in the middle, its title.
  private mutating func guessBarButtons(_ index: Int, width: Double) {
    for inner in (index + 1)..<max(captured.nodes[index].end, index + 1) {
      let node = captured.nodes[inner]
      guard node.hasLabel, node.type == "StaticText", let frame = node.frame else { continue }
      let isAtEdge = frame.maxX >= width - 28 || (frame.minX <= 28 && frame.width <= 64)
      if isAtEdge || node.identifier == "BackButton" {
        use("Button", "it stands at the edge of a navigation bar", &captured.nodes[inner])
      }
    }
  }

  private func holdsWords(_ index: Int) -> Bool {
    let inside = captured.nodes[(index + 1)..<max(captured.nodes[index].end, index + 1)]
    return inside.count <= 40 && inside.contains { $0.hasLabel || $0.identifier == "BackButton" }
  }

  /// Two to six labelled views of one width side by side.
  private func holdsTabs(_ index: Int) -> Bool {
    let inside = captured.nodes[(index + 1)..<max(captured.nodes[index].end, index + 1)].prefix(60)
    let depth = inside.first { $0.hasLabel }?.depth
    let tabs = inside.filter { $0.hasLabel && $0.depth == depth }.compactMap(\.frame)
    guard (2...6).contains(tabs.count), let first = tabs.first else { return false }
    return tabs.allSatisfy { abs($0.width - first.width) <= 3 && abs($0.minY - first.minY) <= 2 }
  }

  /// The few words inside a node.
  private func parts(of index: Int) -> [CapturedNode] {
    captured.nodes[(index + 1)..<max(captured.nodes[index].end, index + 1)].prefix(24)
      .filter { $0.saysSomething }
  }

  private func hasTwin(_ index: Int, _ value: String) -> Bool {
    parts(of: index).contains { $0.value == value && !$0.hasLabel }
      || (captured.nodes[index].end <= index + 1
        && captured.nodes[index].frame.map {
          (40...70).contains($0.width) && (20...36).contains($0.height)
        } == true)
  }

  private func sameFrame(_ a: CapturedNode, _ b: CapturedNode) -> Bool {
    guard let a = a.frame, let b = b.frame else { return false }
    return abs(a.minX - b.minX) <= 1 && abs(a.minY - b.minY) <= 1 && abs(a.maxX - b.maxX) <= 1
      && abs(a.maxY - b.maxY) <= 1
  }

  /// Lower case letters and digits, in words with dots: `envelope.fill`.
  private func isSymbol(_ identifier: String?) -> Bool {
    guard let identifier, let first = identifier.utf8.first, (0x61...0x7a).contains(first) else {
      return false
    }
    let isPlain = identifier.utf8.allSatisfy {
      (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
    return isPlain && (identifier.contains(".") || MaestroReader.plainSymbols.contains(identifier))
  }

  private static let plainSymbols: Set<String> = [
    "message", "phone", "envelope", "trash", "star", "heart", "plus", "minus", "xmark", "checkmark",
    "magnifyingglass", "gear", "house", "person", "globe", "lock", "video", "mic", "bell",
    "ellipsis", "pencil", "camera", "photo", "bookmark", "calendar", "clock", "map", "paperplane",
  ]
}
