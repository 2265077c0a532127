// UIKit: the declarations of UILabel.

class UILabel: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Of a plain and an attributed text the one that was set last counts.
  var _attributed: NSAttributedString?
  var text: String? {
    get { _text ?? _attributed?.string }
    set {
      _text = _Words.heard(newValue)
      _attributed = nil
    }
  }
  var _text: String?
  var attributedText: NSAttributedString? {
    get { _attributed ?? _text.map { NSAttributedString(string: $0) } }
    set {
      guard _Words.isKnown(newValue) else {
        text = _Words.heard(unknown: newValue)
        return
      }
      _attributed = newValue
      _text = nil
    }
  }
  var _font: UIFont?
  var font: UIFont! {
    get { _font ?? UIFont.systemFont(ofSize: 17) }
    set { _font = newValue }
  }
  var _textColor: UIColor?
  var textColor: UIColor! {
    get { _textColor ?? UIColor.label }
    set { _textColor = newValue }
  }
  var textAlignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var _lineBreakStrategy: NSParagraphStyle.LineBreakStrategy?
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { _lineBreakStrategy ?? [] }
    set { _lineBreakStrategy = newValue }
  }
  var numberOfLines: Int = 1
  var isEnabled: Bool = true
  var isHighlighted: Bool = false
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var _shadowOffset: CGSize?
  var shadowOffset: CGSize {
    get { _shadowOffset ?? CGSize(width: 0, height: -1) }
    set { _shadowOffset = newValue }
  }
  var adjustsFontSizeToFitWidth: Bool = false
  var adjustsFontForContentSizeCategory: Bool = false
  var allowsDefaultTighteningForTruncation: Bool = false
  var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var showsExpansionTextWhenTruncated: Bool = false
  var preferredVibrancy: Int = 0

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let font else { return CGSize.zero }
    return font._size(of: text, within: numberOfLines == 1 ? 0 : size.width)
  }
  func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  func drawText(in rect: CGRect) {}

  override var _isElement: Bool { true }
  override var _ownLabel: String? { text }
  override var _ownTraits: UIAccessibilityTraits { isEnabled ? .staticText : [.staticText, .notEnabled] }

  override var _stateTraits: UIAccessibilityTraits { isEnabled ? [] : .notEnabled }
  override func _describe(_ node: inout _Node) {
    guard let text, !text.isEmpty else {
      // A label without a text is no element (spec formats.md 11).
      node.isElement = false
      return
    }
    node.texts = [text]
    node.derive("label", "the label's text")
  }
}
