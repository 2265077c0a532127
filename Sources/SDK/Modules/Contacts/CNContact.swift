// Contacts: the declarations of CNContact.
// Declared as the framework's interface has it, with code of our own.

class CNContact: NSObject, Sendable {
  let identifier: String
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var nickname = ""
  var namePrefix = ""
  var nameSuffix = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var note = ""
  var birthday: DateComponents?
  var imageData: Data?
  var thumbnailImageData: Data? { imageData }
  var imageDataAvailable: Bool { imageData != nil }
  override init() { identifier = UUID().uuidString }
  func isKeyAvailable(_ key: String) -> Bool { true }
}
