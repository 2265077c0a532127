// UIKit: the declarations of NSCollectionLayoutVisibleItem.

protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}
