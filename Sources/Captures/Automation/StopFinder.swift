import EarshotVocabulary

/// Decides for every node of an automation tree whether VoiceOver stops there (spec formats.md
/// 1.4 and 2.5).
struct StopFinder {
  enum Decision {
    /// It passes its children on, or says nothing.
    case passes
    case stop
    /// A stop whose own controls are stops too: a search field with its buttons.
    case stopWithParts
    /// It belongs to the stop around it.
    case inside
    case leftOut(LeftOutReason)
  }

  let captured: CapturedNodes
  private(set) var decisions: [Decision]
  /// Whether something can be acted on inside a node.
  private var holdsControl: [Bool]
  /// Whether something inside a node has words.
  private var holdsWords: [Bool]
  private let screen: Rect?
  private let tellsStops: Bool
  private let heedsVisibility: Bool

  init(_ captured: CapturedNodes, screen: Rect?) {
    self.captured = captured
    self.screen = screen
    decisions = [Decision](repeating: .passes, count: captured.nodes.count)
    holdsControl = [Bool](repeating: false, count: captured.nodes.count)
    holdsWords = holdsControl
    tellsStops = captured.shape == .automation && captured.tellsStops
    // A tool that finds nothing visible has failed to ask (spec formats.md 2.6).
    heedsVisibility = captured.nodes.contains { $0.isVisible == true && $0.saysSomething }
  }

  /// Decides on all nodes.
  mutating func decide() {
    findControls()
    leaveOutBehindAlerts()
    var index = 0
    while index < captured.nodes.count { index = decide(index) }
    if captured.shape == .automation { foldRepeats() }
  }

  // MARK: Before the walk

  /// Which nodes hold something to act on. Inner nodes come later, so one walk backwards does.
  private mutating func findControls() {
    var parents: [Int] = []
    var parent = [Int](repeating: -1, count: captured.nodes.count)
    for index in captured.nodes.indices {
      while let last = parents.last, captured.nodes[last].end <= index { parents.removeLast() }
      parent[index] = parents.last ?? -1
      parents.append(index)
    }
    for index in captured.nodes.indices.reversed() {
      let node = captured.nodes[index]
      let acts =
        node.kind == .control && node.saysSomething && node.isVisible != false
        && (node.isVisible == true || node.isEnabled)
      guard parent[index] >= 0 else { continue }
      if acts || holdsControl[index] { holdsControl[parent[index]] = true }
      if node.saysSomething || holdsWords[index] { holdsWords[parent[index]] = true }
    }
  }

  /// An alert lies over everything: only what is in the last one can be reached.
  private mutating func leaveOutBehindAlerts() {
    guard captured.shape != .flat else { return }
    guard
      let alert = captured.nodes.indices.last(where: { index in
        let node = captured.nodes[index]
        return (node.kind == .alert || node.isModal) && node.isVisible != false && node.end > index + 1
      })
    else { return }
    let range = alert..<captured.nodes[alert].end
    for index in captured.nodes.indices {
      let holdsIt = index < alert && captured.nodes[index].end >= range.upperBound
      let isReached = holdsIt || range.contains(index) || captured.nodes[index].isPopoverRegion
      if !isReached { decisions[index] = .leftOut(.behindAlert) }
    }
  }

  // MARK: The walk

  /// Decides on a node and returns the next one to decide on.
  private mutating func decide(_ index: Int) -> Int {
    let node = captured.nodes[index]
    if case .leftOut = decisions[index] { return index + 1 }
    if let reason = reasonToLeaveOut(node) {
      leaveOut(index..<max(node.end, index + 1), reason)
      return max(node.end, index + 1)
    }
    switch decision(on: node, at: index) {
    case .stop:
      decisions[index] = .stop
      for inner in (index + 1)..<max(node.end, index + 1) { decisions[inner] = .inside }
      return max(node.end, index + 1)
    case .stopWithParts:
      decisions[index] = .stopWithParts
      for inner in (index + 1)..<max(node.end, index + 1) where captured.nodes[inner].typeRow != .button {
        decisions[inner] = .inside
      }
      return index + 1
    case .leftOut(let reason):
      decisions[index] = .leftOut(reason)
      return index + 1
    case .passes, .inside: return index + 1
    }
  }

  private mutating func leaveOut(_ range: Range<Int>, _ reason: LeftOutReason) {
    for index in range { decisions[index] = .leftOut(reason) }
  }

  /// Why a node is left out with all that is inside it.
  private func reasonToLeaveOut(_ node: CapturedNode) -> LeftOutReason? {
    if node.isHidden { return .hidden }
    if node.kind == .statusBar { return .statusBar }
    if isScrollBar(node) { return .scrollBar }
    return nil
  }

  /// Scroll views add two bars, which VoiceOver users hardly meet (spec formats.md 2.5, 6).
  private func isScrollBar(_ node: CapturedNode) -> Bool {
    if node.kind == .scrollBar { return true }
    guard node.kind == .box, let label = node.label else { return false }
    if StopFinder.namesScrollBar(label) { return true }
    guard captured.shape == .automation, let frame = node.frame, let value = node.value,
      StopFinder.isPercentage(value)
    else { return false }
    return min(frame.width, frame.height) <= 30 && max(frame.width, frame.height) >= 150
  }

  /// "40%", "40 %", in Turkish "%40", in Arabic "٤٠٪".
  private static func isPercentage(_ value: String) -> Bool {
    let signs: Set<Character> = ["%", "٪"]
    return [value.first, value.last].contains { $0.map(signs.contains) == true }
  }

  /// "Vertical scroll bar, 2 pages": looked for at the commas, which few labels have.
  private static func namesScrollBar(_ label: String) -> Bool {
    label.utf8.withContiguousStorageIfAvailable { label in
      let words = "scroll bar, ".utf8
      guard label.count >= words.count else { return false }
      return label.indices.dropFirst(words.count - 2).dropLast().contains { comma in
        label[comma] == UInt8(ascii: ",")
          && words.elementsEqual(
            label[(comma + 2 - words.count)..<(comma + 2)].lazy.map { byte in
              (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
            })
      }
    } ?? label.lowercased().contains("scroll bar, ")
  }

  private func decision(on node: CapturedNode, at index: Int) -> Decision {
    if case .inside = decisions[index] { return .inside }
    guard isCandidate(node, at: index) else { return .passes }
    if heedsVisibility, node.isVisible == false, isInsideScreen(node) { return .leftOut(.covered) }
    if let frame = node.frame, frame.isEmpty { return .leftOut(.noArea) }
    let holdsParts =
      node.typeRow.isTextInput && !tellsStops && holdsControl[index] && node.end > index + 1
    return holdsParts ? .stopWithParts : .stop
  }

  private func isCandidate(_ node: CapturedNode, at index: Int) -> Bool {
    if tellsStops { return node.isAccessible == true && node.kind != .frame }
    let isLeaf = node.end <= index + 1
    switch node.kind {
    case .frame, .statusBar, .keyboard, .scrollBar, .alert: return false
    case .navigationBar, .tabBar, .toolbar, .scroll, .compound:
      return captured.shape != .automation && isLeaf && node.hasLabel && !isBar(node)
    // A control without words is still a stop, unless the words are in it.
    case .control: return node.saysSomething || !holdsWords[index]
    case .content: return node.saysSomething || (captured.shape != .automation && node.typeRow == .image)
    case .box:
      if captured.shape == .flat { return node.saysSomething && !isBar(node) }
      if captured.shape == .assistive { return isLeaf && node.saysSomething && !isBar(node) }
      return node.hasLabel && !holdsControl[index]
    }
  }

  /// Bars that idb reports as plain groups with a label.
  private func isBar(_ node: CapturedNode) -> Bool {
    node.kind == .tabBar || node.extras.contains { $0.name == CapturedNode.barMark }
  }

  private func isInsideScreen(_ node: CapturedNode) -> Bool {
    guard let frame = node.frame, let screen else { return true }
    return screen.contains(frame.center)
  }

  // MARK: After the walk

  /// What says the same in nearly the same place is one stop (spec formats.md 2.5, 5): the two
  /// views of a text in React Native, a row's text beside its switch.
  private mutating func foldRepeats() {
    var last: Int?
    for index in decisions.indices {
      guard case .stop = decisions[index] else { continue }
      if let last, isRepeat(captured.nodes[index], of: captured.nodes[last]) {
        let worse = captured.nodes[index].kind == .control ? last : index
        decisions[worse] = .leftOut(.repeated)
        if worse == index { continue }
      }
      last = index
    }
    foldRowTexts()
  }

  private func isRepeat(_ node: CapturedNode, of other: CapturedNode) -> Bool {
    guard node.hasLabel, node.label == other.label, node.spokenValue == other.spokenValue,
      let a = node.frame, let b = other.frame
    else { return false }
    return abs(a.minX - b.minX) <= 2 && abs(a.minY - b.minY) <= 2 && abs(a.maxX - b.maxX) <= 2
      && abs(a.maxY - b.maxY) <= 2
  }

  /// In a row, a text that a control of the row has as its label belongs to the control.
  private mutating func foldRowTexts() {
    for index in captured.nodes.indices where captured.nodes[index].typeRow == .cell {
      guard holdsControl[index], captured.nodes[index].end - index <= 64 else { continue }
      let row = (index + 1)..<captured.nodes[index].end
      var labels: Set<String> = []
      for inner in row {
        guard case .stop = decisions[inner], captured.nodes[inner].kind == .control else { continue }
        if let label = captured.nodes[inner].label { labels.insert(label) }
      }
      for inner in row where captured.nodes[inner].typeRow == .staticText {
        guard case .stop = decisions[inner], let label = captured.nodes[inner].label,
          labels.contains(label)
        else { continue }
        decisions[inner] = .leftOut(.repeated)
      }
    }
  }
}

extension CapturedNode {
  /// Marks what a tool calls a bar in a field of its own.
  static let barMark = "role_description"
}

/// Why a node of a capture is no part of what can be reached.
enum LeftOutReason: Sendable {
  case statusBar
  case scrollBar
  case covered
  case noArea
  case repeated
  case behindAlert
  case hidden

  var sentence: String {
    switch self {
    case .statusBar: "The status bar is not part of the app's screen."
    case .scrollBar: "Scroll bars are left out of the order of swipes."
    case .covered: "It was not visible when the capture was made: covered or hidden."
    case .noArea: "It has no area, so that it can't be reached."
    case .repeated: "It repeats the stop in the same place."
    case .behindAlert: "While an alert is shown only what is inside it can be reached."
    case .hidden: "The capture marks it as hidden."
    }
  }
}
