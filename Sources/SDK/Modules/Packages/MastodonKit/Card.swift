// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Card, as its source has them.

struct Card: Codable, Hashable {
  enum PreviewType: String, Codable {
    case link, photo, video, rich
  }

  let url: URL
  let title: String
  let description: String
  let image: URL?
  let type: PreviewType?
  let authorName: String?
  let authorURL: String?
  let providerName: String?
  let providerURL: String?
  let html: String?
  let width: Double?
  let height: Double?
  let embedURL: String?
  let blurhash: String?

  private enum CodingKeys: String, CodingKey {
    case url, title, description, image, type, html, width, height, blurhash
    case authorName = "author_name"
    case authorURL = "author_url"
    case providerName = "provider_name"
    case providerURL = "provider_url"
    case embedURL = "embed_url"
  }
}
