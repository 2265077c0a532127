// FirebaseFirestore: the declarations of ListenerRegistration, as its documentation has them.

protocol ListenerRegistration: NSObjectProtocol {
  func remove()
}
