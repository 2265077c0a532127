// UIKit: the declarations of NSCollectionLayoutSize.

class NSCollectionLayoutSize: NSObject {
  let widthDimension: NSCollectionLayoutDimension
  let heightDimension: NSCollectionLayoutDimension
  init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}
