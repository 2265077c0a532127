// AuthenticationServices: the declarations of ASPasswordCredential.
// Declared as the framework's interface has it, with code of our own.

class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  let user: String
  let password: String
  init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
