// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of AttachmentType, as its source has them.

enum AttachmentType: String, Codable, Hashable {
  case image, video, gifv, audio, unknown
}
