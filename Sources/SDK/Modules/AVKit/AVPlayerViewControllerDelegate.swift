// AVKit: the declarations of AVPlayerViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
