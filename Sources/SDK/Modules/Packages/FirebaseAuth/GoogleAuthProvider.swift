// FirebaseAuth: the declarations of GoogleAuthProvider, as its documentation has them.

class GoogleAuthProvider: NSObject {
  static let id = "google.com"

  class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    AuthCredential(_provider: id)
  }
}
