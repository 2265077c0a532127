import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// A control that an assistive technology can't use, and what keeps it away.
struct UnreachableControl {
  enum Obstacle {
    /// `accessibilityElement(children: .ignore)` on the view with that index; the element stands
    /// in its place.
    case ignored(by: Int, element: Int)
    /// The control ignores its own parts.
    case ignoresItself(element: Int)
    case merged(element: Int)
    case represented(by: Int)
    case hidden
    /// UIKit: it lies inside an element.
    case inside(element: Int)
    /// UIKit: it is no element, and nothing stands for it.
    case noElement
  }

  var view: Int
  var use: ControlUse
  var obstacle: Obstacle
}

/// Finds controls that neither a default action, nor a named action, nor the activation point
/// of any element reaches (seed of the rule: Deque's "Inaccessible Action").
struct Reachability {
  let screen: AuditedScreen
  /// How many controls each element swallows, by what they need.
  private var swallowed: [Int: Int] = [:]
  private var candidates: [UnreachableControl] = []

  init(_ screen: AuditedScreen) {
    self.screen = screen
    for view in screen.views.entries.indices {
      guard let use = Controls.use(of: screen.views.entries[view].node),
        let obstacle = obstacle(to: view), !screen.isDisabled(view)
      else { continue }
      candidates.append(UnreachableControl(view: view, use: use, obstacle: obstacle))
      if let element = obstacle.element { swallowed[element, default: 0] += 1 }
    }
  }

  func unreachable() -> [UnreachableControl] { candidates.filter { !isReachable($0) } }

  // MARK: What stands in the way

  private func obstacle(to view: Int) -> UnreachableControl.Obstacle? {
    switch screen.fate(view) {
    case .stop(let element): return ignoresItself(view) ? .ignoresItself(element: element) : nil
    case .mergedInto(_, let reason):
      guard reason != .labelOfControl, reason != .actionName else { return nil }
      return owner(of: view).map { .merged(element: $0) }
    case .replaced(.ignoredByParent): return ignored(view)
    case .replaced(.representation), .replaced(.syntheticChildren): return represented(view)
    case .hidden(.accessibilityHidden), .hidden(.elementsHidden), .hidden(.notInElements):
      return .hidden
    case .hidden(.insideElement): return screen.stopAround(view).map { .inside(element: $0) }
    case .silent(.notAnElement), .silent(.noMeaning):
      return isUIKitControl(view) || isBareTarget(view) ? .noElement : nil
    case .transparent: return isBareTarget(view) ? .noElement : nil
    default: return nil
    }
  }

  private func isUIKitControl(_ view: Int) -> Bool {
    guard case .element(let properties) = screen.views.entries[view].node.kind else { return false }
    return properties.isControl && properties.isElement == false
  }

  /// A view of UIKit or React Native that answers taps, while nothing in it is an element. One
  /// that covers much of the screen is there to close something.
  private func isBareTarget(_ view: Int) -> Bool {
    guard case .element(let properties) = screen.views.entries[view].node.kind,
      properties.tapHandler == true, properties.isElement != true,
      screen.elements(inside: view).isEmpty
    else { return false }
    guard let frame = screen.frame(view) else { return true }
    let size = screen.environment.device.screen
    return !frame.isEmpty && frame.width * frame.height < size.width * size.height / 2
  }

  private func ignoresItself(_ view: Int) -> Bool {
    screen.views.entries[view].node.modifiers.contains(where: Reachability.ignores)
  }

  static func ignores(_ modifier: Modifier) -> Bool {
    guard modifier.name == "accessibilityElement" else { return false }
    let children = modifier.argument("children")?.symbol
    return children == nil || children == "ignore"
  }

  private func ignored(_ view: Int) -> UnreachableControl.Obstacle? {
    for ancestor in screen.views.ancestors(of: view) {
      let node = screen.views.entries[ancestor].node
      guard node.modifiers.contains(where: Reachability.ignores) else { continue }
      return owner(of: ancestor).map { .ignored(by: ancestor, element: $0) }
    }
    return nil
  }

  /// The element that the view is, or is merged into.
  private func owner(of view: Int) -> Int? {
    var view = view
    for _ in 0..<64 {
      if let element = screen.element(ofView: view) { return element }
      guard case .mergedInto(let identity, _)? = screen.fate(view),
        let next = screen.views.index(of: identity), next != view
      else { return nil }
      view = next
    }
    return nil
  }

  private func represented(_ view: Int) -> UnreachableControl.Obstacle? {
    let names: Set<String> = ["accessibilityRepresentation", "accessibilityChildren"]
    let around = [view] + Array(screen.views.ancestors(of: view))
    let replacing = around.first { index in
      screen.views.entries[index].node.modifiers.contains { names.contains($0.name) }
    }
    return replacing.map { .represented(by: $0) }
  }

  // MARK: What reaches it all the same

  private func isReachable(_ control: UnreachableControl) -> Bool {
    switch control.obstacle {
    case .represented(let view):
      return screen.elements(inside: view).contains { isUsable($0, for: control.use) }
    case .hidden: return isCoveredElsewhere(control) || isBesideActions(control.view)
    case .noElement: return isCoveredElsewhere(control)
    case .merged(let element):
      return hasActionOf(control, element) || offers(element, control) || isHit(control, by: element)
    case .ignored(_, let element), .ignoresItself(let element), .inside(let element):
      return offers(element, control) || isHit(control, by: element)
    }
  }

  private func isUsable(_ element: Int, for use: ControlUse) -> Bool {
    let element = screen.tree.elements[element]
    let adjusts = element.increment != nil || element.decrement != nil
    switch use {
    case .adjust: return adjusts || !element.actions.isEmpty || element.defaultAction != nil
    case .tap, .pick, .type: return adjusts || !element.actions.isEmpty || element.defaultAction != nil
    }
  }

  /// The element offers something for each control that it swallows, or an action by its name.
  private func offers(_ index: Int, _ control: UnreachableControl) -> Bool {
    let element = screen.tree.elements[index]
    let adjusts = element.increment != nil || element.decrement != nil
    if control.use == .adjust { return adjusts || element.actions.count > 1 }
    let names = screen.shownTexts(of: control.view).map(KnownText.normal)
    let authored = screen.views.entries[control.view].node.modifier("accessibilityLabel")?
      .unlabeled()?.string
    let wanted = Set(names + [authored.map(KnownText.normal)].compactMap { $0 })
    if element.actions.contains(where: { wanted.contains(KnownText.normal($0.name)) }) { return true }
    let offered =
      element.actions.count + (element.defaultAction == nil ? 0 : 1) + (adjusts ? 1 : 0)
    return offered >= max(1, swallowed[index] ?? 1)
  }

  /// An action of the combined element is the control's own.
  private func hasActionOf(_ control: UnreachableControl, _ index: Int) -> Bool {
    let element = screen.tree.elements[index]
    guard let source = screen.source(control.view) else { return offers(index, control) }
    if control.use == .adjust, element.increment != nil || element.decrement != nil {
      return swallowed[index] ?? 1 == 1 || !element.actions.isEmpty
    }
    return element.actions.contains { $0.source == source }
      || element.defaultAction?.source == source
      || element.origins.contains { $0.property == .defaultAction && $0.source == source }
  }

  /// A synthetic tap at the element's activation point lands on the control.
  private func isHit(_ control: UnreachableControl, by index: Int) -> Bool {
    let element = screen.tree.elements[index]
    guard element.defaultAction == nil || control.use == .type else { return false }
    guard control.use != .adjust,
      let point = (element.activationPoint ?? element.frame?.center).map({ inside(element.frame, $0) }),
      case .view(let identity) = screen.screen.touchTarget(at: point),
      let hit = screen.views.index(of: identity)
    else { return false }
    guard isOnSwitch(point, control) else { return false }
    return screen.views.inside(control.view).contains(hit)
      || screen.views.inside(hit).contains(control.view)
  }

  /// A finger on the very edge of an element (`.accessibilityActivationPoint(.trailing)`) touches
  /// what lies at that edge.
  private func inside(_ frame: Rect?, _ point: Point) -> Point {
    guard let frame, frame.width > 2, frame.height > 2 else { return point }
    return Point(
      x: point.x == frame.maxX ? point.x - 1 : point.x, y: point.y == frame.maxY ? point.y - 1 : point.y)
  }

  /// A touch switches a Toggle only on the switch at its trailing end, not on its label.
  private func isOnSwitch(_ point: Point, _ control: UnreachableControl) -> Bool {
    let node = screen.views.entries[control.view].node
    guard node.name == "Toggle", node.argument("styledBody") == nil, let frame = screen.frame(control.view)
    else {
      return true
    }
    let width = 64.0
    return screen.tree.layoutDirection == .leftToRight
      ? point.x >= frame.maxX - width : point.x <= frame.minX + width
  }

  /// Something else on the screen stands for a control that is hidden: an action or an element of
  /// its name, an element around or beside it that can be used, or one whose tap lands on it.
  private func isCoveredElsewhere(_ control: UnreachableControl) -> Bool {
    let elements = screen.tree.elements
    if let around = screen.stopAround(control.view), isUsable(around, for: control.use) { return true }
    let names = Set(screen.shownTexts(of: control.view).map(KnownText.normal).filter { !$0.isEmpty })
    for element in elements {
      if let label = element.label?.string, names.contains(KnownText.normal(label)) { return true }
      if element.actions.contains(where: { names.contains(KnownText.normal($0.name)) }) { return true }
    }
    guard let frame = screen.frame(control.view), !frame.isEmpty else { return false }
    return elements.indices.contains { index in
      guard let other = elements[index].frame, other.intersects(frame) else { return false }
      return isHit(control, by: index)
    }
  }

  /// In the same row or card something has actions.
  private func isBesideActions(_ view: Int) -> Bool {
    let borders: Set<String> = ["List", "ForEach", "ScrollView", "Form", "Section", "SystemScreen"]
    for (level, ancestor) in screen.views.ancestors(of: view).enumerated() {
      guard level < 6, !borders.contains(screen.views.entries[ancestor].node.name) else { return false }
      let inside = screen.elements(inside: ancestor)
      if inside.contains(where: { isUsable($0, for: .tap) && !screen.tree.elements[$0].actions.isEmpty }) {
        return true
      }
      if inside.count == 1, isUsable(inside[0], for: .tap) { return true }
    }
    return false
  }
}

extension UnreachableControl.Obstacle {
  /// The element that takes the control's place.
  var element: Int? {
    switch self {
    case .ignored(_, let element), .ignoresItself(let element), .merged(let element),
      .inside(let element):
      element
    case .represented, .hidden, .noElement: nil
    }
  }
}
