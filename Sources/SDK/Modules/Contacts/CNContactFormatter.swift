// Contacts: the declarations of CNContactFormatter.
// Declared as the framework's interface has it, with code of our own.

class CNContactFormatter: Formatter {
  var style: CNContactFormatterStyle = .fullName
  class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String?
  class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    NSString(string: "fullName")
  }
  func string(from contact: CNContact) -> String?
}
