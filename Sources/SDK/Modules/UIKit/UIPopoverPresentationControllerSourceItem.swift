// UIKit: the declarations of UIPopoverPresentationControllerSourceItem.

protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
