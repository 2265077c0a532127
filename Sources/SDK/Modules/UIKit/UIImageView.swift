// UIKit: the declarations of UIImageView.

class UIImageView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(image: UIImage?) {
    super.init(frame: CGRect(origin: CGPoint.zero, size: CGSize.zero))
    isUserInteractionEnabled = false
    self.image = image
  }
  init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect.zero)
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted: Bool = false
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount: Int = 0
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  var isAnimating: Bool { _isAnimating }
  var _isAnimating = false
  func startAnimating() { _isAnimating = true }
  func stopAnimating() { _isAnimating = false }
  func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  func removeSymbolEffect(ofType effect: some SymbolEffect) {}
  func removeAllSymbolEffects() {}
  func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect)
  {
    self.image = image
  }

  override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  override var _ownLabel: String? { image?.accessibilityLabel }
  override var _ownTraits: UIAccessibilityTraits { .image }

  override func _describe(_ node: inout _Node) { node.show(image, "the picture") }
}
