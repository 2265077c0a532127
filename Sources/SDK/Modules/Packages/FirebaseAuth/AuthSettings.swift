// FirebaseAuth (github.com/firebase/firebase-ios-sdk): the declarations of AuthSettings, as its documentation has them.

class AuthSettings: NSObject {
  var isAppVerificationDisabledForTesting = false
  var appVerificationDisabledForTesting = false
}
