// UIKit: the declarations of NSCollectionLayoutEdgeSpacing.

class NSCollectionLayoutEdgeSpacing: NSObject {
  init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}
