// Supabase: the declarations of OpenIDConnectCredentials, as its documentation has them.

struct OpenIDConnectCredentials {
  enum Provider: String { case google, apple, azure, facebook }

  var provider: Provider
  var idToken: String
  var accessToken: String?
  var nonce: String?

  init(provider: Provider, idToken: String, accessToken: String? = nil, nonce: String? = nil) {
    self.provider = provider
    self.idToken = idToken
    self.accessToken = accessToken
    self.nonce = nonce
  }
}
