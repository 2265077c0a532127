// UIKit: the declarations of UITableViewDiffableDataSource.

class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {
    _cellProvider = cellProvider
    super.init()
    _list = tableView
    tableView.dataSource = self
  }

  weak var _list: UITableView?
  let _cellProvider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  var _snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
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

  // MARK: What the table asks

  var defaultRowAnimation: UITableView.RowAnimation = .automatic
  func numberOfSections(in tableView: UITableView) -> Int { _snapshot.numberOfSections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    _snapshot._items.indices.contains(section) ? _snapshot._items[section].count : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
    return _cellProvider(tableView, indexPath, item) ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
