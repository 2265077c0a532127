import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// Finds sliders of one's own: tracks of shapes that answer drags, where nothing can be adjusted.
///
/// Drags of cards, sheets and maps are none: only a long, narrow view that draws shapes and no
/// words counts.
enum DragControls {
  /// The views that are dragged to change a value, and that no element stands for.
  static func unadjustable(in screen: AuditedScreen) -> [TappedView] {
    screen.views.entries.indices.compactMap { view in
      let node = screen.views.entries[view].node
      guard let modifier = node.modifiers.first(where: isDrag), !screen.isDisabled(view),
        isTrack(view, screen), isShapesOnly(view, screen), isSeen(view, screen),
        !isNearAdjustable(view, screen)
      else { return nil }
      return TappedView(view: view, modifier: modifier, elements: screen.elements(inside: view))
    }
  }

  private static func isDrag(_ modifier: Modifier) -> Bool {
    guard ["gesture", "highPriorityGesture", "simultaneousGesture"].contains(modifier.name),
      case .record("DragGesture", let fields)? = modifier.unlabeled()?.current
    else { return false }
    return fields.contains { $0.label == "onChanged" && $0.value.handler != nil }
  }

  /// Neither a handle of a sheet nor a pane: long, and as narrow as a finger.
  private static func isTrack(_ view: Int, _ screen: AuditedScreen) -> Bool {
    guard let frame = screen.frame(view) else { return false }
    let long = max(frame.width, frame.height)
    let narrow = min(frame.width, frame.height)
    return long >= 100 && narrow > 0 && narrow <= 80 && long >= narrow * 2
  }

  private static let shapes: Set<String> = [
    "Capsule", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Path", "UnevenRoundedRectangle",
  ]
  private static let around: Set<String> = [
    "ZStack", "HStack", "VStack", "Group", "GeometryReader", "Spacer", "Color", "LinearGradient",
    "EmptyView", "AnyView",
  ]

  private static func isShapesOnly(_ view: Int, _ screen: AuditedScreen) -> Bool {
    var drawn = 0
    for index in screen.views.inside(view) {
      guard case .view(let name) = screen.views.entries[index].node.kind else { continue }
      if shapes.contains(name) {
        drawn += 1
      } else if !around.contains(name) {
        return false
      }
    }
    return drawn > 0
  }

  /// What is replaced or hidden on purpose has its stand-in elsewhere.
  private static func isSeen(_ view: Int, _ screen: AuditedScreen) -> Bool {
    for index in [view] + Array(screen.views.ancestors(of: view)) {
      switch screen.fate(index) {
      case .replaced, .hidden, .mergedInto: return false
      default: continue
      }
    }
    return true
  }

  /// Something adjustable, or a row with actions, belongs to it.
  private static func isNearAdjustable(_ view: Int, _ screen: AuditedScreen) -> Bool {
    let nearest = screen.views.ancestors(of: view).prefix(3)
    return ([view] + Array(nearest)).contains { ancestor in
      screen.elements(inside: ancestor).contains { index in
        let element = screen.tree.elements[index]
        return element.increment != nil || element.decrement != nil
          || element.traits.contains(.adjustable) || !element.actions.isEmpty
      }
    } || screen.stopAround(view) != nil
  }
}
