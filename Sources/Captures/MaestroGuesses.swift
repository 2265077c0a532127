import EarshotViewTree
import EarshotVocabulary

/// What Maestro's nodes may be: it drops the element types, so all of this is a guess and marked
/// as one (spec formats.md 4).
extension MaestroReader {
  func use(_ type: String, _ rule: String, _ node: inout CapturedNode) {
    node.type = type
    node.note(FieldOrigin("type", rule, isGuess: true))
  }

  /// The level of the app: inside the envelope, a node without words and place, where there is one.
  var topDepth: Int {
    guard let first = captured.nodes.first else { return 0 }
    return first.hasLabel || first.frame?.isEmpty == false ? 0 : 1
  }

  /// The envelope's first child is the app; beside it stand the status bar and web views.
  mutating func nameScreen() {
    guard
      let app = captured.nodes.indices.first(where: { index in
        captured.nodes[index].hasLabel && captured.nodes[index].depth == topDepth
      }), captured.nodes[app].end > app + 1, typed == 0
    else { return }
    use("Application", "the outermost node", &captured.nodes[app])
    captured.name = captured.nodes[app].label
    var index = captured.nodes[app].end
    while index < captured.nodes.count {
      if captured.nodes[index].depth <= topDepth, isStatusBar(index) {
        use("StatusBar", "it stands beside the app along the top edge", &captured.nodes[index])
      }
      index = captured.nodes[index].depth == topDepth ? max(captured.nodes[index].end, index + 1) : index + 1
    }
  }

  /// Everything in it lies along the top edge of the screen.
  private func isStatusBar(_ index: Int) -> Bool {
    let node = captured.nodes[index]
    guard node.depth == topDepth else { return false }
    return captured.nodes[index..<max(node.end, index + 1)].allSatisfy { inner in
      inner.frame.map { $0.maxY <= 64 && $0.minY <= 64 } ?? true
    }
  }

  mutating func guessTypes() {
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
  mutating func guessBars() {
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

  /// Two to six labeled views of one width side by side.
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

  func sameFrame(_ a: CapturedNode, _ b: CapturedNode) -> Bool {
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
