// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Notification, as its source has them.

struct Notification: Codable, Hashable {
  let id: String
  let type: NotificationType
  let createdAt: Date
  let account: Account
  let status: Status?

  private enum CodingKeys: String, CodingKey {
    case id, type, account, status
    case createdAt = "created_at"
  }
}
