// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of AccessScope, as its source has them.

enum AccessScope: String, Codable, Hashable {
  case read, write, follow, push
}
