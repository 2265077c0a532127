import EarshotViewTree
import EarshotVocabulary

/// What UIKit's own classes say of themselves where the app says nothing.
///
/// From the trees in AccessibilitySnapshot's images (iOS 17.5 to 26.2) and its unit tests.
struct UIKitClass: Sendable {
  var isElement: Bool
  var traits: Traits

  static let known: [String: UIKitClass] = [
    "UILabel": .init(isElement: true, traits: .staticText),
    "UIButton": .init(isElement: true, traits: .button),
    "UISwitch": .init(isElement: true, traits: [.button, .switchButton]),
    "UISlider": .init(isElement: true, traits: .adjustable),
    "UITextField": .init(isElement: true, traits: .textEntry),
    "UISearchTextField": .init(isElement: true, traits: [.textEntry, .searchField]),
    "UITextView": .init(isElement: true, traits: [.textEntry, .textArea]),
    "UIPageControl": .init(isElement: true, traits: [.adjustable, .updatesFrequently]),
    "UIProgressView": .init(isElement: true, traits: .updatesFrequently),
    "UIActivityIndicatorView": .init(isElement: true, traits: .updatesFrequently),
    "UIImageView": .init(isElement: false, traits: .image),
    "UISegment": .init(isElement: true, traits: .button),
    "UITabBar": .init(isElement: false, traits: .tabBar),
    "UITabBarButton": .init(isElement: true, traits: [.button, .tabBarItem]),
    "_UITabButton": .init(isElement: true, traits: [.button, .tabBarItem]),
  ]

  /// The buttons of a `UITabBar`; iOS 26 has a class of its own for them.
  static let tabButtons: Set<String> = ["UITabBarButton", "_UITabButton"]
}

extension UIKitNode {
  private var knownClass: UIKitClass? { className.flatMap { UIKitClass.known[$0] } }

  var effectiveTraits: Traits { traits ?? knownClass?.traits ?? [] }

  /// Whether the node is a leaf of the accessibility tree.
  ///
  /// A `UIAccessibilityElement` is one by itself; a view is not, but for UIKit's controls. Where
  /// a document gives neither class nor children, what has words or traits is meant to be one.
  func isLeaf(hasChildren: Bool) -> Bool {
    if let isElement { return isElement }
    if isElementKind { return elements == nil }
    if className != nil { return knownClass?.isElement ?? false }
    let saysSomething = label != nil || value != nil || hint != nil || traits != nil
    return saysSomething && elements == nil && !hasChildren && containerType == nil
  }

  /// Where the element is shown; frames that are not finite count as the zero rectangle (spec
  /// announcements.md 4.5).
  var shownFrame: Rect? {
    (frame ?? viewFrame).map { $0.isFinite ? $0 : .zero }
  }

  /// Whether a view has no size at all.
  private var hasNoSize: Bool {
    guard let frame = viewFrame ?? frame else { return false }
    return frame.width == 0 && frame.height == 0
  }

  /// Why the node is left out with all that is inside it (spec announcements.md 4.1); nil: it
  /// is not.
  func absence(isLeaf: Bool) -> HiddenReason? {
    if elementsHidden == true { return .elementsHidden }
    if leftOut != nil { return .leftOut }
    if isElementKind { return nil }
    if isHidden == true { return .hiddenView }
    if let alpha, alpha <= 0 { return .opacityZero }
    if hasNoSize, clipsToBounds == true || isLeaf || elements != nil { return .zeroSize }
    return nil
  }
}
