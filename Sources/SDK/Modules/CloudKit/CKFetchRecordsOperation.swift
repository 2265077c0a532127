// CloudKit: the declarations of CKFetchRecordsOperation.
// Declared as the framework's interface has it, with code of our own.

class CKFetchRecordsOperation: CKDatabaseOperation {
  var recordIDs: [CKRecord.ID]?
  var desiredKeys: [CKRecord.FieldKey]?
  var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  override init() {}
  convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
}
