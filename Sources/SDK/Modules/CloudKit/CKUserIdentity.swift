// CloudKit: the declarations of CKUserIdentity.
// Declared as the framework's interface has it, with code of our own.

class CKUserIdentity: NSObject, Sendable {
  class LookupInfo: NSObject, Sendable {
    let emailAddress: String?
    let phoneNumber: String?
    let userRecordID: CKRecord.ID?
    init(emailAddress: String) {
      self.emailAddress = emailAddress
      phoneNumber = nil
      userRecordID = nil
    }
    init(phoneNumber: String) {
      emailAddress = nil
      self.phoneNumber = phoneNumber
      userRecordID = nil
    }
    init(userRecordID: CKRecord.ID) {
      emailAddress = nil
      phoneNumber = nil
      self.userRecordID = userRecordID
    }
  }
  var userRecordID: CKRecord.ID? { get }
  var lookupInfo: CKUserIdentity.LookupInfo? { get }
  var nameComponents: PersonNameComponents? { get }
  var hasiCloudAccount: Bool { get }
}
