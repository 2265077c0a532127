// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Status, as its source has them.

/// A status is the same as another only where both are one object.
class Status: Codable, Hashable, @unchecked Sendable {
  let id: String
  let uri: String
  let url: URL?
  let account: Account
  let inReplyToID: String?
  let inReplyToAccountID: String?
  let content: HTMLString
  let createdAt: Date
  let emojis: [Emoji]
  let reblogsCount: Int
  let favouritesCount: Int
  let reblogged: Bool?
  let favourited: Bool?
  let bookmarked: Bool?
  let sensitive: Bool?
  let spoilerText: String
  let visibility: Visibility
  let mediaAttachments: [Attachment]
  let mentions: [Mention]
  let tags: [Tag]
  let application: Application?
  let language: String?
  let reblog: Status?
  let pinned: Bool?
  let card: Card?
  let repliesCount: Int

  init(
    id: String, uri: String, url: URL?, account: Account, inReplyToID: String?, inReplyToAccountID: String?,
    content: HTMLString, createdAt: Date, emojis: [Emoji], reblogsCount: Int, favouritesCount: Int,
    reblogged: Bool?, favourited: Bool?, bookmarked: Bool?, sensitive: Bool?, spoilerText: String,
    visibility: Visibility, mediaAttachments: [Attachment], mentions: [Mention], tags: [Tag],
    application: Application?, language: String?, reblog: Status?, pinned: Bool?, card: Card?,
    repliesCount: Int
  ) {
    self.id = id
    self.uri = uri
    self.url = url
    self.account = account
    self.inReplyToID = inReplyToID
    self.inReplyToAccountID = inReplyToAccountID
    self.content = content
    self.createdAt = createdAt
    self.emojis = emojis
    self.reblogsCount = reblogsCount
    self.favouritesCount = favouritesCount
    self.reblogged = reblogged
    self.favourited = favourited
    self.bookmarked = bookmarked
    self.sensitive = sensitive
    self.spoilerText = spoilerText
    self.visibility = visibility
    self.mediaAttachments = mediaAttachments
    self.mentions = mentions
    self.tags = tags
    self.application = application
    self.language = language
    self.reblog = reblog
    self.pinned = pinned
    self.card = card
    self.repliesCount = repliesCount
  }

  private enum CodingKeys: String, CodingKey {
    case id, uri, url, account, content, emojis, reblogged, favourited, bookmarked, sensitive, visibility
    case mentions, tags, application, language, reblog, pinned, card
    case inReplyToID = "in_reply_to_id"
    case inReplyToAccountID = "in_reply_to_account_id"
    case createdAt = "created_at"
    case reblogsCount = "reblogs_count"
    case favouritesCount = "favourites_count"
    case spoilerText = "spoiler_text"
    case mediaAttachments = "media_attachments"
    case repliesCount = "replies_count"
  }

  static func == (lhs: Status, rhs: Status) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
