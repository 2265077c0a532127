// MessageUI: the declarations of MFMailComposeViewController. No account is set up.
// Declared as the framework's interface has it, with code of our own.

class MFMailComposeViewController: UINavigationController {
  class func canSendMail() -> Bool { false }
  weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  func setSubject(_ subject: String) {}
  func setToRecipients(_ toRecipients: [String]?) {}
  func setCcRecipients(_ ccRecipients: [String]?) {}
  func setBccRecipients(_ bccRecipients: [String]?) {}
  func setMessageBody(_ body: String, isHTML: Bool) {}
  func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
