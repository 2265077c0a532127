// UIKit: the declarations of UICollectionViewController.

class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  let collectionViewLayout: UICollectionViewLayout
  var useLayoutToLayoutNavigationTransitions: Bool = false
  var clearsSelectionOnViewWillAppear: Bool = true
  var installsStandardGestureForInteractiveMovement: Bool = true
  /// In the controller's view; it asks the controller for its items.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
  var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return _collection
    }
    set {
      _collection?.removeFromSuperview()
      _collection = newValue
      if let newValue { _view?.addSubview(newValue) }
    }
  }
  var _collection: UICollectionView?
  override func loadView() {
    if _loadInterface({ UIView(frame: CGRect.zero) }) {
      _collection = _view as? UICollectionView
      if _collection?.dataSource == nil { _collection?.dataSource = self }
      if _collection?.delegate == nil { _collection?.delegate = self }
      return
    }
    let holder = UIView(frame: CGRect.zero)
    let made = UICollectionView(frame: CGRect.zero, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    _collection = made
    holder.addSubview(made)
    view = holder
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // What an app's class overrides.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: CGRect.zero) }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: CGRect.zero) }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
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
