// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of DomainBlocks, as its source has them.

enum DomainBlocks {
  static func all(range: RequestRange = .default) -> Request<[String]> {
    Request("domain_blocks", _items: range._items(upTo: 80, else: 40))
  }
  static func block(domain: String) -> Request<Empty> {
    Request("domain_blocks", _method: "POST", _items: [("domain", domain)])
  }
  static func unblock(domain: String) -> Request<Empty> {
    Request("domain_blocks", _method: "DELETE", _items: [("domain", domain)])
  }
}
