// KeychainAccess: the declarations of Status, as its documentation has them.

enum Status: OSStatus, Error {
  case success = 0
  case unimplemented = -4
  case param = -50
  case allocate = -108
  case notAvailable = -25291
  case authFailed = -25293
  case duplicateItem = -25299
  case itemNotFound = -25300
  case interactionNotAllowed = -25308
  case decode = -26275
  case missingEntitlement = -34018
  case conversionError = -67594
  case unexpectedError = -99999
  case userCanceled = -128
}
