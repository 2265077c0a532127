import EarshotViewTree
import EarshotVocabulary

/// Turns views into boxes: one for what a view is, one around it for each modifier that changes
/// where or how large it is.
struct BoxBuilder {
  let device: Device
  let profile: Profile
  let interface: InterfaceState
  private(set) var boxes: [Box] = []
  /// Which box is the frame of which view.
  private(set) var named: [(Identity, Int)] = []
  /// Views that are only the frame around others, inner ones first.
  private(set) var groups: [(Identity, [Int])] = []

  /// Rows of the last time; nil: none are looked for.
  var rows: RowsByStamp<LaidOutRow>?
  /// Whether the system's own controls kept the same then.
  var rowsAreOfThisInterface = false
  var knownRows: [KnownRow] = []
  var newRows: [NewRow] = []
  var rowOrder: [RowReference] = []
  /// Whether any view says where its lines are.
  var hasGuides = false
  /// A row is being made: rows inside it go with it.
  var isInRow = false

  /// Modifiers deeper inside than this change nothing any more: recursion stays bounded.
  static let modifierDepth = 900

  init(environment: ScreenEnvironment, interface: InterfaceState) {
    device = environment.device
    profile = environment.profile
    self.interface = interface
  }

  /// For a part of the screen that another builder makes.
  init(like other: BoxBuilder) {
    device = other.device
    profile = other.profile
    interface = other.interface
  }

  /// The box of a row that is known from the last time.
  mutating func add(_ arrangement: any Arrangement, like row: RowShape) -> Int {
    let box = add(arrangement)
    boxes[box].priority = row.priority
    boxes[box].isSpacer = row.isSpacer
    boxes[box].textEdges = row.textEdges
    boxes[box].values = row.values
    return box
  }

  mutating func add(_ arrangement: any Arrangement, _ children: [Int] = []) -> Int {
    var box = Box(arrangement, children)
    box.textEdges = arrangement.textEdges(children.map { boxes[$0] })
    boxes.append(box)
    return boxes.count - 1
  }

  /// A view that is only the frame around boxes; nothing where there are none.
  mutating func addGroup(_ identity: Identity, _ boxes: [Int]) {
    if !boxes.isEmpty { groups.append((identity, boxes)) }
  }

  mutating func name(_ identity: Identity, _ box: Int) { named.append((identity, box)) }
  mutating func setPriority(_ priority: Double, of box: Int) { boxes[box].priority = priority }
  mutating func add(value: OpaqueValue, to box: Int) { boxes[box].values.append(value) }

  /// What a view says to the container around it holds around its modifiers, too.
  mutating func keepTraits(of inner: Int, on outer: Int) {
    boxes[outer].priority = boxes[inner].priority
    boxes[outer].values = boxes[inner].values
  }

  /// A spacer gives way to everything that has no priority of its own.
  mutating func addSpacer(axis: Axis?, minimum: Double) -> Int {
    let box = add(SpacerArrangement(axis: axis, minimum: minimum))
    boxes[box].isSpacer = true
    boxes[box].priority = -.greatestFiniteMagnitude
    return box
  }

  func isSpacer(_ box: Int) -> Bool { boxes[box].isSpacer }

  mutating func root(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    stacked([node], environment)
  }

  /// The views as one box; several are one below the other, as where a view stands in for many.
  mutating func stacked(
    _ nodes: [ViewNode], _ environment: LayoutEnvironment, alignment: Double = 0.5
  ) -> Int {
    let boxes = boxes(nodes, environment.inside(nodes.count > 1 ? .vertical : environment.axis))
    if boxes.count == 1 { return boxes[0] }
    return add(StackArrangement(axis: .vertical, alignment: alignment), boxes)
  }

  /// The views as one box; several lie over each other, as in an overlay.
  mutating func layered(
    _ nodes: [ViewNode], _ environment: LayoutEnvironment, _ alignment: Alignment
  ) -> Int {
    let boxes = boxes(nodes, environment.inside(nil))
    return boxes.count == 1 ? boxes[0] : add(DepthArrangement(alignment: alignment), boxes)
  }

  mutating func boxes(_ nodes: [ViewNode], _ environment: LayoutEnvironment) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes.count)
    for node in nodes { append(node, environment, to: &result) }
    return result
  }

  /// Appends the boxes that a view puts into the container around it: one for most, those of its
  /// children for a view that passes them on, none for nothing.
  mutating func append(
    _ node: ViewNode, _ environment: LayoutEnvironment, to result: inout [Int]
  ) {
    guard !isInRow, let start = rowStart(node) else { return appendAnew(node, environment, to: &result) }
    if let box = knownRow(node, environment, isListed: false) {
      result.append(box)
      return
    }
    let count = result.count
    isInRow = true
    appendAnew(node, environment, to: &result)
    isInRow = false
    if result.count == count + 1 { note(node, environment, box: result[count], since: start) }
  }

  private mutating func appendAnew(
    _ node: ViewNode, _ environment: LayoutEnvironment, to result: inout [Int]
  ) {
    var environment = environment
    let around = apply(node.modifiers, to: &environment)
    guard node.passesChildrenOn else {
      guard let inner = box(node, environment) else { return }
      result.append(wrap(inner, node, around, environment))
      return
    }
    let start = result.count
    environment.depth += 1
    for child in node.children { append(child, environment, to: &result) }
    let inside = Array(result[start...])
    if inside.isEmpty { return }
    groups.append((node.identity, inside))
    guard !node.modifiers.isEmpty else { return }
    for index in start..<result.count {
      result[index] = wrapGroup(
        result[index], node, around, environment, isFirst: index == start)
    }
  }

  /// Applies modifiers from the outermost in, as the inner ones win; keeps for each that has views
  /// of its own what these inherit.
  private func apply(
    _ modifiers: [Modifier], to environment: inout LayoutEnvironment
  ) -> [Int: LayoutEnvironment] {
    if modifiers.isEmpty { return [:] }
    var kept: [Int: LayoutEnvironment] = [:]
    for index in modifiers.indices.reversed() {
      if LayoutModifiers.readsOutside(modifiers[index]) { kept[index] = environment }
      environment.apply(modifiers[index])
    }
    return kept
  }

  /// Whether the tree's root takes the whole screen.
  func coversScreen(_ root: ViewNode) -> Bool {
    ["SystemSheet", "SystemAlert", "SystemDialog", "SystemMenu", "SystemPopover"]
      .contains(root.viewName)
  }
}

extension ViewNode {
  /// The name of an SDK view; empty for all others.
  var viewName: String {
    if case .view(let name) = kind { return name }
    return ""
  }

  private static let transparent: Set<String> = [
    "Group", "ForEach", "AnyView", "TupleView", "ScrollViewReader", "TimelineView", "ToolbarItem",
    "ToolbarItemGroup", "Tab", "TabSection", "EquatableView", "ModifiedContent", "OutlineGroup",
    "GlassEffectContainer",
  ]

  /// Whether the view's children stand in the container around it.
  var passesChildrenOn: Bool {
    switch kind {
    case .custom: true
    case .view("Text"): false
    case .view(let name): ViewNode.transparent.contains(name) && argument("styledBody") == nil
    case .unknown, .element: false
    }
  }
}
