// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Timelines, as its source has them.

enum Timelines {
  static func home(range: RequestRange = .default) -> Request<[Status]> {
    Request("timelines/home", _items: range._items(upTo: 40, else: 20))
  }
  static func `public`(local: Bool? = nil, range: RequestRange = .default) -> Request<[Status]> {
    let items = range._items(upTo: 40, else: 20) ?? []
    return Request("timelines/public", _items: [("local", _flag(local))] + items)
  }
  static func tag(
    _ hashtag: String, local: Bool? = nil, range: RequestRange = .default
  ) -> Request<[Status]> {
    let items = range._items(upTo: 40, else: 20) ?? []
    return Request("timelines/tag/\(hashtag)", _items: [("local", _flag(local))] + items)
  }
}
