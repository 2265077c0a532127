// CloudKit: the declarations of CKQueryOperation.
// Declared as the framework's interface has it, with code of our own.

class CKQueryOperation: CKDatabaseOperation {
  class Cursor: NSObject, Sendable {}
  static let maximumResults = 0
  var query: CKQuery?
  var cursor: CKQueryOperation.Cursor?
  var zoneID: CKRecordZone.ID?
  var resultsLimit = 0
  var desiredKeys: [CKRecord.FieldKey]?
  var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
  var recordFetchedBlock: ((CKRecord) -> Void)?
  var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)?
  override init() {}
  convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  convenience init(cursor: CKQueryOperation.Cursor) {
    self.init()
    self.cursor = cursor
  }
}
