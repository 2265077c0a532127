// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of RequestRange, as its source has them.

enum RequestRange: Equatable {
  case max(id: String, limit: Int?)
  case since(id: String, limit: Int?)
  case limit(Int)
  case `default`

  /// How many it asks for, or `usual` where that is more than what may be asked for.
  func _items(upTo most: Int, else usual: Int) -> [(name: String, value: String?)]? {
    func text(_ limit: Int?) -> String? { limit.map { "\((1...most).contains($0) ? $0 : usual)" } }
    switch self {
    case .max(let id, let limit): return [("max_id", id), ("limit", text(limit))]
    case .since(let id, let limit): return [("since_id", id), ("limit", text(limit))]
    case .limit(let limit): return [("limit", text(limit))]
    case .default: return nil
    }
  }
}
