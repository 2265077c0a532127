// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of ClientApplication, as its source has them.

struct ClientApplication: Codable, Hashable {
  let id: String
  let redirectURI: String
  let clientID: String
  let clientSecret: String

  private enum CodingKeys: String, CodingKey {
    case id
    case redirectURI = "redirect_uri"
    case clientID = "client_id"
    case clientSecret = "client_secret"
  }
}
