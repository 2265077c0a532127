// UIKit: the declarations of UIScrollView.

class UIScrollView: UIView {
  enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
  enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
  struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    static let normal = DecelerationRate(rawValue: 0.998)
    static let fast = DecelerationRate(rawValue: 0.99)
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  weak var delegate: (any UIScrollViewDelegate)?
  /// Where the view's bounds begin.
  var contentOffset: CGPoint {
    get { _boundsOrigin }
    set {
      let moves = newValue != _boundsOrigin
      _boundsOrigin = newValue
      if moves { delegate?.scrollViewDidScroll(self) }
    }
  }
  var contentSize: CGSize = CGSize.zero
  var contentInset: UIEdgeInsets = UIEdgeInsets.zero
  var adjustedContentInset: UIEdgeInsets { contentInset }
  var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  var automaticallyAdjustsScrollIndicatorInsets: Bool = true
  var contentAlignmentPoint: CGPoint = CGPoint.zero
  lazy var contentLayoutGuide = UILayoutGuide(_owner: self, "UIScrollView-contentLayoutGuide")
  lazy var frameLayoutGuide = UILayoutGuide(_owner: self, "UIScrollView-frameLayoutGuide")
  var isScrollEnabled: Bool = true
  var isDirectionalLockEnabled: Bool = false
  var isPagingEnabled: Bool = false
  var bounces: Bool = true
  var alwaysBounceVertical: Bool = false
  var alwaysBounceHorizontal: Bool = false
  var bouncesVertically: Bool = true
  var bouncesHorizontally: Bool = true
  var transfersHorizontalScrollingToParent: Bool = true
  var transfersVerticalScrollingToParent: Bool = true
  var scrollsToTop: Bool = true
  var showsHorizontalScrollIndicator: Bool = true
  var showsVerticalScrollIndicator: Bool = true
  var indicatorStyle: UIScrollView.IndicatorStyle = .default
  var scrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  var decelerationRate: UIScrollView.DecelerationRate = .normal
  var indexDisplayMode: UIScrollView.IndexDisplayMode = .automatic
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  var delaysContentTouches: Bool = true
  var canCancelContentTouches: Bool = true
  var allowsKeyboardScrolling: Bool = true
  var isTracking: Bool { false }
  var isDragging: Bool { false }
  var isDecelerating: Bool { false }
  var isScrollAnimating: Bool { false }
  var refreshControl: UIRefreshControl?
  lazy var panGestureRecognizer = UIPanGestureRecognizer()
  lazy var _pinchGestureRecognizer = UIPinchGestureRecognizer()
  var pinchGestureRecognizer: UIPinchGestureRecognizer? { _pinchGestureRecognizer }

  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom: Bool = true
  var isZooming: Bool { false }
  var isZoomBouncing: Bool { false }
  func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  func zoom(to rect: CGRect, animated: Bool) {}

  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  func flashScrollIndicators() {}
  func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  func stopScrollingAndZooming() {}
  func touchesShouldCancel(in view: UIView) -> Bool { true }
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  func adjustedContentInsetDidChange() {}
}
