// FirebaseAuth (github.com/firebase/firebase-ios-sdk): the declarations of UserMetadata, as its documentation has them.

class UserMetadata: NSObject {
  var lastSignInDate: Date? { get }
  var creationDate: Date? { get }
}
