// UIKit: the declarations of UICollectionView.

class UICollectionView: UIScrollView {
  enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
  struct ScrollPosition: OptionSet, Sendable {
    static let top = ScrollPosition(rawValue: 1 << 0)
    static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    static let bottom = ScrollPosition(rawValue: 1 << 2)
    static let left = ScrollPosition(rawValue: 1 << 3)
    static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    static let right = ScrollPosition(rawValue: 1 << 5)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum ElementCategory: Int, Sendable {
    case cell, supplementaryView, decorationView
  }
  enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"

  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout._collectionView = self
  }
  required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout._collectionView = self
  }

  var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout._collectionView = self } }
  weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  var _collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isPrefetchingEnabled: Bool = true
  var dragInteractionEnabled: Bool = false
  var hasActiveDrag: Bool { false }
  var hasActiveDrop: Bool { false }
  var backgroundView: UIView?
  var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
  var remembersLastFocusedIndexPath: Bool = false
  var allowsFocus: Bool = true
  var selectionFollowsFocus: Bool = false
  func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: What is chosen

  var isEditing: Bool = false
  var allowsSelection: Bool = true
  var allowsMultipleSelection: Bool = false
  var allowsSelectionDuringEditing: Bool = false
  var allowsMultipleSelectionDuringEditing: Bool = false
  var _chosen: [IndexPath] = []
  var indexPathsForSelectedItems: [IndexPath]? { _chosen }
  func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    guard let indexPath else {
      for path in _chosen { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in _chosen { deselectItem(at: path, animated: animated) }
    }
    _chosen.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }
  func deselectItem(at indexPath: IndexPath, animated: Bool) {
    _chosen.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Cells

  var _cellClasses: [String: UICollectionViewCell.Type] = [:]
  var _cellNibs: [String: UINib] = [:]
  /// By kind and identifier.
  var _viewClasses: [String: UICollectionReusableView.Type] = [:]
  var _viewNibs: [String: UINib] = [:]
  /// The cells that have been made; reloading lets them go.
  var _cells: [IndexPath: UICollectionViewCell] = [:]

  func reloadData() {
    _cells = [:]
    _chosen = []
    setNeedsLayout()
  }

  override var _parts: [_Part] {
    var parts: [_Part] = []
    for section in _sections() { section._add(to: &parts) }
    return parts
  }

  /// Whether a tap on an item does something.
  var _opens: Bool {
    guard allowsSelection, let known = delegate as? NSObject else { return false }
    return known._answers("collectionView:didSelectItemAt:")
  }
}
