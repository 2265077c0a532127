// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Pagination, as its source has them.

/// What comes after and before a page, as the header Link says it.
struct Pagination: Equatable {
  let next: RequestRange?
  let previous: RequestRange?

  init(next: RequestRange?, previous: RequestRange?) {
    self.next = next
    self.previous = previous
  }
  init(_links: String) {
    var next: RequestRange?
    var previous: RequestRange?
    for link in _links.components(separatedBy: ",") {
      let parts = link.components(separatedBy: .whitespaces).joined().components(separatedBy: ";")
      guard let url = parts.first, let kind = parts.last?.replacingOccurrences(of: "\"", with: ""),
        let items = URLComponents(string: url.trimmingCharacters(in: ["<", ">"]))?.queryItems
      else { continue }
      let value = { (name: String) in items.first { $0.name == name }?.value }
      guard let id = value("max_id") ?? value("since_id") else { continue }
      let limit = value("limit").flatMap { Int($0) }
      if kind == "rel=next" { next = .max(id: id, limit: limit) }
      if kind == "rel=prev" { previous = .since(id: id, limit: limit) }
    }
    self.init(next: next, previous: previous)
  }
}
