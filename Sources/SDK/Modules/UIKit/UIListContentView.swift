// UIKit: the declarations of UIListContentView.

class UIListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }
  required init?(coder: NSCoder) { nil }
  lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide(_owner: self, "text")
  lazy var secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide(_owner: self, "secondaryText")
  lazy var imageLayoutGuide: UILayoutGuide? = UILayoutGuide(_owner: self, "image")

  override func _describe(_ node: inout _Node) { node.describe(cell: configuration, nil, nil) }
}
