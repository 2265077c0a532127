import EarshotViewTree
import EarshotVocabulary

/// What a touch reaches in a tree of UIKit views (`hitTest(_:with:)`): the frontmost subview that
/// is shown and holds the point, and from there up to the first that handles touches.
extension Touch {
  func hit(_ node: ViewNode, _ properties: UIKitNode) -> HitTest.Hit? {
    guard properties.isHidden != true, properties.alpha ?? 1 > 0.01 else { return nil }
    let frame = properties.touchFrame ?? layout.frames[node.identity]
    if properties.clipsToBounds == true, let frame, !frame.contains(point) {
      return nil
    }
    if let inside = hit(childrenOf: node, isDisabled: false) { return inside }
    guard let frame, frame.contains(point) else { return nil }
    if properties.effectiveTraits.contains(.notEnabled), properties.isControl {
      return HitTest.Hit(view: node.identity, commands: [], isDisabled: true)
    }
    if let handler = properties.onActivate {
      return HitTest.Hit(view: node.identity, commands: [.run(handler, [])], isDisabled: false)
    }
    if properties.effectiveTraits.contains(.textEntry), properties.isControl {
      let edit = Command.interface(.beginEditing(node.identity))
      return HitTest.Hit(view: node.identity, commands: [edit], isDisabled: false)
    }
    guard properties.isControl || properties.tapHandler == true else { return nil }
    return HitTest.Hit(view: node.identity, commands: [], isDisabled: false)
  }
}

extension UIKitNode {
  /// Where touches are taken: the view's own frame, not the one that it tells assistive
  /// technologies; nil where the layout says it.
  var touchFrame: Rect? { viewFrame ?? frame }

  /// Whether UIKit's class takes touches by itself (`UIControl` and its kin).
  public var isControl: Bool { className.map { UIKitNode.controls.contains($0) } ?? false }

  private static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UISearchTextField", "UITextView",
    "UIStepper", "UISegmentedControl", "UISegment", "UIPageControl", "UIDatePicker",
    "UITabBarButton", "_UITabButton", "UIControl", "UIColorWell", "UIRefreshControl",
  ]
}
