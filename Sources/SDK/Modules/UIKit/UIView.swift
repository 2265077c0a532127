// UIKit: the declarations of UIView.

class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable,
  UIAccessibilityIdentification, UIAppearanceContainer, UIPopoverPresentationControllerSourceItem, _LayerHost
{
  enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
  enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
  enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  struct AutoresizingMask: OptionSet, Sendable {
    static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// A view of which only that is known.
  typealias _Unknown = _UnknownView

  static let noIntrinsicMetric: CGFloat = -1
  static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  class var layerClass: AnyClass { CALayer.self }
  class var requiresConstraintBasedLayout: Bool { false }

  /// Made of a class that is only known when the code runs, it is that class's: as with every initializer of Objective-C.
  required init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  required init?(coder: NSCoder) {
    frame = CGRect.zero
    super.init()
  }
  convenience init() { self.init(frame: CGRect.zero) }

  // MARK: Where it stands

  var frame: CGRect
  var _boundsOrigin: CGPoint = CGPoint.zero
  var bounds: CGRect {
    get { CGRect(origin: _boundsOrigin, size: frame.size) }
    set {
      _boundsOrigin = newValue.origin
      if newValue.size != frame.size { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }
  }
  var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      let corner = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      frame = CGRect(origin: corner, size: size)
    }
  }
  var _transform: CGAffineTransform?
  var transform: CGAffineTransform {
    get { _transform ?? CGAffineTransform.identity }
    set { _transform = newValue }
  }
  var _transform3D: CATransform3D?
  var transform3D: CATransform3D {
    get { _transform3D ?? CATransform3DIdentity }
    set { _transform3D = newValue }
  }
  var _anchorPoint: CGPoint?
  var anchorPoint: CGPoint {
    get { _anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { _anchorPoint = newValue }
  }
  var contentScaleFactor: CGFloat = 1
  var _autoresizingMask: UIView.AutoresizingMask?
  var autoresizingMask: UIView.AutoresizingMask {
    get { _autoresizingMask ?? [] }
    set { _autoresizingMask = newValue }
  }
  var autoresizesSubviews: Bool = true
  var translatesAutoresizingMaskIntoConstraints: Bool = true

  // MARK: How it looks

  var alpha: CGFloat = 1
  var isHidden: Bool = false
  var isOpaque: Bool = true
  var clipsToBounds: Bool = false
  var clearsContextBeforeDrawing: Bool = true
  var contentMode: UIView.ContentMode = .scaleToFill
  var backgroundColor: UIColor?
  var _tintColor: UIColor?
  /// What surrounds the view gives a color that it doesn't set.
  var tintColor: UIColor! {
    get { _tintColor ?? superview?.tintColor ?? UIColor.tintColor }
    set {
      _tintColor = newValue
      tintColorDidChange()
    }
  }
  var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  var mask: UIView?
  lazy var layer: CALayer = _makeLayer()
  /// Follows what surrounds it.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var maximumContentSizeCategory: UIContentSizeCategory?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? UITraitCollection.current : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
  lazy var traitOverrides = UITraitOverrides()

  func _makeLayer() -> CALayer {
    let made = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    made._host = self
    return made
  }
  var _layerFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }
  var _layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  var _layerOpacity: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  func tintColorDidChange() {}
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  func draw(_ rect: CGRect) {}
  func setNeedsDisplay() {}
  func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Views in views

  weak var superview: UIView?
  var subviews: [UIView] = []
  var tag: Int = 0
  /// The controller whose view it is.
  weak var _controller: UIViewController?
  /// The interface file that would hold what it shows.
  var _missingNib: String?
  /// What stands in for objects of an interface file.
  var _standIns: [Any?] = []
  var window: UIWindow? { superview?.window }
  override var next: UIResponder? { _controller ?? superview }

  func didAddSubview(_ subview: UIView) {}
  func willRemoveSubview(_ subview: UIView) {}
  func willMove(toSuperview newSuperview: UIView?) {}
  func didMoveToSuperview() {}
  func willMove(toWindow newWindow: UIWindow?) {}
  func didMoveToWindow() {}

  // MARK: What is done with it

  var isUserInteractionEnabled: Bool = true
  var isMultipleTouchEnabled: Bool = false
  var isExclusiveTouch: Bool = false
  var isFocused: Bool { false }
  var canBecomeFocused: Bool { false }
  var focusGroupIdentifier: String?
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContentViewer: Bool = false
  var scalesLargeContentImage: Bool = false
  var accessibilityIgnoresInvertColors: Bool = false

  // MARK: Layout

  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var _needsLayout = true
  var _needsConstraints = true
  lazy var _hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  lazy var _resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var _layoutMargins: UIEdgeInsets?
  var layoutMargins: UIEdgeInsets {
    get { _layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { _layoutMargins = newValue }
  }
  var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  var preservesSuperviewLayoutMargins: Bool = false
  var insetsLayoutMarginsFromSafeArea: Bool = true
  var safeAreaInsets: UIEdgeInsets { window?.safeAreaInsets ?? UIEdgeInsets.zero }
  lazy var safeAreaLayoutGuide = UILayoutGuide(_owner: self, "UIViewSafeAreaLayoutGuide")
  lazy var layoutMarginsGuide = UILayoutGuide(_owner: self, "UIViewLayoutMarginsGuide")
  lazy var readableContentGuide = UILayoutGuide(_owner: self, "UIViewReadableContentGuide")
  lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(_owner: self, "UIViewKeyboardLayoutGuide")
  var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets.zero }
  var forFirstBaselineLayout: UIView { self }
  var forLastBaselineLayout: UIView { self }
  var hasAmbiguousLayout: Bool { false }

  func layoutSubviews() {}
  func updateConstraints() {}
  func safeAreaInsetsDidChange() {}
  func layoutMarginsDidChange() {}
  func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// No layout is done here: about what it takes by itself.
  func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func encodeRestorableState(with coder: NSCoder) {}
  func decodeRestorableState(with coder: NSCoder) {}

  override var _ownAccessibilityFrame: CGRect { convert(bounds, to: nil) }
  override var _respondsByItself: Bool { isUserInteractionEnabled }
}
