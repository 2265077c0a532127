// CloudKit: the declarations of CKQuerySubscription.
// Declared as the framework's interface has it, with code of our own.

class CKQuerySubscription: CKSubscription {
  struct Options: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let firesOnRecordCreation = Options(rawValue: 1)
    static let firesOnRecordUpdate = Options(rawValue: 2)
    static let firesOnRecordDeletion = Options(rawValue: 4)
    static let firesOnce = Options(rawValue: 8)
  }
  let recordType: CKRecord.RecordType
  let predicate: NSPredicate
  let querySubscriptionOptions: CKQuerySubscription.Options
  var zoneID: CKRecordZone.ID?
  init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: CKQuerySubscription.Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(_subscriptionID: subscriptionID, _type: .query)
  }
}
