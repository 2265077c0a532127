// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Blocks, as its source has them.

enum Blocks {
  static func all(range: RequestRange = .default) -> Request<[Account]> {
    Request("blocks", _items: range._items(upTo: 80, else: 40))
  }
}
