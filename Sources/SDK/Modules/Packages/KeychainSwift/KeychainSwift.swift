// KeychainSwift: the declarations of KeychainSwift, as its documentation has them.

/// What the app has put into the keychain while it runs; it is empty when it begins.
class KeychainSwift {
  static var _kept: [String: Data] = [:]

  var lastResultCode: OSStatus = errSecSuccess
  var accessGroup: String?
  var synchronizable = false
  let _keyPrefix: String

  init() { _keyPrefix = "" }
  init(keyPrefix: String) { _keyPrefix = keyPrefix }

  @discardableResult func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }
  @discardableResult func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    KeychainSwift._kept[_keyPrefix + key] = value
    return _ended(true)
  }
  @discardableResult func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data([value ? 1 : 0]), forKey: key, withAccess: access) }

  func get(_ key: String) -> String? { getData(key).flatMap { String(data: $0, encoding: .utf8) } }
  func getData(_ key: String, asReference: Bool = false) -> Data? {
    let value = KeychainSwift._kept[_keyPrefix + key]
    _ended(value != nil)
    return value
  }
  func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }
  var allKeys: [String] { KeychainSwift._kept.keys.sorted() }

  @discardableResult func delete(_ key: String) -> Bool {
    _ended(KeychainSwift._kept.removeValue(forKey: _keyPrefix + key) != nil)
  }
  @discardableResult func clear() -> Bool {
    let held = !KeychainSwift._kept.isEmpty
    KeychainSwift._kept = [:]
    return _ended(held)
  }
  @discardableResult func _ended(_ isFound: Bool) -> Bool {
    lastResultCode = isFound ? errSecSuccess : errSecItemNotFound
    return isFound
  }
}
