// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Relationship, as its source has them.

struct Relationship: Codable, Hashable {
  let id: String
  let following: Bool
  let followedBy: Bool
  let blocking: Bool
  let muting: Bool
  let mutingNotifications: Bool
  let requested: Bool
  let domainBlocking: Bool

  private enum CodingKeys: String, CodingKey {
    case id, following, blocking, muting, requested
    case followedBy = "followed_by"
    case mutingNotifications = "muting_notifications"
    case domainBlocking = "domain_blocking"
  }
}
