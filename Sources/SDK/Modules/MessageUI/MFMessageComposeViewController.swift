// MessageUI: the declarations of MFMessageComposeViewController. No account is set up.
// Declared as the framework's interface has it, with code of our own.

class MFMessageComposeViewController: UINavigationController {
  class func canSendText() -> Bool { false }
  class func canSendAttachments() -> Bool { false }
  class func canSendSubject() -> Bool { false }
  weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  var recipients: [String]?
  var body: String?
  var subject: String?
}
