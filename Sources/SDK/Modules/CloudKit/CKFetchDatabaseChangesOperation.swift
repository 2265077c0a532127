// CloudKit: the declarations of CKFetchDatabaseChangesOperation.
// Declared as the framework's interface has it, with code of our own.

class CKFetchDatabaseChangesOperation: CKDatabaseOperation {
  var previousServerChangeToken: CKServerChangeToken?
  var resultsLimit = 0
  var fetchAllChanges = true
  var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  override init() {}
  convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
}
