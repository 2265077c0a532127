// UIKit: the declarations of UITableViewDragDelegate.

protocol UITableViewDragDelegate: NSObjectProtocol {}
