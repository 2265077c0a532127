// FirebaseStorage: the declarations of StorageObservableTask, as its documentation has them.

/// A transfer that never gets on.
class StorageObservableTask: NSObject {
  let snapshot: StorageTaskSnapshot

  init(_reference: StorageReference) { snapshot = StorageTaskSnapshot(_reference: _reference) }

  @discardableResult func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String { UUID().uuidString }
  func removeObserver(withHandle handle: String) {}
  func removeAllObservers() {}
  func removeAllObservers(for status: StorageTaskStatus) {}
  func pause() {}
  func resume() {}
  func cancel() {}
  func enqueue() {}
}
