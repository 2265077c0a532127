// CloudKit: the declarations of CKDatabase. What it is asked goes over the network.
// Declared as the framework's interface has it, with code of our own.

class CKDatabase: NSObject, Sendable {
  enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }
  let databaseScope: CKDatabase.Scope
  init(_scope: CKDatabase.Scope) { databaseScope = _scope }
  func add(_ operation: CKDatabaseOperation) {}

  func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {}
  func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {}
  func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {}
  func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {}
  func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {}
  func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {}
  func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {}
  func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) {}
  func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {}
  func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {}
  func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {}
  func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {}

  func record(for recordID: CKRecord.ID) async throws -> CKRecord { await withCheckedContinuation { _ in } }
  @discardableResult func save(_ record: CKRecord) async throws -> CKRecord {
    await withCheckedContinuation { _ in }
  }
  @discardableResult func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    await withCheckedContinuation { _ in }
  }
  func allRecordZones() async throws -> [CKRecordZone] { await withCheckedContinuation { _ in } }
  func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    await withCheckedContinuation { _ in }
  }
  @discardableResult func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    await withCheckedContinuation { _ in }
  }
  @discardableResult func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    await withCheckedContinuation { _ in }
  }
  func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    await withCheckedContinuation { _ in }
  }
  func allSubscriptions() async throws -> [CKSubscription] { await withCheckedContinuation { _ in } }
  @discardableResult func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    await withCheckedContinuation { _ in }
  }
  @discardableResult
  func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    await withCheckedContinuation { _ in }
  }
  func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { await withCheckedContinuation { _ in } }
  func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { await withCheckedContinuation { _ in } }
  func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { await withCheckedContinuation { _ in } }
  @discardableResult func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { await withCheckedContinuation { _ in } }
  @discardableResult func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { await withCheckedContinuation { _ in } }
}
