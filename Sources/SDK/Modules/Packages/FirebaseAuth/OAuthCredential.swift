// FirebaseAuth: the declarations of OAuthCredential, as its documentation has them.

class OAuthCredential: AuthCredential {
  let idToken: String?
  let accessToken: String?
  var secret: String? { nil }

  init(_provider: String, _idToken: String?, _accessToken: String?) {
    idToken = _idToken
    accessToken = _accessToken
    super.init(_provider: _provider)
  }
}
