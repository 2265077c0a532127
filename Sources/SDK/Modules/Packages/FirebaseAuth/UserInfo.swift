// FirebaseAuth (github.com/firebase/firebase-ios-sdk): the declarations of UserInfo, as its documentation has them.

protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}
