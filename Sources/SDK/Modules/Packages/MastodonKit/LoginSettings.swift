// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of LoginSettings, as its source has them.

struct LoginSettings: Codable, Hashable {
  let accessToken: String
  let accessTokenType: String
  let createdAt: TimeInterval
  let _scope: String
  var scopes: [AccessScope] {
    _scope.components(separatedBy: .whitespaces).compactMap { AccessScope(rawValue: $0) }
  }

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case accessTokenType = "token_type"
    case createdAt = "created_at"
    case _scope = "scope"
  }
}
