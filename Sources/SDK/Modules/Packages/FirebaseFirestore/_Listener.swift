// FirebaseFirestore: the declarations of _Listener, as its documentation has them.

final class _Listener: NSObject, ListenerRegistration {
  func remove() {}
}
