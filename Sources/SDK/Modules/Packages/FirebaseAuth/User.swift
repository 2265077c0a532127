// FirebaseAuth (github.com/firebase/firebase-ios-sdk): the declarations of User, as its documentation has them.

/// Nobody has signed in, so that nothing is known of one.
class User: NSObject, UserInfo {
  var isAnonymous: Bool { get }
  var isEmailVerified: Bool { get }
  var providerData: [any UserInfo] { get }
  var metadata: UserMetadata { get }
  var tenantID: String? { get }
  var refreshToken: String? { get }
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }

  func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
}
