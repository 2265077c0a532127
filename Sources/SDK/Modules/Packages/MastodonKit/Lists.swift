// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Lists, as its source has them.

enum Lists {
  static func all() -> Request<[List]> { Request("lists") }
  static func accounts(id: String) -> Request<[Account]> { Request("lists/\(id)/accounts") }
  static func list(id: String) -> Request<List> { Request("lists/\(id)") }
  static func create(title: String) -> Request<List> {
    Request("lists", _method: "POST", _items: [("title", title)])
  }
  static func update(id: String, title: String) -> Request<List> {
    Request("lists/\(id)", _method: "PUT", _items: [("title", title)])
  }
  static func delete(id: String) -> Request<Empty> { Request("lists/\(id)", _method: "DELETE") }
  static func add(accountIDs: [String], toList id: String) -> Request<Empty> {
    Request("lists/\(id)/accounts", _method: "POST", _items: accountIDs.map { ("account_ids[]", $0) })
  }
  static func remove(accountIDs: [String], fromList id: String) -> Request<Empty> {
    Request("lists/\(id)/accounts", _method: "DELETE", _items: accountIDs.map { ("account_ids[]", $0) })
  }
}
