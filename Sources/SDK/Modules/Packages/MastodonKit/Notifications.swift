// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Notifications, as its source has them.

enum Notifications {
  static func all(range: RequestRange = .default) -> Request<[Notification]> {
    Request("notifications", _items: range._items(upTo: 15, else: 30))
  }
  static func notification(id: String) -> Request<Notification> { Request("notifications/\(id)") }
  static func dismissAll() -> Request<Empty> { Request("notifications/clear", _method: "POST") }
  static func dismiss(id: String) -> Request<Empty> {
    Request("notifications/dismiss", _method: "POST", _items: [("id", id)])
  }
}
