// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Visibility, as its source has them.

enum Visibility: String, Codable, Hashable {
  case `public`, unlisted, `private`, direct
}
