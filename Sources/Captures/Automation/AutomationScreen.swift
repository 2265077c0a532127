import EarshotViewTree
import EarshotVocabulary

/// Turns an automation tree into the views of a screen.
struct AutomationScreen {
  private let captured: CapturedNodes
  private let decisions: [StopFinder.Decision]
  private let ancestors: BarAncestors
  /// Wrappers that say nothing are left out of very large captures.
  private let dropsWrappers: Bool
  /// What the traits of a type came from, by the type: most stops share one of these.
  private var typeOrigins: [ElementType: [FieldOrigin]] = [:]

  /// Nodes up to which `tree` shows every wrapper.
  private static let wrapperLimit = 20_000

  /// The screen of a capture.
  static func make(_ captured: CapturedNodes, _ input: CaptureInput) -> CapturedScreen {
    var environment = input.environment
    let size = captured.screen ?? screenSize(of: captured)
    if let size { environment.device = device(environment.device, size) }
    let bounds = Rect(origin: .zero, size: environment.device.screen)
    var finder = StopFinder(captured, screen: bounds)
    finder.decide()
    var screen = AutomationScreen(captured, finder.decisions)
    var notices = captured.notices
    let stops = finder.decisions.count { decision in
      switch decision {
      case .stop, .stopWithParts: true
      default: false
      }
    }
    if stops == 0, !notices.contains(where: { $0.severity == .warning }) {
      notices.append(
        Notice(
          .warning, .input, at: captured.firstLocation,
          "the capture is empty: there is nothing in it at which VoiceOver would stop"))
    }
    if screen.dropsWrappers {
      notices.append(
        Notice(
          .note, .input, at: captured.firstLocation,
          "views that say nothing are left out of the tree, which is large"))
    }
    let name = captured.name ?? captured.nodes.first { $0.typeRow == .application }?.label
    return CapturedScreen(
      name: name.flatMap { $0.isEmpty ? nil : $0 } ?? input.fileName, root: screen.root(),
      environment: environment, location: captured.firstLocation, notices: notices)
  }

  private init(_ captured: CapturedNodes, _ decisions: [StopFinder.Decision]) {
    self.captured = captured
    self.decisions = decisions
    self.ancestors = BarAncestors(captured)
    dropsWrappers = captured.nodes.count > AutomationScreen.wrapperLimit
  }

  /// The frame of the app or of its first window.
  private static func screenSize(of captured: CapturedNodes) -> Size? {
    captured.nodes.prefix(64).first { $0.kind == .frame && $0.frame?.isEmpty == false }?.frame?.size
  }

  private static func device(_ device: Device, _ size: Size) -> Device {
    guard size != device.screen, size.width > 0, size.height > 0 else { return device }
    var result = min(size.width, size.height) >= 700 ? Device.iPad : device
    result.screen = size
    return result
  }

  // MARK: Views

  private mutating func root() -> ViewNode {
    var children: [ViewNode] = []
    var index = 0
    while index < captured.nodes.count {
      append(index, Identity.root.child(children.count), to: &children)
      index = max(captured.nodes[index].end, index + 1)
    }
    var properties = UIKitNode()
    properties.typeName = "Capture"
    properties.isElement = false
    guard captured.shape == .flat else {
      return ViewNode(.element(properties), children: children, source: captured.firstLocation)
    }
    // The order of the capture is the order of swipes.
    properties.elements = children
    return ViewNode(.element(properties), source: captured.firstLocation)
  }

  private mutating func append(_ index: Int, _ identity: Identity, to siblings: inout [ViewNode]) {
    let node = captured.nodes[index]
    if dropsWrappers, case .passes = decisions[index], node.kind == .box, !node.hasLabel {
      return appendChildren(of: index, identity, to: &siblings)
    }
    if dropsWrappers, case .inside = decisions[index] { return }
    var children: [ViewNode] = []
    appendChildren(of: index, identity, to: &children)
    let view = ViewNode(
      .element(properties(of: index)), children: children, identity: identity,
      source: captured.location(index))
    guard case .stopWithParts = decisions[index] else { return siblings.append(view) }
    siblings += parted(view, identity)
  }

  private mutating func appendChildren(
    of index: Int, _ identity: Identity, to children: inout [ViewNode]
  ) {
    var child = index + 1
    let end = captured.nodes[index].end
    var number = 0
    while child < end {
      append(child, identity.child(number), to: &children)
      number += 1
      child = max(captured.nodes[child].end, child + 1)
    }
  }

  /// The element by itself, then its parts, all in one group.
  private func parted(_ view: ViewNode, _ identity: Identity) -> [ViewNode] {
    var element = view
    element.children = []
    element.identity = identity.child("element")
    var group = UIKitNode()
    group.typeName = "Parts"
    group.isElement = false
    group.elements = [element] + view.children
    return [ViewNode(.element(group), identity: identity, source: view.source)]
  }

  // MARK: Properties

  private mutating func properties(of index: Int) -> UIKitNode {
    let node = captured.nodes[index]
    var properties = UIKitNode()
    properties.typeName = node.type
    properties.frame = node.frame
    properties.identifier = node.identifier
    if !node.extras.isEmpty {
      properties.extras = node.extras.filter { $0.name != CapturedNode.barMark }
    }
    properties.origins = node.origins
    switch decisions[index] {
    case .stop, .stopWithParts: describeStop(index, node, &properties)
    case .leftOut(let reason):
      properties.leftOut = reason.sentence
      properties.label = node.label
    case .inside:
      properties.label = node.label
      properties.isElement = false
    case .passes: describeContainer(node, &properties)
    }
    return properties
  }

  private mutating func describeStop(_ index: Int, _ node: CapturedNode, _ properties: inout UIKitNode) {
    properties.isElement = true
    properties.label = node.label.flatMap { $0.isEmpty ? nil : $0 }
    properties.value = node.spokenValue
    properties.hint = node.hint.flatMap { $0.isEmpty ? nil : $0 }
    if node.typeRow == .staticText, properties.label == nil {
      properties.label = properties.value
      properties.value = nil
    }
    properties.traits = traits(of: index, node, &properties.origins)
    properties.isExpanded = node.isExpanded
    if !node.actions.isEmpty {
      properties.customActions = node.actions.map { UIKitNode.CustomAction(name: $0) }
    }
    properties.respondsToUserInteraction = node.kind == .control ? true : nil
  }

  private mutating func traits(
    of index: Int, _ node: CapturedNode, _ origins: inout [FieldOrigin]
  ) -> Traits {
    var traits: Traits
    if let given = node.traits {
      // Tools drop the bits that are not public; the type tells those (spec formats.md 2.1).
      traits = given.union(node.typeRow.traits.intersection(AutomationScreen.privateTraits))
    } else {
      traits = node.typeRow.traits
      let isGuess = node.origins.contains { $0.field == "type" && $0.isGuess }
      if isGuess || !node.typeRow.isKnown {
        origins.append(FieldOrigin("traits", "the type \(node.type)", isGuess: isGuess))
      } else if origins.isEmpty {
        origins = originsOfType(node.typeRow)
      } else {
        origins += originsOfType(node.typeRow)
      }
    }
    if !node.isEnabled, node.kind != .box || node.traits != nil { traits.insert(.notEnabled) }
    if node.isSelected || node.isSelectedByValue { traits.insert(.selected) }
    if node.kind == .control, traits.contains(.button), ancestors.tabBar[index] {
      traits.insert(.tabBarItem)
    }
    if node.traits == nil, ancestors.navigationBar[index],
      node.typeRow == .staticText || node.typeRow == .other
    {
      traits.insert(.header)
      origins.append(FieldOrigin("traits", "a text in a navigation bar is its title", isGuess: true))
    }
    if ancestors.navigationBar[index], node.typeRow == .button {
      if node.identifier == "BackButton" {
        traits.insert(.backButton)
      } else if node.label == "Back" {
        // One without the previous title says only this (spec formats.md 2.3).
        traits.insert(.backButton)
        origins.append(
          FieldOrigin("traits", "a button \"Back\" in a navigation bar leads back", isGuess: true))
      }
    }
    return traits
  }

  private mutating func originsOfType(_ type: ElementType) -> [FieldOrigin] {
    if let known = typeOrigins[type] { return known }
    let origins = [FieldOrigin("traits", "the type \(type.name)")]
    typeOrigins[type] = origins
    return origins
  }

  private static let privateTraits: Traits = [
    .textEntry, .secureTextField, .tabBarItem, .popUpButton, .textArea, .switchButton, .searchField,
    .pickerItem,
  ]

  private func describeContainer(_ node: CapturedNode, _ properties: inout UIKitNode) {
    properties.isElement = false
    if node.hasLabel, let label = node.label { properties.extras.insert(ExtraField("label", label), at: 0) }
    switch node.kind {
    case .navigationBar:
      properties.className = "UINavigationBar"
      properties.groupsChildren = true
      properties.sortPriority = 1
    case .tabBar:
      properties.className = "UITabBar"
      properties.groupsChildren = true
      properties.sortPriority = -1
    case .toolbar:
      properties.className = "UIToolbar"
      properties.groupsChildren = true
      if let frame = node.frame, frame.minY > 300, frame.height < 200 { properties.sortPriority = -1 }
    case .scroll, .keyboard, .alert: properties.groupsChildren = true
    case .compound:
      properties.groupsChildren = true
      if node.type == "SegmentedControl" { properties.className = "UISegmentedControl" }
    case .frame: properties.groupsChildren = node.type == "Window"
    case .box: properties.groupsChildren = node.type == "Cell"
    default: break
    }
  }
}

/// Which nodes stand in a bar.
private struct BarAncestors {
  var navigationBar: [Bool]
  var tabBar: [Bool]

  init(_ captured: CapturedNodes) {
    navigationBar = [Bool](repeating: false, count: captured.nodes.count)
    tabBar = navigationBar
    for (index, node) in captured.nodes.enumerated() {
      let range = (index + 1)..<max(node.end, index + 1)
      if node.kind == .navigationBar, !navigationBar[index] {
        for inner in range { navigationBar[inner] = true }
      }
      if node.kind == .tabBar, !tabBar[index] { for inner in range { tabBar[inner] = true } }
    }
  }
}
