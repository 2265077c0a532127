// UIKit: the declarations of UICollectionViewDropDelegate.

protocol UICollectionViewDropDelegate: NSObjectProtocol {}
