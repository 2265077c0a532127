// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Reports, as its source has them.

enum Reports {
  static func all() -> Request<[Report]> { Request("reports") }
  static func report(accountID: String, statusIDs: [String], reason: String) -> Request<Report> {
    let statuses = statusIDs.map { ("status_ids[]", $0) }
    return Request(
      "reports", _method: "POST", _items: [("account_id", accountID), ("comment", reason)] + statuses)
  }
}
