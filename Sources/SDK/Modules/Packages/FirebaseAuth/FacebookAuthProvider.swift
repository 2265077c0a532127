// FirebaseAuth: the declarations of FacebookAuthProvider, as its documentation has them.

class FacebookAuthProvider: NSObject {
  static let id = "facebook.com"

  class func credential(withAccessToken accessToken: String) -> AuthCredential {
    AuthCredential(_provider: id)
  }
}
