// UIKit: the declarations of NSCollectionLayoutSpacing.

class NSCollectionLayoutSpacing: NSObject {
  let spacing: CGFloat
  init(_spacing: CGFloat) { spacing = _spacing }
  class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init(_spacing: value) }
  class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init(_spacing: value) }
}
