// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Context, as its source has them.

struct Context: Codable, Hashable {
  let ancestors: [Status]
  let descendants: [Status]

  private enum CodingKeys: String, CodingKey {
    case ancestors, descendants
  }
}
