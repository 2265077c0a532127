// UIKit: the declarations of UITableViewHeaderFooterView.

class UITableViewHeaderFooterView: UIView {
  required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect.zero)
    addSubview(contentView)
  }
  required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  convenience init() { self.init(reuseIdentifier: nil) }
  let reuseIdentifier: String?
  lazy var contentView = UIView()
  lazy var _textLabel = UILabel()
  var textLabel: UILabel? { _textLabel }
  lazy var _detailTextLabel = UILabel()
  var detailTextLabel: UILabel? { _detailTextLabel }
  var backgroundView: UIView?
  var contentConfiguration: (any UIContentConfiguration)?
  var automaticallyUpdatesContentConfiguration: Bool = true
  var backgroundConfiguration: UIBackgroundConfiguration?
  var automaticallyUpdatesBackgroundConfiguration: Bool = true
  var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.groupedHeader()
  }
  func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  func updateConfiguration(using state: UIViewConfigurationState) {}
  func prepareForReuse() {}

  override func _describe(_ node: inout _Node) {
    node.describe(cell: contentConfiguration, _textLabel, _detailTextLabel)
    if node.isElement == true { node.traits = [.header, .staticText] }
  }
}
