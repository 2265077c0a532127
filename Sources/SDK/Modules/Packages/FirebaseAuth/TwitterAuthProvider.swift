// FirebaseAuth: the declarations of TwitterAuthProvider, as its documentation has them.

class TwitterAuthProvider: NSObject {
  static let id = "twitter.com"

  class func credential(withToken token: String, secret: String) -> AuthCredential {
    AuthCredential(_provider: id)
  }
}
