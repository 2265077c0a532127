// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Instance, as its source has them.

struct Instance: Codable, Hashable {
  let uri: String
  let title: String
  let description: String
  let email: String
  let version: String?
  let urls: [String: String]?

  private enum CodingKeys: String, CodingKey {
    case uri, title, description, email, version, urls
  }
}
