// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Search, as its source has them.

enum Search {
  static func search(query: String, resolve: Bool? = nil) -> Request<Results> {
    Request("search", _items: [("q", query), ("resolve", _flag(resolve))])
  }
}
