// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Favourites, as its source has them.

enum Favourites {
  static func all(range: RequestRange = .default) -> Request<[Status]> {
    Request("favourites", _items: range._items(upTo: 40, else: 20))
  }
}
