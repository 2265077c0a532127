// UIKit: the declarations of NSCollectionLayoutItem.

class NSCollectionLayoutItem: NSObject {
  let layoutSize: NSCollectionLayoutSize
  let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  var contentInsets = NSDirectionalEdgeInsets.zero
  var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
