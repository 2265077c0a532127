// CloudKit: the declarations of CKContainer. What it is asked goes over the network.
// Declared as the framework's interface has it, with code of our own.

class CKContainer: NSObject, Sendable {
  struct ApplicationPermissions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  enum ApplicationPermissionStatus: Int, Sendable {
    case initialState = 0
    case couldNotComplete
    case denied
    case granted
  }
  static let _default = CKContainer(_identifier: nil)
  let containerIdentifier: String?
  let privateCloudDatabase = CKDatabase(_scope: .private)
  let publicCloudDatabase = CKDatabase(_scope: .public)
  let sharedCloudDatabase = CKDatabase(_scope: .shared)
  class func `default`() -> CKContainer { _default }
  init(_identifier: String?) { containerIdentifier = _identifier }
  init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  func add(_ operation: CKOperation) {}
  func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {}
  func accountStatus() async throws -> CKAccountStatus { await withCheckedContinuation { _ in } }
  func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {}
  func userRecordID() async throws -> CKRecord.ID { await withCheckedContinuation { _ in } }
  func requestApplicationPermission(
    _ applicationPermission: CKContainer.ApplicationPermissions,
    completionHandler: @escaping (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void
  ) {}
  func requestApplicationPermission(
    _ applicationPermission: CKContainer.ApplicationPermissions
  ) async throws -> CKContainer.ApplicationPermissionStatus { await withCheckedContinuation { _ in } }
  func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) {}
  func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
    await withCheckedContinuation { _ in }
  }
  func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) {}
  @discardableResult func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    await withCheckedContinuation { _ in }
  }
  func shareMetadata(for url: URL) async throws -> CKShare.Metadata { await withCheckedContinuation { _ in } }
}
