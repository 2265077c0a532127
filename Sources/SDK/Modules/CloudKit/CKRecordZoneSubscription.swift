// CloudKit: the declarations of CKRecordZoneSubscription.
// Declared as the framework's interface has it, with code of our own.

class CKRecordZoneSubscription: CKSubscription {
  let zoneID: CKRecordZone.ID
  var recordType: CKRecord.RecordType?
  init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(_subscriptionID: subscriptionID, _type: .recordZone)
  }
}
