// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Statuses, as its source has them.

enum Statuses {
  static func status(id: String) -> Request<Status> { Request("statuses/\(id)") }
  static func context(id: String) -> Request<Context> { Request("statuses/\(id)/context") }
  static func card(id: String) -> Request<Card> { Request("statuses/\(id)/card") }
  static func rebloggedBy(id: String, range: RequestRange = .default) -> Request<[Account]> {
    Request("statuses/\(id)/reblogged_by", _items: range._items(upTo: 80, else: 40))
  }
  static func favouritedBy(id: String, range: RequestRange = .default) -> Request<[Account]> {
    Request("statuses/\(id)/favourited_by", _items: range._items(upTo: 80, else: 40))
  }
  static func create(
    status: String, replyToID: String? = nil, mediaIDs: [String] = [], sensitive: Bool? = nil,
    spoilerText: String? = nil, visibility: Visibility = .public
  ) -> Request<Status> {
    let items: [(name: String, value: String?)] = [
      ("status", status), ("in_reply_to_id", replyToID), ("sensitive", _flag(sensitive)),
      ("spoiler_text", spoilerText), ("visibility", visibility.rawValue),
    ]
    return Request("statuses", _method: "POST", _items: items + mediaIDs.map { ("media_ids[]", $0) })
  }
  static func delete(id: String) -> Request<Empty> { Request("statuses/\(id)", _method: "DELETE") }
  static func reblog(id: String) -> Request<Status> { Request("statuses/\(id)/reblog", _method: "POST") }
  static func unreblog(id: String) -> Request<Status> { Request("statuses/\(id)/unreblog", _method: "POST") }
  static func favourite(id: String) -> Request<Status> {
    Request("statuses/\(id)/favourite", _method: "POST")
  }
  static func unfavourite(id: String) -> Request<Status> {
    Request("statuses/\(id)/unfavourite", _method: "POST")
  }
  static func bookmark(id: String) -> Request<Status> { Request("statuses/\(id)/bookmark", _method: "POST") }
  static func unbookmark(id: String) -> Request<Status> {
    Request("statuses/\(id)/unbookmark", _method: "POST")
  }
  static func pin(id: String) -> Request<Status> { Request("statuses/\(id)/pin", _method: "POST") }
  static func unpin(id: String) -> Request<Status> { Request("statuses/\(id)/unpin", _method: "POST") }
  static func mute(id: String) -> Request<Status> { Request("statuses/\(id)/mute", _method: "POST") }
  static func unmute(id: String) -> Request<Status> { Request("statuses/\(id)/unmute", _method: "POST") }
}
