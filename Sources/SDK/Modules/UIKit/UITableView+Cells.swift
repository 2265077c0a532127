// UIKit: the declarations of UITableView.

extension UITableView {
  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    _cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { _cellNibs[identifier] = nib }
  func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _viewNibs[identifier] = nib
  }

  /// A new cell each time: none leaves the screen.
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let kind = _cellClasses[identifier] { return kind.init(style: .default, reuseIdentifier: identifier) }
    guard let made = _cellNibs[identifier]?.instantiate(withOwner: nil) else { return nil }
    return made.compactMap { $0 as? UITableViewCell }.first
  }
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let kind = _viewClasses[identifier] { return kind.init(reuseIdentifier: identifier) }
    guard let made = _viewNibs[identifier]?.instantiate(withOwner: nil) else { return nil }
    return made.compactMap { $0 as? UITableViewHeaderFooterView }.first
  }

  // MARK: What the data source gives

  var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _cells[indexPath] }
  func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let path = cell._path, _cells[path] === cell else { return nil }
    return path
  }
  func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows }
  func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { _cells[$0] } }
  var indexPathsForVisibleRows: [IndexPath]? { _cells.keys.sorted() }
  func rect(forSection section: Int) -> CGRect { bounds }
  func rectForRow(at indexPath: IndexPath) -> CGRect { _cells[indexPath]?.frame ?? CGRect.zero }
  func rectForHeader(inSection section: Int) -> CGRect { CGRect.zero }
  func rectForFooter(inSection section: Int) -> CGRect { CGRect.zero }

  func _written(_ section: Int) -> _ListSection? {
    guard let _written, _written.indices.contains(section) else { return nil }
    return _written[section]
  }

  /// Asks the data source for all there is to see.
  func _sections() -> [_ListSection] {
    guard let dataSource else { return _written ?? [] }
    var left = _ListSection._mostRows
    var sections: [_ListSection] = []
    for number in 0..<max(0, numberOfSections) {
      if left <= 0 { break }
      var section = _ListSection()
      let count = numberOfRows(inSection: number)
      section.isCut = count > left
      for row in 0..<max(0, min(count, left)) {
        section.cells.append(_cell(at: IndexPath(row: row, section: number), dataSource))
      }
      left -= section.cells.count
      section.header = _tableDelegate?.tableView(self, viewForHeaderInSection: number)
      section.headerTitle = dataSource.tableView(self, titleForHeaderInSection: number)
      section.footer = _tableDelegate?.tableView(self, viewForFooterInSection: number)
      section.footerTitle = dataSource.tableView(self, titleForFooterInSection: number)
      sections.append(section)
    }
    return sections
  }

  func _cell(at indexPath: IndexPath, _ dataSource: any UITableViewDataSource) -> UITableViewCell {
    if let known = _cells[indexPath] { return known }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    _cells[indexPath] = cell
    cell._path = indexPath
    addSubview(cell)
    if _chosen.contains(indexPath) { cell.setSelected(true, animated: false) }
    _tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// What a tap on a row does.
  func _choose(_ indexPath: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
    let known = _tableDelegate
    if _chosen.contains(indexPath), allowsMultipleSelection {
      deselectRow(at: indexPath, animated: true)
      known?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    guard let path = known == nil ? indexPath : known?.tableView(self, willSelectRowAt: indexPath) else {
      return
    }
    let before = _chosen
    selectRow(at: path, animated: true, scrollPosition: .none)
    if !allowsMultipleSelection {
      for old in before where old != path { known?.tableView(self, didDeselectRowAt: old) }
    }
    known?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Changes

  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    for path in indexPaths { _cells[path] = nil }
  }
  func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _cells = [:] }
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { _cells = [:] }
  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { _cells = [:] }
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { _cells = [:] }
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _cells = [:] }
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _cells = [:] }
  func moveSection(_ section: Int, toSection newSection: Int) { _cells = [:] }
  func reloadSectionIndexTitles() {}
  func beginUpdates() {}
  func endUpdates() {}
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}
  func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}
}
