// UIKit: the declarations of UITableView.

class UITableView: UIScrollView {
  enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }
  enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  static let automaticDimension: CGFloat = -1
  static let indexSearch: String = "{search}"
  static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")

  init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }
  override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  convenience init() { self.init(frame: CGRect.zero, style: .plain) }
  required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  let style: UITableView.Style
  weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  var _tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isPrefetchingEnabled: Bool = true
  var dragInteractionEnabled: Bool = false
  var hasActiveDrag: Bool { false }
  var hasActiveDrop: Bool { false }

  // MARK: How it looks

  var rowHeight: CGFloat = UITableView.automaticDimension
  var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  var fillerRowHeight: CGFloat = 0
  var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  var cellLayoutMarginsFollowReadableWidth: Bool = false
  var insetsContentViewsToSafeArea: Bool = true
  var backgroundView: UIView?
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
  var sectionIndexMinimumDisplayRowCount: Int = 0
  var remembersLastFocusedIndexPath: Bool = false
  var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
  var allowsFocus: Bool = true
  var selectionFollowsFocus: Bool = false
  var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
    }
  }
  var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableFooterView { addSubview(tableFooterView) }
    }
  }

  // MARK: What is chosen

  var isEditing: Bool = false
  func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  var allowsSelection: Bool = true
  var allowsSelectionDuringEditing: Bool = false
  var allowsMultipleSelection: Bool = false
  var allowsMultipleSelectionDuringEditing: Bool = false
  var _chosen: [IndexPath] = []
  var indexPathForSelectedRow: IndexPath? { _chosen.first }
  var indexPathsForSelectedRows: [IndexPath]? { _chosen.isEmpty ? nil : _chosen }
  func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard let indexPath else {
      for path in _chosen { deselectRow(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in _chosen { deselectRow(at: path, animated: animated) }
    }
    _chosen.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }
  func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _chosen.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Cells

  var _cellClasses: [String: UITableViewCell.Type] = [:]
  var _cellNibs: [String: UINib] = [:]
  var _viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var _viewNibs: [String: UINib] = [:]
  /// The cells that have been made; reloading lets them go.
  var _cells: [IndexPath: UITableViewCell] = [:]
  /// The rows that its interface file holds.
  var _written: [_ListSection]?

  // MARK: What other classes override

  func reloadData() {
    _cells = [:]
    _chosen = []
    setNeedsLayout()
  }

  override var _parts: [_Part] {
    var parts: [_Part] = []
    if let tableHeaderView { parts.append(_Part.object(tableHeaderView)) }
    for section in _sections() { section._add(to: &parts) }
    if let tableFooterView { parts.append(_Part.object(tableFooterView)) }
    return parts
  }

  /// Whether a tap on a row does something.
  var _opens: Bool {
    guard allowsSelection, let known = delegate as? NSObject else { return false }
    return known._answers("tableView:didSelectRowAt:")
  }
}
