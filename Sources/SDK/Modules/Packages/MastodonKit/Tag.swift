// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Tag, as its source has them.

struct Tag: Codable, Hashable {
  let name: String
  let url: String

  private enum CodingKeys: String, CodingKey {
    case name, url
  }
}
