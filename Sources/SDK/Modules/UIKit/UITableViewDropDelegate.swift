// UIKit: the declarations of UITableViewDropDelegate.

protocol UITableViewDropDelegate: NSObjectProtocol {}
