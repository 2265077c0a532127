// FirebaseDatabase: the declarations of DatabaseQuery, as its documentation has them.

class DatabaseQuery: NSObject {
  let _path: String

  init(_path: String) { self._path = _path }

  var ref: DatabaseReference { DatabaseReference(_path: _path) }
  func keepSynced(_ keepSynced: Bool) {}
  func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  func queryOrderedByKey() -> DatabaseQuery { self }
  func queryOrderedByValue() -> DatabaseQuery { self }
  func queryOrderedByPriority() -> DatabaseQuery { self }
  func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  func queryStarting(atValue startValue: Any?, childKey: String? = nil) -> DatabaseQuery { self }
  func queryStarting(afterValue startAfterValue: Any?, childKey: String? = nil) -> DatabaseQuery { self }
  func queryEnding(atValue endValue: Any?, childKey: String? = nil) -> DatabaseQuery { self }
  func queryEnding(beforeValue endValue: Any?, childKey: String? = nil) -> DatabaseQuery { self }
  func queryEqual(toValue value: Any?, childKey: String? = nil) -> DatabaseQuery { self }

  // Nothing comes from the network.
  @discardableResult func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error)) -> Void)? = nil
  ) -> DatabaseHandle { 1 }
  @discardableResult func observe(
    _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
    withCancel cancelBlock: (((any Error)) -> Void)? = nil
  ) -> DatabaseHandle { 1 }
  func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error)) -> Void)? = nil
  ) {}
  func observeSingleEventAndPreviousSiblingKey(
    of eventType: DataEventType
  ) async -> (DataSnapshot, String?) { await _unanswered() }
  func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {}
  func getData() async throws -> DataSnapshot { await _unanswered() }
  func removeObserver(withHandle handle: DatabaseHandle) {}
  func removeAllObservers() {}
}
