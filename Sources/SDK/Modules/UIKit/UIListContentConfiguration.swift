// UIKit: the declarations of UIListContentConfiguration.

struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  struct TextProperties: Hashable {
    enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
    enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }
    var font: UIFont = UIFont.preferredFont(forTextStyle: .body)
    var color: UIColor = UIColor.label
    var colorTransformer: UIConfigurationColorTransformer?
    var alignment: TextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    var numberOfLines: Int = 0
    var adjustsFontSizeToFitWidth: Bool = false
    var minimumScaleFactor: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
    var adjustsFontForContentSizeCategory: Bool = true
    var transform: TextTransform = .none
    var showsExpansionTextWhenTruncated: Bool = false
    func resolvedColor() -> UIColor { color }
    static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
      lhs.alignment == rhs.alignment && lhs.numberOfLines == rhs.numberOfLines
        && lhs.transform == rhs.transform
    }
    func hash(into hasher: inout Hasher) { hasher.combine(numberOfLines) }
  }
  struct ImageProperties: Hashable {
    static let standardDimension: CGFloat = 0
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var tintColor: UIColor?
    var tintColorTransformer: UIConfigurationColorTransformer?
    var cornerRadius: CGFloat = 0
    var maximumSize: CGSize = CGSize.zero
    var reservedLayoutSize: CGSize = CGSize.zero
    var accessibilityIgnoresInvertColors: Bool = false
    func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
      lhs.cornerRadius == rhs.cornerRadius && lhs.maximumSize == rhs.maximumSize
    }
    func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }

  static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func prominentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  init() {}
  var image: UIImage?
  var imageProperties = UIListContentConfiguration.ImageProperties()
  /// Of a plain and an attributed text the one that was set last counts.
  var _text: String?
  var _attributedText: NSAttributedString?
  var text: String? {
    get { _text ?? _attributedText?.string }
    set {
      _text = _Words.heard(newValue)
      _attributedText = nil
    }
  }
  var attributedText: NSAttributedString? {
    get { _attributedText ?? _text.map { NSAttributedString(string: $0) } }
    set {
      _attributedText = newValue
      _text = nil
    }
  }
  var textProperties = UIListContentConfiguration.TextProperties()
  var _detail: String?
  var _attributedDetail: NSAttributedString?
  var secondaryText: String? {
    get { _detail ?? _attributedDetail?.string }
    set {
      _detail = _Words.heard(newValue)
      _attributedDetail = nil
    }
  }
  var secondaryAttributedText: NSAttributedString? {
    get { _attributedDetail ?? _detail.map { NSAttributedString(string: $0) } }
    set {
      _attributedDetail = newValue
      _detail = nil
    }
  }
  var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  var prefersSideBySideTextAndSecondaryText: Bool = false
  var imageToTextPadding: CGFloat = 0
  var textToSecondaryTextHorizontalPadding: CGFloat = 0
  var textToSecondaryTextVerticalPadding: CGFloat = 0
  var alpha: CGFloat = 1

  func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool {
    lhs.text == rhs.text && lhs.secondaryText == rhs.secondaryText && lhs.image == rhs.image
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}
