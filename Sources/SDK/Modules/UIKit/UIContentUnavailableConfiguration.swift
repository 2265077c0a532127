// UIKit: the declarations of UIContentUnavailableConfiguration.

struct UIContentUnavailableConfiguration: UIContentConfiguration {
  enum Alignment: Int, Sendable {
    case center, natural
  }
  struct TextProperties {
    var font: UIFont = UIFont.preferredFont(forTextStyle: .body)
    var color: UIColor = UIColor.label
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var numberOfLines: Int = 0
    var adjustsFontSizeToFitWidth: Bool = false
    var minimumScaleFactor: CGFloat = 0
  }
  struct ImageProperties {
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var tintColor: UIColor?
    var cornerRadius: CGFloat = 0
    var maximumSize: CGSize = CGSize.zero
    var accessibilityIgnoresInvertColors: Bool = false
  }
  struct ButtonProperties {
    var primaryAction: UIAction?
    var menu: UIMenu?
    var role: UIButton.Role = .normal
    var isEnabled: Bool = true
  }
  static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made._isLoading = true
    return made
  }
  static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made._isSearch = true
    return made
  }
  var _isLoading = false
  var _isSearch = false
  var image: UIImage?
  var imageProperties = ImageProperties()
  var text: String?
  var attributedText: NSAttributedString?
  var textProperties = TextProperties()
  var secondaryText: String?
  var secondaryAttributedText: NSAttributedString?
  var secondaryTextProperties = TextProperties()
  var button: UIButton.Configuration = UIButton.Configuration.plain()
  var buttonProperties = ButtonProperties()
  var secondaryButton: UIButton.Configuration = UIButton.Configuration.plain()
  var secondaryButtonProperties = ButtonProperties()
  var alignment: UIContentUnavailableConfiguration.Alignment = .center
  var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  var imageToTextPadding: CGFloat = 0
  var textToSecondaryTextPadding: CGFloat = 0
  var textToButtonPadding: CGFloat = 0
  var buttonToSecondaryButtonPadding: CGFloat = 0
  var background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()
  init() {}
  func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
