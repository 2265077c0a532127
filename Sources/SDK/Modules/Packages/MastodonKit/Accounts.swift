// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Accounts, as its source has them.

enum Accounts {
  static func account(id: String) -> Request<Account> { Request("accounts/\(id)") }
  static func currentUser() -> Request<Account> { Request("accounts/verify_credentials") }
  static func updateCurrentUser(
    displayName: String? = nil, note: String? = nil, avatar: MediaAttachment? = nil,
    header: MediaAttachment? = nil
  ) -> Request<Account> {
    Request(
      "accounts/update_credentials", _method: "PATCH",
      _items: [
        ("display_name", displayName), ("note", note), ("avatar", avatar?._inline),
        ("header", header?._inline),
      ])
  }
  static func followers(id: String, range: RequestRange = .default) -> Request<[Account]> {
    Request("accounts/\(id)/followers", _items: range._items(upTo: 80, else: 40))
  }
  static func following(id: String, range: RequestRange = .default) -> Request<[Account]> {
    Request("accounts/\(id)/following", _items: range._items(upTo: 80, else: 40))
  }
  static func statuses(
    id: String, mediaOnly: Bool? = nil, pinnedOnly: Bool? = nil, excludeReplies: Bool? = nil,
    range: RequestRange = .default
  ) -> Request<[Status]> {
    let flags = [
      ("only_media", _flag(mediaOnly)), ("pinned", _flag(pinnedOnly)),
      ("exclude_replies", _flag(excludeReplies)),
    ]
    return Request("accounts/\(id)/statuses", _items: (range._items(upTo: 40, else: 20) ?? []) + flags)
  }
  static func follow(id: String) -> Request<Relationship> {
    Request("accounts/\(id)/follow", _method: "POST")
  }
  static func unfollow(id: String) -> Request<Relationship> {
    Request("accounts/\(id)/unfollow", _method: "POST")
  }
  static func remoteFollow(uri: String) -> Request<Account> {
    Request("follows", _method: "POST", _items: [("uri", uri)])
  }
  static func block(id: String) -> Request<Relationship> { Request("accounts/\(id)/block", _method: "POST") }
  static func unblock(id: String) -> Request<Relationship> {
    Request("accounts/\(id)/unblock", _method: "POST")
  }
  static func mute(id: String) -> Request<Relationship> { Request("accounts/\(id)/mute", _method: "POST") }
  static func unmute(id: String) -> Request<Relationship> {
    Request("accounts/\(id)/unmute", _method: "POST")
  }
  static func relationships(ids: [String]) -> Request<[Relationship]> {
    Request("accounts/relationships", _items: ids.map { ("id[]", $0) })
  }
  static func search(query: String, limit: Int? = nil, following: Bool? = nil) -> Request<[Account]> {
    let most = limit.map { "\((1...80).contains($0) ? $0 : 40)" }
    return Request(
      "accounts/search", _items: [("q", query), ("limit", most), ("following", _flag(following))])
  }
}
