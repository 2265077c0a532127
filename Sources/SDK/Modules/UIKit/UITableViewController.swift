// UIKit: the declarations of UITableViewController.

class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  init(style: UITableView.Style) {
    _style = style
    super.init(nibName: nil, bundle: nil)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    _style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) {
    _style = .plain
    super.init(coder: coder)
  }
  convenience init() { self.init(style: .plain) }

  let _style: UITableView.Style
  var clearsSelectionOnViewWillAppear: Bool = true
  var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// The controller's view; it asks the controller for its rows.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller
  var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  override func loadView() {
    if !_loadInterface({ UITableView(frame: CGRect.zero, style: _style) }) {
      view = UITableView(frame: CGRect.zero, style: _style)
    }
    guard let table = tableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // What an app's class overrides; by itself the controller knows the sections of its interface file.
  func numberOfSections(in tableView: UITableView) -> Int { tableView._written?.count ?? 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView._written(section)?.cells.count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cells = tableView._written(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return UITableViewCell() }
    return cells[indexPath.row] as? UITableViewCell ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView._written(section)?.headerTitle
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView._written(section)?.footerTitle
  }
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
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
