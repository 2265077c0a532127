// UIKit: the declarations of UICollectionViewDiffableDataSource.

class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  ) {
    _cellProvider = cellProvider
    super.init()
    _list = collectionView
    collectionView.dataSource = self
  }

  weak var _list: UICollectionView?
  let _cellProvider: (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  var _snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  var _outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { _snapshot }
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    _snapshot = snapshot
    _list?.reloadData()
    completion?()
  }
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard _snapshot._items.indices.contains(indexPath.section) else { return nil }
    let items = _snapshot._items[indexPath.section]
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
  func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    _snapshot._place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    _snapshot._sections.indices.contains(index) ? _snapshot._sections[index] : nil
  }
  func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    _snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Outlines

  /// What a section shows of an outline.
  func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if _snapshot.indexOfSection(section) == nil { _snapshot.appendSections([section]) }
    _outlines[section] = snapshot
    if let place = _snapshot.indexOfSection(section) { _snapshot._items[place] = snapshot.visibleItems }
    _list?.reloadData()
    completion?()
  }
  func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let known = _outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(_snapshot.itemIdentifiers(inSection: section))
    return made
  }
  var sectionSnapshotHandlers = SectionSnapshotHandlers()
  var reorderingHandlers = ReorderingHandlers()
  struct SectionSnapshotHandlers {
    var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    var willExpandItem: ((ItemIdentifierType) -> Void)?
    var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }
  struct ReorderingHandlers {
    var canReorderItem: ((ItemIdentifierType) -> Bool)?
  }

  // MARK: What the collection asks

  typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  func numberOfSections(in collectionView: UICollectionView) -> Int { _snapshot.numberOfSections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    _snapshot._items.indices.contains(section) ? _snapshot._items[section].count : 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell(frame: CGRect.zero) }
    return _cellProvider(collectionView, indexPath, item) ?? UICollectionViewCell(frame: CGRect.zero)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: CGRect.zero)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
