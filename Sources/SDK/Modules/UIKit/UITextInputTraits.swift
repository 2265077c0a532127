// UIKit: the declarations of UITextInputTraits.

protocol UITextInputTraits: NSObjectProtocol {}
