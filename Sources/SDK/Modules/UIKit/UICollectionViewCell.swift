// UIKit: the declarations of UICollectionViewCell.

class UICollectionViewCell: UICollectionReusableView {
  typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  convenience init() { self.init(frame: CGRect.zero) }

  /// Where it stands in its list.
  var _path: IndexPath?
  lazy var contentView = UIView()
  var isSelected: Bool = false
  var isHighlighted: Bool = false
  var contentConfiguration: (any UIContentConfiguration)?
  var automaticallyUpdatesContentConfiguration: Bool = true
  var backgroundConfiguration: UIBackgroundConfiguration?
  var automaticallyUpdatesBackgroundConfiguration: Bool = true
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration.listCell() }
  var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var _isUpdating = false
  func setNeedsUpdateConfiguration() {
    if _isUpdating { return }
    _isUpdating = true
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    _isUpdating = false
  }
  func updateConfiguration(using state: UICellConfigurationState) {}
  func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  override func _describe(_ node: inout _Node) {
    node.frame = nil
    node.describe(cell: contentConfiguration, nil, nil)
    if let list = superview as? UICollectionView, let path = _path, list._opens {
      node.takesTaps = true
      node.activate = { list._choose(path) }
    }
  }
}
