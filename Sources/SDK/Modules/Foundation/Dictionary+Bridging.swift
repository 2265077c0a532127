// Foundation: a dictionary made of what an object holds.

extension Dictionary {
  /// nil where an entry is of other types.
  static func bridging(_ values: [AnyHashable: Any]) -> [Key: Value]? {
    var entries: [Key: Value] = [:]
    for (key, value) in values {
      guard let key = key.base as? Key, let value = value as? Value else { return nil }
      entries[key] = value
    }
    return entries
  }
}
