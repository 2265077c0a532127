// UIKit: the declarations of NSCollectionLayoutDecorationItem.

class NSCollectionLayoutDecorationItem: NSObject {
  let elementKind: String
  var zIndex: Int = 0
  var contentInsets = NSDirectionalEdgeInsets.zero
  init(_kind: String) { elementKind = _kind }
  class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(_kind: elementKind) }
}
