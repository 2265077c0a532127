import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// A view that answers taps by a gesture.
struct TappedView {
  var view: Int
  var modifier: Modifier
  /// The stops that it and what is inside it are.
  var elements: [Int]
}

/// Finds views that are controls only because of a gesture on them.
enum TapGestures {
  /// The views with a gesture that nothing tells users of: no trait, no action, no control around
  /// or inside.
  static func unannounced(in screen: AuditedScreen) -> [TappedView] {
    screen.views.entries.indices.compactMap { unannounced($0, in: screen) }
  }

  private static func unannounced(_ view: Int, in screen: AuditedScreen) -> TappedView? {
    let node = screen.views.entries[view].node
    guard let modifier = node.modifiers.first(where: isTap), Controls.use(of: node) == nil,
      !screen.isDisabled(view), !isBackground(view, screen), !isInsideControl(view, screen)
    else { return nil }
    let elements = screen.elements(inside: view)
    guard !elements.contains(where: { isAnnounced(screen.tree.elements[$0]) }) else { return nil }
    if elements.isEmpty, !isReplacedUnannounced(view, screen) { return nil }
    return TappedView(view: view, modifier: modifier, elements: elements)
  }

  /// One tap with a closure that is known.
  private static func isTap(_ modifier: Modifier) -> Bool {
    switch modifier.name {
    case "onTapGesture":
      guard (modifier.argument("count")?.int ?? 1) == 1 else { return false }
      let action =
        modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabeled()
      return action?.handler != nil
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      guard case .record("TapGesture", let fields)? = modifier.unlabeled()?.current else { return false }
      return fields.contains { $0.label == "onEnded" && $0.value.handler != nil }
    default: return false
    }
  }

  /// The element says that it can be used, or has an action besides the tap.
  private static func isAnnounced(_ element: AccessibilityElement) -> Bool {
    element.traits.containsAny(of: [
      .button, .link, .switchButton, .toggle, .adjustable, .textEntry, .searchField, .popUpButton,
      .tabBarItem, .keyboardKey, .startsMediaSession, .allowsDirectInteraction,
    ]) || !element.actions.isEmpty || element.increment != nil || element.respondsToUserInteraction == true
      || element.origins.contains {
        $0.property == .defaultAction && $0.modifier?.hasPrefix(".accessibilityAction") == true
      }
  }

  /// Taps beside the content, to put the keyboard away or to close something: the gesture covers
  /// much of the screen, or text fields.
  private static func isBackground(_ view: Int, _ screen: AuditedScreen) -> Bool {
    let inside = screen.views.inside(view)
    if inside.contains(where: { Controls.use(of: screen.views.entries[$0].node) == .type }) { return true }
    let names: Set<String> = [
      "Color", "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "TabView",
      "GeometryReader", "LinearGradient", "Map", "SystemScreen", "Rectangle", "EmptyView", "Spacer",
      "VideoPlayer", "Canvas",
    ]
    if names.contains(screen.views.entries[view].node.name) { return true }
    guard let frame = screen.frame(view) else { return false }
    let size = screen.environment.device.screen
    return frame.height > size.height * 0.5 && frame.width > size.width * 0.8
  }

  private static func isInsideControl(_ view: Int, _ screen: AuditedScreen) -> Bool {
    for ancestor in screen.views.ancestors(of: view) {
      let node = screen.views.entries[ancestor].node
      if Controls.use(of: node) != nil || node.name == "SystemTab" { return true }
      if let element = screen.element(ofView: ancestor) {
        return isAnnounced(screen.tree.elements[element])
      }
    }
    return false
  }

  /// A view without stops counts only where it draws something that users are to tap: an image
  /// or a shape that nothing else stands for.
  private static func isReplacedUnannounced(_ view: Int, _ screen: AuditedScreen) -> Bool {
    switch screen.fate(view) {
    case .silent(.noMeaning), .silent(.decorativeImage), .transparent, nil: break
    case .replaced(.ignoredByParent): return screen.stopAround(view).map { isIdle($0, screen) } ?? false
    default: return false
    }
    let drawn: Set<String> = ["Image", "Circle", "RoundedRectangle", "Capsule", "Ellipse"]
    guard let frame = screen.frame(view), !frame.isEmpty, frame.width <= 120, frame.height <= 120
    else { return false }
    let isDrawn = screen.views.inside(view).contains { index in
      drawn.contains(screen.views.entries[index].node.name)
    }
    return isDrawn && !hasAnnouncedNeighbor(view, screen)
  }

  private static func isIdle(_ element: Int, _ screen: AuditedScreen) -> Bool {
    let found = screen.tree.elements[element]
    guard found.defaultAction == nil, found.actions.isEmpty, found.increment == nil,
      let point = found.activationPoint ?? found.frame?.center
    else { return false }
    return screen.screen.touchTarget(at: point) == .nothing
  }

  private static func hasAnnouncedNeighbor(_ view: Int, _ screen: AuditedScreen) -> Bool {
    guard let parent = screen.views.entries[view].parent else { return false }
    return screen.elements(inside: parent).contains { isAnnounced(screen.tree.elements[$0]) }
  }
}
