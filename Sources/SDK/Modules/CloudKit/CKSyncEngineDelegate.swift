// CloudKit: the declarations of CKSyncEngineDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}
