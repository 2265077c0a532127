// PassKit: the declarations of PKContactField.
// Declared as the framework's interface has it, with code of our own.

struct PKContactField: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let emailAddress = PKContactField(rawValue: "email")
  static let name = PKContactField(rawValue: "name")
  static let phoneNumber = PKContactField(rawValue: "phone")
  static let phoneticName = PKContactField(rawValue: "phoneticName")
  static let postalAddress = PKContactField(rawValue: "post")
}
