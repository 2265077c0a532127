// ContactsUI: the declarations of ContactAccessButton. What it finds is on the device.
// Declared as the framework's interface has it, with code of our own.

struct ContactAccessButton: View {
  enum Caption: String {
    case email
    case phone
    case defaultText
  }
  struct Style {
    static let automatic = Style()
    init(imageTrailingEdgePadding: CGFloat? = nil, imageWidth: CGFloat? = nil, imageColor: Color? = nil) {}
  }
  init(
    queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: (([String]) -> Void)? = nil)
  typealias Body = Never
}
