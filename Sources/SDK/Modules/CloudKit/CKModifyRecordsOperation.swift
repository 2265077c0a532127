// CloudKit: the declarations of CKModifyRecordsOperation.
// Declared as the framework's interface has it, with code of our own.

class CKModifyRecordsOperation: CKDatabaseOperation {
  enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys
    case allKeys
  }
  var recordsToSave: [CKRecord]?
  var recordIDsToDelete: [CKRecord.ID]?
  var savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged
  var clientChangeTokenData: Data?
  var isAtomic = true
  var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  override init() {}
  convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }
}
