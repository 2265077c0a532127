// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Mention, as its source has them.

struct Mention: Codable, Hashable {
  let id: String
  let username: String
  let acct: String
  let url: String

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, url
  }
}
