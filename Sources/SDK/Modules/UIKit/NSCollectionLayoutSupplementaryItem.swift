// UIKit: the declarations of NSCollectionLayoutSupplementaryItem.

class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  let elementKind: String
  var zIndex: Int = 1
  init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  init(_size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: _size, supplementaryItems: [])
  }
}
