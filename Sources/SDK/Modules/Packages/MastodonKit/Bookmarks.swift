// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Bookmarks, as its source has them.

enum Bookmarks {
  static func all(range: RequestRange = .default) -> Request<[Status]> {
    Request("bookmarks", _items: range._items(upTo: 40, else: 20))
  }
}
