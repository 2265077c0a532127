// FirebaseAuth: the declarations of AuthTokenResult, as its documentation has them.

class AuthTokenResult: NSObject {
  var token: String { get }
  var expirationDate: Date { get }
  var authDate: Date { get }
  var issuedAtDate: Date { get }
  var signInProvider: String { get }
  var signInSecondFactor: String { get }
  var claims: [String: Any] { get }
}
