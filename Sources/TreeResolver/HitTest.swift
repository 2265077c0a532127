import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// What a touch reaches: the topmost view at a point that does something.
public enum HitTest {
  /// What the touch sets off; nil where nothing lies there, empty where what lies there swallows
  /// it (a disabled control).
  ///
  /// Accessibility modifiers don't matter to a touch: what is hidden from assistive technologies
  /// can still be touched, what a representation shows can not.
  public static func commands(
    at point: Point, in tree: ViewTree, layout: LayoutResult, interface: InterfaceState
  ) -> [Command]? {
    hit(at: point, in: tree, layout: layout, interface: interface)?.commands
  }

  /// The view that takes the touch, and what it does; nil where nothing lies there.
  public static func hit(
    at point: Point, in tree: ViewTree, layout: LayoutResult, interface: InterfaceState
  ) -> Hit? {
    guard point.isFinite else { return nil }
    let touch = Touch(point: point, layout: layout, interface: interface)
    return touch.hit(tree.root, isDisabled: false)
  }

  /// What each of many touches lands on: the same as one by one, in less time on long screens.
  public static func hits(
    at points: [Point], in tree: ViewTree, layout: LayoutResult, interface: InterfaceState
  ) -> [Hit?] {
    let rows = TouchRows([tree.root], layout: layout)
    return points.map { point in
      guard point.isFinite else { return nil }
      let touch = Touch(point: point, layout: layout, interface: interface, rows: rows)
      return touch.hit(tree.root, isDisabled: false)
    }
  }

  /// What a touch lands on.
  public struct Hit: Sendable {
    /// The view that takes the touch.
    public var view: Identity
    /// What the touch sets off; empty where it is swallowed.
    public var commands: [Command]
    /// Whether the view is disabled, or belongs to something that is.
    public var isDisabled: Bool
  }
}

struct Touch {
  let point: Point
  let layout: LayoutResult
  let interface: InterfaceState
  /// Where the children of long lists lie; nil: they are looked through.
  var rows: TouchRows?

  func hit(_ nodes: [ViewNode], isDisabled: Bool) -> HitTest.Hit? {
    for node in nodes.reversed() {
      if let hit = hit(node, isDisabled: isDisabled) { return hit }
    }
    return nil
  }

  func hit(_ node: ViewNode, isDisabled: Bool) -> HitTest.Hit? {
    if case .element(let properties) = node.kind { return hit(node, properties) }
    guard !passesThrough(node) else { return nil }
    let disabled = isDisabled || node.modifiers.contains(where: disables)
    for modifier in node.modifiers.reversed() where Touch.above.contains(modifier.name) {
      if let hit = hit(views(of: modifier), isDisabled: isDisabled) { return hit }
    }
    if let hit = own(node, disabled) ?? gesture(on: node, disabled) { return hit }
    for modifier in node.modifiers where modifier.name == "background" {
      if let hit = hit(views(of: modifier), isDisabled: isDisabled) { return hit }
    }
    return nil
  }

  private func taken(_ node: ViewNode, _ commands: [Command], _ isDisabled: Bool) -> HitTest.Hit {
    HitTest.Hit(view: node.identity, commands: isDisabled ? [] : commands, isDisabled: isDisabled)
  }

  private static let above: Set<String> = ["overlay", "safeAreaInset", "safeAreaBar"]

  private func own(_ node: ViewNode, _ isDisabled: Bool) -> HitTest.Hit? {
    if let part = segment(of: node, isDisabled) ?? stepperHalf(of: node, isDisabled) { return part }
    if let commands = DefaultCommands.of(node, interface) {
      if contains(node), !hasOpenContent(node) { return taken(node, commands, isDisabled) }
    }
    if let styled = node.styledBody, let hit = hit(styled, isDisabled: isDisabled) { return hit }
    return hit(childrenOf: node, isDisabled: isDisabled)
  }

  func hit(childrenOf node: ViewNode, isDisabled: Bool) -> HitTest.Hit? {
    let children = shownChildren(node)
    guard children.count == node.children.count,
      let candidates = rows?.children(of: node.identity, at: point.y)
    else { return hit(children, isDisabled: isDisabled) }
    for index in candidates {
      if let hit = hit(children[index], isDisabled: isDisabled) { return hit }
    }
    return nil
  }

  /// An expanded group is more than its header.
  private func hasOpenContent(_ node: ViewNode) -> Bool {
    guard case .view("DisclosureGroup") = node.kind, node.isExpanded(interface),
      let frame = layout.frames[node.identity]
    else { return false }
    return point.y >= frame.minY + min(44, frame.height)
  }

  private func shownChildren(_ node: ViewNode) -> [ViewNode] {
    guard case .view(let name) = node.kind else { return node.children }
    switch name {
    case "Menu", "Picker": return []
    case "DisclosureGroup": return node.isExpanded(interface) ? node.children : []
    case "ViewThatFits":
      let chosen = layout.chosen[node.identity] ?? 0
      return node.children.indices.contains(chosen) ? [node.children[chosen]] : []
    case "Section": return node.views("header") + node.children + node.views("footer")
    case "LabeledContent", "GroupBox", "ContentUnavailableView":
      return node.views("label") + node.children + node.views("actions")
    default: return node.children
    }
  }

  private func segment(of node: ViewNode, _ isDisabled: Bool) -> HitTest.Hit? {
    guard case .view("Picker") = node.kind, contains(node),
      node.modifier("pickerStyle").flatMap(Inherited.style) == "segmented",
      let frame = layout.frames[node.identity], frame.width > 0
    else { return nil }
    let rows = PickerRows.of(node, interface)
    guard !rows.isEmpty else { return nil }
    let place = Int(clamping: (point.x - frame.minX) / frame.width * Double(rows.count))
    return taken(node, rows[min(max(place, 0), rows.count - 1)].commands, isDisabled)
  }

  /// A Stepper answers on its two buttons only, and at the end of its range not even there.
  private func stepperHalf(of node: ViewNode, _ isDisabled: Bool) -> HitTest.Hit? {
    guard case .view("Stepper") = node.kind, node.styledBody == nil else { return nil }
    let frame = layout.frames[node.identity]
    for isIncrement in [true, false] {
      let half = Steppers.halfFrame(of: frame, isIncrement: isIncrement, node, layout)
      guard half?.contains(point) == true else { continue }
      let commands = Steppers.commands(node, isIncrement: isIncrement)
      return taken(node, commands ?? [], isDisabled || commands == nil)
    }
    return nil
  }

  private func gesture(on node: ViewNode, _ isDisabled: Bool) -> HitTest.Hit? {
    guard contains(node) else { return nil }
    for modifier in node.modifiers where Touch.gestures.contains(modifier.name) {
      if let commands = Gestures.commands(of: modifier) { return taken(node, commands, isDisabled) }
    }
    return nil
  }

  private static let gestures: Set<String> = [
    "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]

  private func contains(_ node: ViewNode) -> Bool {
    layout.frames[node.identity]?.contains(point) ?? false
  }

  private func views(of modifier: Modifier) -> [ViewNode] {
    modifier.argument("content")?.views ?? modifier.unlabeled()?.views ?? []
  }

  private func passesThrough(_ node: ViewNode) -> Bool {
    node.modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": true
      case "opacity": (modifier.unlabeled()?.double ?? 1) <= 0
      case "allowsHitTesting": modifier.unlabeled()?.bool == false
      default: false
      }
    }
  }

  private func disables(_ modifier: Modifier) -> Bool {
    modifier.name == "disabled" && modifier.isOn
  }
}
