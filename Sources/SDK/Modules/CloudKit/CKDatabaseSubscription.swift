// CloudKit: the declarations of CKDatabaseSubscription.
// Declared as the framework's interface has it, with code of our own.

class CKDatabaseSubscription: CKSubscription {
  var recordType: CKRecord.RecordType?
  init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(_subscriptionID: subscriptionID, _type: .database)
  }
}
