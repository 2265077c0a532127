// FirebaseAuth: the declarations of AuthDataResult, as its documentation has them.

class AuthDataResult: NSObject {
  var user: User { get }
  var additionalUserInfo: AdditionalUserInfo? { get }
  var credential: OAuthCredential? { get }
}
