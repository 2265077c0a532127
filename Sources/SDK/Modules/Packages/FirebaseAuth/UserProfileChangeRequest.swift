// FirebaseAuth: the declarations of UserProfileChangeRequest, as its documentation has them.

class UserProfileChangeRequest: NSObject {
  var displayName: String?
  var photoURL: URL?

  func commitChanges(completion: (((any Error)?) -> Void)? = nil) {}
  func commitChanges() async throws { let _: Bool = await _unanswered() }
}
