// UIKit: the declarations of UIContentUnavailableView.

class UIContentUnavailableView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  var scrollEnabled: Bool = true
  init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }
  required init?(coder: NSCoder) { nil }

  override var _parts: [_Part] {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return [] }
    var parts: [_Part] = []
    for text in [
      shown.text ?? shown.attributedText?.string,
      shown.secondaryText ?? shown.secondaryAttributedText?.string,
    ] {
      if let text, !text.isEmpty { parts.append(_Part.node(_Node("UILabel", text: text))) }
    }
    if let action = shown.buttonProperties.primaryAction {
      var configuration = shown.button
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      parts.append(_Part.object(UIButton(configuration: configuration, primaryAction: action)))
    }
    return parts
  }
}
