// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Emoji, as its source has them.

struct Emoji: Codable, Hashable {
  let shortcode: String
  let staticURL: URL
  let url: URL

  private enum CodingKeys: String, CodingKey {
    case shortcode, url
    case staticURL = "static_url"
  }
}
