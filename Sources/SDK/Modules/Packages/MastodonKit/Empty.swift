// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Empty, as its source has them.

struct Empty: Codable {
  private enum CodingKeys: String, CodingKey {}
}
