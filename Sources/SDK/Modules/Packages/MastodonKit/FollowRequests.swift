// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of FollowRequests, as its source has them.

enum FollowRequests {
  static func all(range: RequestRange = .default) -> Request<[Account]> {
    Request("follow_requests", _items: range._items(upTo: 80, else: 40))
  }
  static func authorize(id: String) -> Request<Empty> {
    Request("follow_requests/\(id)/authorize", _method: "POST")
  }
  static func reject(id: String) -> Request<Empty> {
    Request("follow_requests/\(id)/reject", _method: "POST")
  }
}
