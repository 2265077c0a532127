// Contacts: the declarations of CNPostalAddress.
// Declared as the framework's interface has it, with code of our own.

class CNPostalAddress: NSObject, Sendable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
  override init() {}
}
