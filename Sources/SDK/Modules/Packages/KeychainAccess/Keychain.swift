// KeychainAccess: the declarations of Keychain, as its documentation has them.

/// What the app has put into the keychain while it runs; it is empty when it begins.
final class Keychain {
  /// By the place in the keychain, then by the key.
  static var _kept: [String: [String: Data]] = [:]

  let itemClass: ItemClass
  let service: String
  let accessGroup: String?
  private(set) var accessibility = Accessibility.afterFirstUnlock
  private(set) var synchronizable = false
  private(set) var label: String?
  private(set) var comment: String?
  private(set) var authenticationPolicy: AuthenticationPolicy?
  private(set) var authenticationPrompt: String?
  private(set) var authenticationContext: LAContext?
  private let _server: URL?
  var server: URL { _server! }

  private init(_ itemClass: ItemClass, _ service: String?, _ accessGroup: String?, _ server: URL? = nil) {
    self.itemClass = itemClass
    self.service = service ?? Bundle.main.bundleIdentifier ?? ""
    self.accessGroup = accessGroup
    _server = server
  }
  convenience init() { self.init(.genericPassword, nil, nil) }
  convenience init(service: String) { self.init(.genericPassword, service, nil) }
  convenience init(accessGroup: String) { self.init(.genericPassword, nil, accessGroup) }
  convenience init(service: String, accessGroup: String) { self.init(.genericPassword, service, accessGroup) }
  convenience init(
    server: String, protocolType: ProtocolType, accessGroup: String? = nil,
    authenticationType: AuthenticationType = .default
  ) { self.init(.internetPassword, "", accessGroup, URL(string: server)) }
  convenience init(
    server: URL, protocolType: ProtocolType, accessGroup: String? = nil,
    authenticationType: AuthenticationType = .default
  ) { self.init(.internetPassword, "", accessGroup, server) }

  private func _with(_ change: (Keychain) -> Void) -> Keychain {
    let copy = Keychain(itemClass, service, accessGroup, _server)
    copy.accessibility = accessibility
    copy.synchronizable = synchronizable
    copy.label = label
    copy.comment = comment
    copy.authenticationPolicy = authenticationPolicy
    copy.authenticationPrompt = authenticationPrompt
    copy.authenticationContext = authenticationContext
    change(copy)
    return copy
  }
  func accessibility(_ accessibility: Accessibility) -> Keychain {
    _with { $0.accessibility = accessibility }
  }
  func accessibility(
    _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
  ) -> Keychain {
    _with {
      $0.accessibility = accessibility
      $0.authenticationPolicy = authenticationPolicy
    }
  }
  func synchronizable(_ synchronizable: Bool) -> Keychain { _with { $0.synchronizable = synchronizable } }
  func label(_ label: String) -> Keychain { _with { $0.label = label } }
  func comment(_ comment: String) -> Keychain { _with { $0.comment = comment } }
  func attributes(_ attributes: [String: Any]) -> Keychain { self }
  func authenticationPrompt(_ authenticationPrompt: String) -> Keychain {
    _with { $0.authenticationPrompt = authenticationPrompt }
  }
  func authenticationContext(_ authenticationContext: LAContext) -> Keychain {
    _with { $0.authenticationContext = authenticationContext }
  }

  private var _place: String { "\(itemClass) \(_server?.absoluteString ?? service) \(accessGroup ?? "")" }
  private var _items: [String: Data] {
    get { Keychain._kept[_place] ?? [:] }
    set { Keychain._kept[_place] = newValue }
  }

  func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    try getString(key)
  }
  func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    guard let data = try getData(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
    return text
  }
  func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? { _items[key] }
  func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    _items[key] = Data(value.utf8)
  }
  func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    _items[key] = value
  }
  subscript(key: String) -> String? {
    get { _items[key].flatMap { String(data: $0, encoding: .utf8) } }
    set { _items[key] = newValue.map { Data($0.utf8) } }
  }
  subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  subscript(data key: String) -> Data? {
    get { _items[key] }
    set { _items[key] = newValue }
  }
  func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws { _items[key] = nil }
  func removeAll() throws { _items = [:] }
  func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool { _items[key] != nil }
  func allKeys() -> [String] { _items.keys.sorted() }
  func allItems() -> [[String: Any]] {
    allKeys().map { ["key": $0, "service": service, "value": self[$0] ?? ""] }
  }
}
