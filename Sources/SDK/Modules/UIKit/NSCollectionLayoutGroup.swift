// UIKit: the declarations of NSCollectionLayoutGroup.

class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  var subitems: [NSCollectionLayoutItem] = []
  var interItemSpacing: NSCollectionLayoutSpacing?
  var _axis: NSLayoutConstraint.Axis = .horizontal
  init(_size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ axis: NSLayoutConstraint.Axis) {
    super.init(layoutSize: _size, supplementaryItems: [])
    self.subitems = subitems
    _axis = axis
  }
  class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(_size: layoutSize, subitems, .horizontal) }
  class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(_size: layoutSize, Array(repeating: subitem, count: count), .horizontal)
  }
  class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(_size: layoutSize, subitems, .vertical) }
  class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(_size: layoutSize, Array(repeating: subitem, count: count), .vertical)
  }
  class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
}
