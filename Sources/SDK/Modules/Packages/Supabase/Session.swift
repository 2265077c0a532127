// Supabase (github.com/supabase/supabase-swift): the declarations of Session, as its documentation has them.

struct Session: Codable, Hashable {
  var providerToken: String?
  var providerRefreshToken: String?
  var accessToken: String
  var tokenType: String
  var expiresIn: TimeInterval
  var expiresAt: TimeInterval
  var refreshToken: String
  var user: User

  init(
    providerToken: String? = nil, providerRefreshToken: String? = nil, accessToken: String, tokenType: String,
    expiresIn: TimeInterval, expiresAt: TimeInterval, refreshToken: String, user: User
  ) {
    self.providerToken = providerToken
    self.providerRefreshToken = providerRefreshToken
    self.accessToken = accessToken
    self.tokenType = tokenType
    self.expiresIn = expiresIn
    self.expiresAt = expiresAt
    self.refreshToken = refreshToken
    self.user = user
  }

  var isExpired: Bool { expiresAt - Date().timeIntervalSince1970 < 30 }
}
