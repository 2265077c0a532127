// UIKit: the declarations of UICollectionViewDragDelegate.

protocol UICollectionViewDragDelegate: NSObjectProtocol {}
