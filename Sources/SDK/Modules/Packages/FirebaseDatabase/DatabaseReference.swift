// FirebaseDatabase: the declarations of DatabaseReference, as its documentation has them.

class DatabaseReference: DatabaseQuery {
  var key: String? { _path.split(separator: "/").last.map { String($0) } }
  var parent: DatabaseReference? {
    _path.isEmpty
      ? nil : DatabaseReference(_path: _path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  var root: DatabaseReference { DatabaseReference(_path: "") }
  var database: Database { Database.database() }
  var url: String { (FirebaseApp.app()?.options.databaseURL ?? "") + "/" + _path }
  func child(_ pathString: String) -> DatabaseReference {
    DatabaseReference(_path: _path.isEmpty ? pathString : _path + "/" + pathString)
  }
  func childByAutoId() -> DatabaseReference {
    child("-" + String(UUID().uuidString.filter { $0 != "-" }.prefix(19)))
  }

  // Nothing comes from the network.
  func setValue(_ value: Any?) {}
  func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void)
  {}
  func setValue(_ value: Any?) async throws -> DatabaseReference { await _unanswered() }
  func setValue(_ value: Any?, andPriority priority: Any?) {}
  func setValue<T: Encodable>(from value: T, completion: (((any Error)?) -> Void)? = nil) throws {}
  func removeValue() {}
  func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  func removeValue() async throws -> DatabaseReference { await _unanswered() }
  func updateChildValues(_ values: [AnyHashable: Any]) {}
  func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
  func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
    await _unanswered()
  }
  func setPriority(_ priority: Any?) {}
  func onDisconnectSetValue(_ value: Any?) {}
  func onDisconnectRemoveValue() {}
  func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {}
  func cancelDisconnectOperations() {}
}
