// MapKit: the declarations of MKAddress.
// Declared as the framework's interface has it, with code of our own.

class MKAddress: NSObject, Sendable {
  let fullAddress: String
  let shortAddress: String?
  init?(fullAddress: String, shortAddress: String?) {
    if fullAddress.isEmpty { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
