// UIKit: the declarations of _LayoutEnvironment.

class _LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let _view: UICollectionView
  init(_view: UICollectionView) { self._view = _view }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { _view.traitCollection }
  var contentSize: CGSize { _view.bounds.size }
  var effectiveContentSize: CGSize { _view.bounds.size }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets.zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets.zero }
}
