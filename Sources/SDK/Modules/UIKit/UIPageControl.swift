// UIKit: the declarations of UIPageControl.

class UIPageControl: UIControl {
  enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  var numberOfPages: Int = 0 { didSet { currentPage = _currentPage } }
  var _currentPage = 0
  var currentPage: Int {
    get { _currentPage }
    set { _currentPage = max(0, min(newValue, numberOfPages - 1)) }
  }
  var hidesForSinglePage: Bool = false
  var pageIndicatorTintColor: UIColor?
  var currentPageIndicatorTintColor: UIColor?
  var preferredIndicatorImage: UIImage?
  var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
  var interactionState: UIPageControl.InteractionState { .none }
  var allowsContinuousInteraction: Bool = true
  var defersCurrentPageDisplay: Bool = false
  func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  func indicatorImage(forPage page: Int) -> UIImage? { nil }
  func updateCurrentPageDisplay() {}
  func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16, height: 26) }

  override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits {
    UIAccessibilityTraits([.adjustable, .updatesFrequently]).union(_stateTraits)
  }
  override func _press() {}
  override func accessibilityIncrement() { _move(to: currentPage + 1) }
  override func accessibilityDecrement() { _move(to: currentPage - 1) }
  func _move(to page: Int) {
    let old = currentPage
    currentPage = page
    if isEnabled, currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var _ownValue: String? { _Words.page(currentPage + 1, of: numberOfPages) }
  override func _describe(_ node: inout _Node) {
    node.derive("value", "the page and the number of pages")
  }
}
