// UIKit: the declarations of UICollectionView.

extension UICollectionView {
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    _cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }
  func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { _cellNibs[identifier] = nib }
  func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { _viewClasses["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type }
  func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { _viewNibs["\(kind) \(identifier)"] = nib }

  /// A new cell each time: none leaves the screen.
  func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let kind = _cellClasses[identifier] { return _named(kind.init(frame: CGRect.zero), identifier) }
    let made = _cellNibs[identifier]?.instantiate(withOwner: nil) ?? []
    let cell = made.compactMap { $0 as? UICollectionViewCell }.first
    return _named(cell ?? UICollectionViewCell(frame: CGRect.zero), identifier)
  }
  func _named<View>(_ view: View, _ identifier: String) -> View where View: UICollectionReusableView {
    view._reuseIdentifier = identifier
    return view
  }
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind) \(identifier)"
    if let kind = _viewClasses[key] { return _named(kind.init(frame: CGRect.zero), identifier) }
    let made = _viewNibs[key]?.instantiate(withOwner: nil) ?? []
    let view = made.compactMap { $0 as? UICollectionReusableView }.first
    return _named(view ?? UICollectionReusableView(frame: CGRect.zero), identifier)
  }
  func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let cell = Cell.init(frame: CGRect.zero)
    if let item { registration._handler(cell, indexPath, item) }
    return cell
  }
  func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let view = Supplementary.init(frame: CGRect.zero)
    registration._handler(view, registration._kind, indexPath)
    return view
  }

  // MARK: What the data source gives

  var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { _cells[indexPath] }
  func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let path = cell._path, _cells[path] === cell else { return nil }
    return path
  }
  func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    nil
  }
  func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { _cells[$0] } }
  var indexPathsForVisibleItems: [IndexPath] { _cells.keys.sorted() }

  /// Asks the data source for all there is to see.
  func _sections() -> [_ListSection] {
    guard let dataSource else { return [] }
    var left = _ListSection._mostRows
    var sections: [_ListSection] = []
    for number in 0..<max(0, numberOfSections) {
      if left <= 0 { break }
      var section = _ListSection()
      let count = numberOfItems(inSection: number)
      section.isCut = count > left
      for item in 0..<max(0, min(count, left)) {
        section.cells.append(_cell(at: IndexPath(item: item, section: number), dataSource))
      }
      left -= section.cells.count
      section.header = _edge(UICollectionView.elementKindSectionHeader, number, dataSource)
      section.footer = _edge(UICollectionView.elementKindSectionFooter, number, dataSource)
      sections.append(section)
    }
    return sections
  }

  func _cell(at indexPath: IndexPath, _ dataSource: any UICollectionViewDataSource) -> UICollectionViewCell {
    if let known = _cells[indexPath] { return known }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    _cells[indexPath] = cell
    cell._path = indexPath
    addSubview(cell)
    if _chosen.contains(indexPath) { cell.isSelected = true }
    _collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  /// The header or footer of a section, where the layout has one.
  func _edge(_ kind: String, _ section: Int, _ dataSource: any UICollectionViewDataSource) -> UIView? {
    guard collectionViewLayout._shows(kind, in: section, of: self) else { return nil }
    let path = IndexPath(item: 0, section: section)
    return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// What a tap on an item does.
  func _choose(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    let known = _collectionDelegate
    if _chosen.contains(indexPath), allowsMultipleSelection {
      guard known?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: true)
      known?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard known?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let before = _chosen
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    if !allowsMultipleSelection {
      for old in before where old != indexPath { known?.collectionView(self, didDeselectItemAt: old) }
    }
    known?.collectionView(self, didSelectItemAt: indexPath)
    known?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: Changes

  func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { _cells[path] = nil }
  }
  func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  func reloadSections(_ sections: IndexSet) { _cells = [:] }
  func insertItems(at indexPaths: [IndexPath]) { _cells = [:] }
  func deleteItems(at indexPaths: [IndexPath]) { _cells = [:] }
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { _cells = [:] }
  func insertSections(_ sections: IndexSet) { _cells = [:] }
  func deleteSections(_ sections: IndexSet) { _cells = [:] }
  func moveSection(_ section: Int, toSection newSection: Int) { _cells = [:] }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {}
}
