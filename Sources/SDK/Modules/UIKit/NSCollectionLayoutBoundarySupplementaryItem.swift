// UIKit: the declarations of NSCollectionLayoutBoundarySupplementaryItem.

class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  let alignment: NSRectAlignment
  var extendsBoundary: Bool = true
  var pinToVisibleBounds: Bool = false
  init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(_size: layoutSize, elementKind)
  }
  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    super.init(_size: layoutSize, elementKind)
  }
}
