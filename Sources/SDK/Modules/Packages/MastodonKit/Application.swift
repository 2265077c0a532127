// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Application, as its source has them.

struct Application: Codable, Hashable {
  let name: String
  let website: String?

  private enum CodingKeys: String, CodingKey {
    case name, website
  }
}
