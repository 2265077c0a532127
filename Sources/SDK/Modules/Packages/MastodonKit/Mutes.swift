// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Mutes, as its source has them.

enum Mutes {
  static func all(range: RequestRange = .default) -> Request<[Account]> {
    Request("mutes", _items: range._items(upTo: 80, else: 40))
  }
}
