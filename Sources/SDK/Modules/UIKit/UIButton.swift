// UIKit: the declarations of UIButton.

class UIButton: UIControl {
  typealias ConfigurationUpdateHandler = (UIButton) -> Void
  enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    static var roundedRect: UIButton.ButtonType { .system }
  }
  enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: CGRect.zero)
    _buttonType = buttonType
  }
  convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { _take(primaryAction) }
  }
  convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: CGRect.zero, primaryAction: primaryAction)
    _buttonType = buttonType
  }
  convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: CGRect.zero)
    self.configuration = configuration
    if let primaryAction { _take(primaryAction) }
  }
  class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let made = self.init(frame: CGRect.zero)
    made._buttonType = .system
    made.setImage(image, for: .normal)
    if let action { made.addTarget(target, action: action, for: .touchUpInside) }
    return made
  }

  /// A button shows the title and the image of its primary action.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)
  func _take(_ action: UIAction) {
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Kind

  var _buttonType: UIButton.ButtonType = .custom
  var buttonType: UIButton.ButtonType { _buttonType }
  var role: UIButton.Role = .normal
  var menu: UIMenu?
  var changesSelectionAsPrimaryAction: Bool = false
  var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  var isPointerInteractionEnabled: Bool = false
  var hoverStyle: UIHoverStyle?
  var isHovered: Bool { false }
  var isHeld: Bool { false }

  // MARK: Configuration

  var configuration: UIButton.Configuration? {
    didSet {
      guard let title = configuration?._titleText, !title.isEmpty else { return }
      _titles[.normal] = nil
    }
  }
  var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var automaticallyUpdatesConfiguration: Bool = true
  var _isUpdating = false
  func setNeedsUpdateConfiguration() { updateConfiguration() }
  func updateConfiguration() {
    guard let handler = configurationUpdateHandler, !_isUpdating else { return }
    _isUpdating = true
    handler(self)
    _isUpdating = false
  }
  override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Titles and images by the state that they are for

  var _titles: [UIControl.State: String] = [:]
  var _attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var _images: [UIControl.State: UIImage] = [:]
  var _backgroundImages: [UIControl.State: UIImage] = [:]
  var _titleColors: [UIControl.State: UIColor] = [:]
  var _symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  @_takesUnknown func setTitle(_ title: String?, for state: UIControl.State) {
    let title = _Words.heard(title)
    _titles[state] = title
    if configuration != nil, state == .normal { configuration?.title = title }
  }
  func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    _attributedTitles[state] = title
  }
  func setImage(_ image: UIImage?, for state: UIControl.State) {
    _images[state] = image
    if configuration != nil, state == .normal { configuration?.image = image }
  }
  func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { _backgroundImages[state] = image }
  func setTitleColor(_ color: UIColor?, for state: UIControl.State) { _titleColors[state] = color }
  func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { _symbolConfigurations[state] = configuration }

  func title(for state: UIControl.State) -> String? { _titles[state] ?? _titles[.normal] }
  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    _attributedTitles[state] ?? _attributedTitles[.normal]
  }
  func image(for state: UIControl.State) -> UIImage? { _images[state] ?? _images[.normal] }
  func backgroundImage(for state: UIControl.State) -> UIImage? {
    _backgroundImages[state] ?? _backgroundImages[.normal]
  }
  func titleColor(for state: UIControl.State) -> UIColor? { _titleColors[state] ?? _titleColors[.normal] }

  var currentTitle: String? { title(for: state) }
  var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  var currentTitleColor: UIColor { titleColor(for: state) ?? UIColor.white }
  var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  lazy var _titleLabel = UILabel()
  var titleLabel: UILabel? {
    if _titleLabel.text == nil, let title = _ownTitle { _titleLabel.text = title }
    return _titleLabel
  }
  lazy var _subtitleLabel = UILabel()
  var subtitleLabel: UILabel? { _subtitleLabel }
  lazy var _imageView = UIImageView(image: nil)
  var imageView: UIImageView? {
    _imageView.image = currentImage ?? _imageView.image
    return _imageView
  }
  var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
  var adjustsImageWhenHighlighted: Bool = true
  var adjustsImageWhenDisabled: Bool = true
  var showsTouchWhenHighlighted: Bool = false
  var reversesTitleShadowWhenHighlighted: Bool = false
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize.zero) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIFont.systemFont(ofSize: 18)._size(of: _ownTitle ?? "", within: size.width)
  }
  func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: What it says

  override var _isElement: Bool { true }
  var _ownTitle: String? {
    if let title = currentAttributedTitle?.string ?? currentTitle { return title }
    let parts = [configuration?._titleText, configuration?._subtitleText].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  override var _ownLabel: String? { _ownTitle ?? _titleLabel.text ?? currentImage?.accessibilityLabel }
  override var _ownTraits: UIAccessibilityTraits {
    let opensMenu = showsMenuAsPrimaryAction && menu != nil
    let own: UIAccessibilityTraits = opensMenu ? [.button, ._popUpButton] : .button
    return own.union(_stateTraits)
  }

  override var _parts: [_Part] { [] }
  override func _describe(_ node: inout _Node) {
    if let title = _ownTitle ?? _titleLabel.text, !title.isEmpty {
      node.texts = [title]
      node.derive("label", "the button's title")
    } else if let word = _typeWord {
      node.label = _Words.word(word)
      node.derive("label", "the button's type")
    } else {
      node.show(currentImage ?? _imageView.image, "the button's image")
    }
    if showsMenuAsPrimaryAction, menu != nil {
      node.traits = [.button, ._popUpButton]
      node.derive("traits", "a button that shows a menu")
    }
  }
  /// What a type draws is called.
  var _typeWord: String? {
    switch buttonType {
    case .contactAdd: "Add"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .close: "Close"
    default: nil
    }
  }

  override func _apply(_ key: String, _ value: Any?) {
    switch key {
    case "title": setTitle(value as? String, for: .normal)
    case "title.selected": setTitle(value as? String, for: .selected)
    case "title.disabled": setTitle(value as? String, for: .disabled)
    case "image": setImage(value as? UIImage, for: .normal)
    case "buttonType": _set(value, "_buttonType")
    case "configuration":
      let texts = value as? [String: String] ?? [:]
      var made = UIButton.Configuration.plain()
      made.title = texts["title"]
      made.subtitle = texts["subtitle"]
      configuration = made
    default: super._apply(key, value)
    }
  }
}
