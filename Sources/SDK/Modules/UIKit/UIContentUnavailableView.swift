// UIKit: the declarations of UIContentUnavailableView.

class UIContentUnavailableView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  var scrollEnabled: Bool = true
  init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }
  required init?(coder: NSCoder) { nil }
}
