// UIKit: the declarations of UICollectionViewLayoutInvalidationContext.

class UICollectionViewLayoutInvalidationContext: NSObject {
  override init() { super.init() }
  var invalidateEverything: Bool { false }
  var invalidateDataSourceCounts: Bool { false }
  func invalidateItems(at indexPaths: [IndexPath]) {}
}
