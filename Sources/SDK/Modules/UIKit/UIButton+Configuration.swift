// UIKit: the declarations of UIButton.

extension UIButton {
  struct Configuration {
    enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    static func plain() -> UIButton.Configuration { UIButton.Configuration() }
    static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
    static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    static func filled() -> UIButton.Configuration { UIButton.Configuration() }
    static func borderless() -> UIButton.Configuration { UIButton.Configuration() }
    static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
    static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration() }
    static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration() }
    static func glass() -> UIButton.Configuration { UIButton.Configuration() }
    static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration() }
    static func clearGlass() -> UIButton.Configuration { UIButton.Configuration() }
    static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration() }

    init() {}

    /// Of a plain and an attributed text the one that was set last counts.
    var _text: String?
    var _attributedText: AttributedString?
    var _detail: String?
    var _attributedDetail: AttributedString?
    var title: String? {
      get { _titleText }
      set {
        _text = newValue
        _attributedText = nil
      }
    }
    var attributedTitle: AttributedString? {
      get { _attributedText ?? _text.map { AttributedString($0) } }
      set {
        _attributedText = newValue
        _text = nil
      }
    }
    var subtitle: String? {
      get { _subtitleText }
      set {
        _detail = newValue
        _attributedDetail = nil
      }
    }
    var attributedSubtitle: AttributedString? {
      get { _attributedDetail ?? _detail.map { AttributedString($0) } }
      set {
        _attributedDetail = newValue
        _detail = nil
      }
    }
    var _titleText: String? { _text ?? _attributedText.map { String($0.characters) } }
    var _subtitleText: String? { _detail ?? _attributedDetail.map { String($0.characters) } }
    var image: UIImage?
    var showsActivityIndicator: Bool = false
    var indicator: UIButton.Configuration.Indicator = .automatic
    var background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()
    var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    var buttonSize: UIButton.Configuration.Size = .medium
    var macIdiomStyle: UIButton.Configuration.MacIdiomStyle = .automatic
    var baseForegroundColor: UIColor?
    var baseBackgroundColor: UIColor?
    var imageColorTransformer: UIConfigurationColorTransformer?
    var indicatorColorTransformer: UIConfigurationColorTransformer?
    var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    var imagePlacement: NSDirectionalRectEdge = .leading
    var imageReservation: CGFloat = 0
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 1
    var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    var automaticallyUpdateForSelection: Bool = true
    mutating func setDefaultContentInsets() {}
    func updated(for button: UIButton) -> UIButton.Configuration { self }
  }
}
