// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Account, as its source has them.

struct Account: Codable, Hashable {
  let id: String
  let username: String
  let acct: String
  let displayName: String
  let note: String
  let url: String
  let avatar: String
  let avatarStatic: String
  let header: String
  let headerStatic: String
  let locked: Bool
  let createdAt: Date
  let followersCount: Int
  let followingCount: Int
  let statusesCount: Int
  /// Older instances send none.
  var _emojis: [Emoji]?
  var emojis: [Emoji] { _emojis ?? [] }

  init(
    id: String, username: String, acct: String, displayName: String, note: String, url: String,
    avatar: String, avatarStatic: String, header: String, headerStatic: String, locked: Bool,
    createdAt: Date, followersCount: Int, followingCount: Int, statusesCount: Int
  ) {
    self.id = id
    self.username = username
    self.acct = acct
    self.displayName = displayName
    self.note = note
    self.url = url
    self.avatar = avatar
    self.avatarStatic = avatarStatic
    self.header = header
    self.headerStatic = headerStatic
    self.locked = locked
    self.createdAt = createdAt
    self.followersCount = followersCount
    self.followingCount = followingCount
    self.statusesCount = statusesCount
  }

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, note, url, avatar, header, locked
    case displayName = "display_name"
    case avatarStatic = "avatar_static"
    case headerStatic = "header_static"
    case createdAt = "created_at"
    case followersCount = "followers_count"
    case followingCount = "following_count"
    case statusesCount = "statuses_count"
    case _emojis = "emojis"
  }
}
