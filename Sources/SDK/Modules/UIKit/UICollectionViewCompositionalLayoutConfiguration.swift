// UIKit: the declarations of UICollectionViewCompositionalLayoutConfiguration.

class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  override init() { super.init() }
  var scrollDirection: UICollectionView.ScrollDirection = .vertical
  var interSectionSpacing: CGFloat = 0
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var contentInsetsReference: UIContentInsetsReference = .safeArea
}
