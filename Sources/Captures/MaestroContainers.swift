import EarshotVocabulary

/// Labeled views that hold stops instead of being one: without types only their parts tell.
extension MaestroReader {
  /// Parts from this height on can be aimed at.
  private static let touchable = 40.0
  /// A view that covers more than this share of the screen is not one stop.
  private static let largeShare = 0.5

  mutating func guessContainers() {
    let parents = parents()
    let screen =
      captured.screen ?? captured.nodes.first { $0.depth == topDepth && $0.frame != nil }?.frame?.size
    let holdsEquals = equals(parents)
    for index in captured.nodes.indices.dropFirst() {
      let node = captured.nodes[index]
      guard node.hasLabel, node.end > index + 1, node.type == "Other", node.depth > topDepth else { continue }
      if isAlert(index) {
        use("Alert", "a box with its label as the title and buttons below", &captured.nodes[index])
        guessAlertButtons(index)
      } else if covers(node, screen), holdsWords(inside: index) {
        use("ScrollView", "it covers most of the screen and holds texts", &captured.nodes[index])
      } else if holdsEquals[index] {
        use("ScrollView", "it holds equals side by side", &captured.nodes[index])
      }
    }
    for index in captured.nodes.indices where captured.nodes[index].isPopoverRegion {
      use("Button", "the identifier of the region that closes a popover", &captured.nodes[index])
    }
  }

  private func parents() -> [Int] {
    var open: [Int] = []
    return captured.nodes.indices.map { index in
      while let last = open.last, captured.nodes[last].end <= index { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }

  /// Which nodes hold two or more labeled children of one size that can be aimed at and say
  /// different things.
  private func equals(_ parents: [Int]) -> [Bool] {
    var result = [Bool](repeating: false, count: captured.nodes.count)
    var first: [Int: Int] = [:]
    for index in captured.nodes.indices where isAimedAt(index) {
      let parent = parents[index]
      guard let other = first[parent] else {
        first[parent] = index
        continue
      }
      if isEqual(captured.nodes[index], captured.nodes[other]) { result[parent] = true }
    }
    for index in captured.nodes.indices.reversed() where result[index] && parents[index] >= 0 {
      result[parents[index]] = true
    }
    return result
  }

  private func isAimedAt(_ index: Int) -> Bool {
    let node = captured.nodes[index]
    guard node.hasLabel, let frame = node.frame else { return false }
    return frame.height >= MaestroReader.touchable && frame.width >= MaestroReader.touchable
  }

  private func isEqual(_ a: CapturedNode, _ b: CapturedNode) -> Bool {
    guard a.label != b.label, let one = a.frame, let other = b.frame else { return false }
    return abs(one.width - other.width) <= 1 && abs(one.height - other.height) <= 1
      && (abs(one.minX - other.minX) > 1 || abs(one.minY - other.minY) > 1)
  }

  private func covers(_ node: CapturedNode, _ screen: Size?) -> Bool {
    guard let screen, let frame = node.frame else { return false }
    return frame.width * frame.height > screen.width * screen.height * MaestroReader.largeShare
  }

  private func holdsWords(inside index: Int) -> Bool {
    captured.nodes[(index + 1)..<captured.nodes[index].end].contains(where: \.hasLabel)
  }

  /// Inset from the screen's sides, tall, its first text its own label and the last a wide button.
  private func isAlert(_ index: Int) -> Bool {
    let node = captured.nodes[index]
    guard let frame = node.frame, frame.minX > 0, frame.height >= 100, node.end - index <= 200 else {
      return false
    }
    let texts = captured.nodes[(index + 1)..<node.end].filter {
      $0.hasLabel && $0.label?.lowercased().contains("scroll bar, ") == false
    }
    guard let first = texts.first, let last = texts.last, texts.count >= 2, first.label == node.label,
      last.label != node.label, let button = last.frame
    else { return false }
    return button.height >= MaestroReader.touchable && button.width >= frame.width * 0.4
      && frame.maxY - button.maxY <= 40
  }

  /// The last text and those of its size.
  private mutating func guessAlertButtons(_ index: Int) {
    let range = (index + 1)..<captured.nodes[index].end
    guard
      let last = range.last(where: { inner in
        captured.nodes[inner].hasLabel
          && captured.nodes[inner].label?.lowercased().contains("scroll bar, ") == false
      })
    else { return }
    let button = captured.nodes[last]
    for inner in range where inner == last || isEqual(captured.nodes[inner], button) {
      guard captured.nodes[inner].hasLabel else { continue }
      use("Button", "it stands at the end of an alert", &captured.nodes[inner])
    }
  }
}

extension CapturedNode {
  /// What closes a popover when it is activated; it covers all that is beside it.
  var isPopoverRegion: Bool { identifier == "PopoverDismissRegion" }
}
