// UIKit: the declarations of NSCollectionLayoutSection.

class NSCollectionLayoutSection: NSObject {
  let _group: NSCollectionLayoutGroup?
  let _list: UICollectionLayoutListConfiguration?
  init(group: NSCollectionLayoutGroup) {
    _group = group
    _list = nil
  }
  init(_list: UICollectionLayoutListConfiguration) {
    _group = nil
    self._list = _list
  }
  static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(_list: configuration) }
  var contentInsets = NSDirectionalEdgeInsets.zero
  var contentInsetsReference: UIContentInsetsReference = .automatic
  var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  var supplementariesFollowContentInsets: Bool = true
  var interGroupSpacing: CGFloat = 0
  var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var decorationItems: [NSCollectionLayoutDecorationItem] = []
  var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}
