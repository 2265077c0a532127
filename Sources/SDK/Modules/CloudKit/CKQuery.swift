// CloudKit: the declarations of CKQuery.
// Declared as the framework's interface has it, with code of our own.

class CKQuery: NSObject {
  let recordType: CKRecord.RecordType
  let predicate: NSPredicate
  var sortDescriptors: [NSSortDescriptor]?
  init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
