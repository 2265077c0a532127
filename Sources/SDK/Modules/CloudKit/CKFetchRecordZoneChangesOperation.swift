// CloudKit: the declarations of CKFetchRecordZoneChangesOperation.
// Declared as the framework's interface has it, with code of our own.

class CKFetchRecordZoneChangesOperation: CKDatabaseOperation {
  class ZoneConfiguration: NSObject, Sendable {
    var previousServerChangeToken: CKServerChangeToken?
    var resultsLimit = 0
    var desiredKeys: [CKRecord.FieldKey]?
    override init() {}
    convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }
  var recordZoneIDs: [CKRecordZone.ID]?
  var configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]?
  var fetchAllChanges = true
  var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
        >
      ) -> Void
    )?
  var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  override init() {}
  convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]? =
      nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
}
