// FirebaseFirestore: the declarations of Firestore, as its documentation has them.

class Firestore: NSObject {
  private static let only = Firestore()

  var settings = FirestoreSettings()
  var app: FirebaseApp { FirebaseApp.app() ?? FirebaseApp(_name: "", _options: FirebaseOptions()) }

  class func firestore() -> Firestore { only }
  class func firestore(app: FirebaseApp) -> Firestore { only }
  class func firestore(database: String) -> Firestore { only }
  class func firestore(app: FirebaseApp, database: String) -> Firestore { only }
  class func enableLogging(_ logging: Bool) {}
  static func _id() -> String { String(UUID().uuidString.filter { $0 != "-" }.prefix(20)) }

  func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(_path: collectionPath)
  }
  func document(_ documentPath: String) -> DocumentReference { DocumentReference(_path: documentPath) }
  func collectionGroup(_ collectionID: String) -> Query { Query() }
  func batch() -> WriteBatch { WriteBatch() }
  func useEmulator(withHost host: String, port: Int) {}

  // Nothing comes from the network.
  func runTransaction(
    _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {}
  func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?) async throws -> Any? {
    await _unanswered()
  }
  func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration {
    _Listener()
  }
  func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {}
  func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {}
  func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {}
  func clearPersistence() async throws {}
  func terminate(completion: (((any Error)?) -> Void)? = nil) {}
  func terminate() async throws {}
  func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {}
}
