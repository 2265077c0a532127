// Security: the declarations of _Keychain.
// Declared as the framework's interface has it, with code of our own.

/// What the app has put into the keychain while it runs; it is empty when it begins.
enum _Keychain {
  static var items: [[String: Any]] = []

  private static let identifying = [
    "class", "acct", "svce", "agrp", "gena", "srvr", "ptcl", "port", "path", "atag",
  ]

  static func attributes(_ dictionary: CFDictionary) -> [String: Any] {
    dictionary as? [String: Any] ?? [:]
  }
  /// The places of the items that have all that a query asks for.
  static func places(_ query: [String: Any]) -> [Int] {
    items.indices.filter { place in
      identifying.allSatisfy { key in
        guard let wanted = query[key] else { return true }
        guard let held = items[place][key] else { return false }
        return "\(wanted)" == "\(held)"
      }
    }
  }
  static func result(_ item: [String: Any], _ query: [String: Any]) -> AnyObject? {
    if isOn(query["r_Attributes"]) {
      var shown = item
      if !isOn(query["r_Data"]) { shown["v_Data"] = nil }
      return shown as NSDictionary
    }
    return (item["v_Data"] as? Data).map { $0 as NSData }
  }
  private static func isOn(_ value: Any?) -> Bool { (value as? Bool) ?? false }
}
