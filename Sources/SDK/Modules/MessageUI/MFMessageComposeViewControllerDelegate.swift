// MessageUI: the declarations of MFMessageComposeViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
