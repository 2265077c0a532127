// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of NotificationType, as its source has them.

enum NotificationType: String, Codable, Hashable {
  case mention, reblog, favourite, follow
}
