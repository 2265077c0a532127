// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Login, as its source has them.

enum Login {
  static func silent(
    clientID: String, clientSecret: String, scopes: [AccessScope], username: String, password: String
  ) -> Request<LoginSettings> {
    Request(
      _login: "token",
      _items: [
        ("client_id", clientID), ("client_secret", clientSecret), ("scope", _words(scopes)),
        ("grant_type", "password"), ("username", username), ("password", password),
      ])
  }
  static func oauth(
    clientID: String, clientSecret: String, scopes: [AccessScope], redirectURI: String, code: String
  ) -> Request<LoginSettings> {
    Request(
      _login: "token",
      _items: [
        ("client_id", clientID), ("client_secret", clientSecret), ("scope", _words(scopes)),
        ("grant_type", "authorization_code"), ("redirect_uri", redirectURI), ("code", code),
      ])
  }
  static func revokeOauth(clientID: String, clientSecret: String, token: String) -> Request<Empty> {
    Request(
      _login: "revoke",
      _items: [("client_id", clientID), ("client_secret", clientSecret), ("token", token)])
  }
}
