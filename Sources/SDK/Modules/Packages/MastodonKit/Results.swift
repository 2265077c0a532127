// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Results, as its source has them.

struct Results: Codable, Hashable {
  let accounts: [Account]
  let statuses: [Status]
  let hashtags: [String]

  private enum CodingKeys: String, CodingKey {
    case accounts, statuses, hashtags
  }
}
