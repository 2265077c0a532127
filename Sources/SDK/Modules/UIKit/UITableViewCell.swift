// UIKit: the declarations of UITableViewCell.

class UITableViewCell: UIView {
  typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
  enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  enum FocusStyle: Int, Sendable {
    case `default`, custom
  }
  enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
  enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  struct StateMask: OptionSet, Sendable {
    static let showingEditControl = StateMask(rawValue: 1 << 0)
    static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    _style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }
  required init?(coder: NSCoder) {
    _style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  let _style: UITableViewCell.CellStyle
  /// Where it stands in its table.
  var _path: IndexPath?
  let reuseIdentifier: String?
  func prepareForReuse() {}

  // MARK: What it shows

  lazy var contentView = UIView()
  lazy var _imageView = UIImageView(image: nil)
  var imageView: UIImageView? { _imageView }
  lazy var _textLabel = UILabel()
  var textLabel: UILabel? { _textLabel }
  lazy var _detailTextLabel = UILabel()
  /// The default style has none.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel
  var detailTextLabel: UILabel? { _style == .default ? nil : _detailTextLabel }
  var contentConfiguration: (any UIContentConfiguration)?
  var automaticallyUpdatesContentConfiguration: Bool = true
  var backgroundConfiguration: UIBackgroundConfiguration?
  var automaticallyUpdatesBackgroundConfiguration: Bool = true
  func defaultContentConfiguration() -> UIListContentConfiguration {
    switch _style {
    case .default: UIListContentConfiguration.cell()
    case .subtitle: UIListContentConfiguration.subtitleCell()
    default: UIListContentConfiguration.valueCell()
    }
  }
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration.listCell() }
  var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
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
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?

  // MARK: State

  var selectionStyle: UITableViewCell.SelectionStyle = .default
  var isSelected: Bool = false
  var isHighlighted: Bool = false
  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  var isEditing: Bool = false
  func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  var editingStyle: UITableViewCell.EditingStyle { .none }
  var showsReorderControl: Bool = false
  var shouldIndentWhileEditing: Bool = true
  var showingDeleteConfirmation: Bool { false }
  var accessoryType: UITableViewCell.AccessoryType = .none
  var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  var editingAccessoryType: UITableViewCell.AccessoryType = .none
  var editingAccessoryView: UIView?
  var indentationLevel: Int = 0
  var indentationWidth: CGFloat = 10
  var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var focusStyle: UITableViewCell.FocusStyle = .default
  var userInteractionEnabledWhileDragging: Bool = true
  func willTransition(to state: UITableViewCell.StateMask) {}
  func didTransition(to state: UITableViewCell.StateMask) {}
  func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// The built-in styles are one element with the texts of their labels; others pass on what is in them.
  override func _describe(_ node: inout _Node) {
    node.frame = nil
    node.describe(cell: contentConfiguration, _textLabel, _style == .default ? nil : _detailTextLabel)
    if accessoryType == .checkmark, node.isElement == true {
      node.traits = .selected
      node.derive("traits", "a checkmark", isGuess: true)
    }
    if let table = superview as? UITableView, let path = _path, table._opens {
      node.takesTaps = true
      node.activate = { table._choose(path) }
    }
  }

  override func _connect(_ key: String, _ target: NSObject) {
    switch key {
    case "textLabel": _textLabel = (target as? UILabel) ?? _textLabel
    case "detailTextLabel": _detailTextLabel = (target as? UILabel) ?? _detailTextLabel
    default: super._connect(key, target)
    }
  }

  /// What a swipe over the row offers is in its actions, the leading ones first; else what the table's data source can
  /// delete (UIKit: UITableViewDelegate, UITableViewDataSource).
  override func _sayActions(_ node: inout _Node, _ traits: UIAccessibilityTraits) {
    super._sayActions(&node, traits)
    guard let table = superview as? UITableView, let path = _path else { return }
    let known = table._tableDelegate
    let leading = known?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = known?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    let all = (leading?.actions ?? []) + (trailing?.actions ?? [])
    node.actions += all.compactMap { $0._action(on: self) }
    guard trailing == nil, let source = table.dataSource, let object = source as? NSObject,
      object._answers("tableView:commit:forRowAt:"), source.tableView(table, canEditRowAt: path)
    else { return }
    node.actions.append(
      _NodeAction(name: _Words.word("Delete")) { source.tableView(table, commit: .delete, forRowAt: path) })
  }
}
