// FirebaseAuth: the declarations of AuthCredential, as its documentation has them.

class AuthCredential: NSObject {
  let provider: String

  init(_provider: String) { provider = _provider }
}
