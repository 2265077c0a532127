// UIKit: the declarations of UIPointerInteractionDelegate.

protocol UIPointerInteractionDelegate: NSObjectProtocol {}
