// UIKit: the declarations of UICollectionViewLayout.

class UICollectionViewLayout: NSObject {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init() }
  weak var _collectionView: UICollectionView?
  var collectionView: UICollectionView? { _collectionView }
  var collectionViewContentSize: CGSize { collectionView?.contentSize ?? CGSize.zero }
  class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  func prepare() {}
  func invalidateLayout() {}
  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a section has a header or footer.
  func _shows(_ kind: String, in section: Int, of view: UICollectionView) -> Bool {
    let path = IndexPath(item: 0, section: section)
    return layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
  }
}
