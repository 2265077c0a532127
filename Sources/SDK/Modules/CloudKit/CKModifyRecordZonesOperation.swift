// CloudKit: the declarations of CKModifyRecordZonesOperation.
// Declared as the framework's interface has it, with code of our own.

class CKModifyRecordZonesOperation: CKDatabaseOperation {
  var recordZonesToSave: [CKRecordZone]?
  var recordZoneIDsToDelete: [CKRecordZone.ID]?
  var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  override init() {}
  convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
}
