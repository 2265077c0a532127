// FirebaseAuth: the declarations of GitHubAuthProvider, as its documentation has them.

class GitHubAuthProvider: NSObject {
  static let id = "github.com"

  class func credential(withToken token: String) -> AuthCredential { AuthCredential(_provider: id) }
}
