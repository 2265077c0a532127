// CloudKit: the declarations of CKSyncEngine. What it brings comes over the network.
// Declared as the framework's interface has it, with code of our own.

final class CKSyncEngine: Sendable {
  struct Configuration: Sendable {
    var database: CKDatabase
    var stateSerialization: CKSyncEngine.State.Serialization?
    var delegate: any CKSyncEngineDelegate
    var automaticallySync = true
    var subscriptionID: CKSubscription.ID?
    init(
      database: CKDatabase, stateSerialization: CKSyncEngine.State.Serialization?,
      delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      self.delegate = delegate
    }
  }
  enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)
  }
  enum PendingDatabaseChange: Hashable, Sendable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)
  }
  enum SyncReason: Sendable {
    case scheduled
    case manual
  }
  final class State: Sendable {
    struct Serialization: Codable, Sendable {
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
    }
    var pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange] = []
    var pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange] = []
    var hasPendingUntrackedChanges = false
    init(_state: Void) {}
    func add(pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange]) {
      self.pendingRecordZoneChanges += pendingRecordZoneChanges
    }
    func remove(pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange]) {
      self.pendingRecordZoneChanges.removeAll { pendingRecordZoneChanges.contains($0) }
    }
    func add(pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange]) {
      self.pendingDatabaseChanges += pendingDatabaseChanges
    }
    func remove(pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange]) {
      self.pendingDatabaseChanges.removeAll { pendingDatabaseChanges.contains($0) }
    }
  }
  struct SendChangesOptions: Sendable {
    enum Scope: Sendable {
      case all
      case zoneIDs([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])
      func contains(_ recordID: CKRecord.ID) -> Bool
      func contains(_ pendingRecordZoneChange: CKSyncEngine.PendingRecordZoneChange) -> Bool
    }
    var scope: CKSyncEngine.SendChangesOptions.Scope
    init(scope: CKSyncEngine.SendChangesOptions.Scope = .all) { self.scope = scope }
  }
  struct SendChangesContext: Sendable {
    let reason: CKSyncEngine.SyncReason
    let options: CKSyncEngine.SendChangesOptions
  }
  struct FetchChangesOptions: Sendable {
    enum Scope: Sendable {
      case all
      case zoneIDs([CKRecordZone.ID])
    }
    var scope: CKSyncEngine.FetchChangesOptions.Scope
    init(scope: CKSyncEngine.FetchChangesOptions.Scope = .all) { self.scope = scope }
  }
  struct FetchChangesContext: Sendable {
    let reason: CKSyncEngine.SyncReason
    let options: CKSyncEngine.FetchChangesOptions
  }
  struct RecordZoneChangeBatch: Sendable {
    var recordsToSave: [CKRecord]
    var recordIDsToDelete: [CKRecord.ID]
    var atomicByZone: Bool
    init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }
    init?(
      pendingChanges: [CKSyncEngine.PendingRecordZoneChange],
      recordProvider: (CKRecord.ID) async -> CKRecord?
    ) async
  }
  enum Event: Sendable {
    case stateUpdate(CKSyncEngine.Event.StateUpdate)
    case accountChange(CKSyncEngine.Event.AccountChange)
    case fetchedDatabaseChanges(CKSyncEngine.Event.FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(CKSyncEngine.Event.FetchedRecordZoneChanges)
    case sentDatabaseChanges(CKSyncEngine.Event.SentDatabaseChanges)
    case sentRecordZoneChanges(CKSyncEngine.Event.SentRecordZoneChanges)
    case willFetchChanges(CKSyncEngine.Event.WillFetchChanges)
    case willFetchRecordZoneChanges(CKSyncEngine.Event.WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(CKSyncEngine.Event.DidFetchRecordZoneChanges)
    case didFetchChanges(CKSyncEngine.Event.DidFetchChanges)
    case willSendChanges(CKSyncEngine.Event.WillSendChanges)
    case didSendChanges(CKSyncEngine.Event.DidSendChanges)
    struct StateUpdate: Sendable { let stateSerialization: CKSyncEngine.State.Serialization }
    struct AccountChange: Sendable {
      enum ChangeType: Sendable {
        case signIn(currentUser: CKRecord.ID)
        case signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      let changeType: CKSyncEngine.Event.AccountChange.ChangeType
    }
    struct FetchedDatabaseChanges: Sendable {
      struct Modification: Sendable { let zoneID: CKRecordZone.ID }
      struct Deletion: Sendable {
        let zoneID: CKRecordZone.ID
      }
      let modifications: [CKSyncEngine.Event.FetchedDatabaseChanges.Modification]
      let deletions: [CKSyncEngine.Event.FetchedDatabaseChanges.Deletion]
    }
    struct FetchedRecordZoneChanges: Sendable {
      struct Modification: Sendable { let record: CKRecord }
      struct Deletion: Sendable {
        let recordID: CKRecord.ID
        let recordType: CKRecord.RecordType
      }
      let modifications: [CKSyncEngine.Event.FetchedRecordZoneChanges.Modification]
      let deletions: [CKSyncEngine.Event.FetchedRecordZoneChanges.Deletion]
    }
    struct SentDatabaseChanges: Sendable {
      struct FailedZoneSave: Sendable {
        let zone: CKRecordZone
        let error: CKError
      }
      let savedZones: [CKRecordZone]
      let failedZoneSaves: [CKSyncEngine.Event.SentDatabaseChanges.FailedZoneSave]
      let deletedZoneIDs: [CKRecordZone.ID]
      let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    struct SentRecordZoneChanges: Sendable {
      struct FailedRecordSave: Sendable {
        let record: CKRecord
        let error: CKError
      }
      let savedRecords: [CKRecord]
      let failedRecordSaves: [CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave]
      let deletedRecordIDs: [CKRecord.ID]
      let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    struct WillFetchChanges: Sendable {}
    struct WillFetchRecordZoneChanges: Sendable { let zoneID: CKRecordZone.ID }
    struct DidFetchRecordZoneChanges: Sendable {
      let zoneID: CKRecordZone.ID
      let error: CKError?
    }
    struct DidFetchChanges: Sendable {}
    struct WillSendChanges: Sendable {}
    struct DidSendChanges: Sendable {}
  }
  let database: CKDatabase
  let state = CKSyncEngine.State(_state: ())
  init(_ configuration: CKSyncEngine.Configuration) { database = configuration.database }
  func fetchChanges(
    _ options: CKSyncEngine.FetchChangesOptions = CKSyncEngine.FetchChangesOptions()
  ) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func sendChanges(
    _ options: CKSyncEngine.SendChangesOptions = CKSyncEngine.SendChangesOptions()
  ) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func cancelOperations() async {}
}
