// FirebaseAuth: the declarations of EmailAuthProvider, as its documentation has them.

class EmailAuthProvider: NSObject {
  static let id = "password"

  class func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(_provider: id)
  }
  class func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential(_provider: id)
  }
}
