// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of List, as its source has them.

struct List: Codable, Hashable {
  let id: String
  let title: String

  private enum CodingKeys: String, CodingKey {
    case id, title
  }
}
