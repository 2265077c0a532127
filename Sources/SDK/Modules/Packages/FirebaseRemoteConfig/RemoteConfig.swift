// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfig, as its documentation has them.

/// A configuration that was never fetched.
class RemoteConfig: NSObject {
  private static let shared = RemoteConfig()
  static func remoteConfig() -> RemoteConfig { shared }

  var configSettings = RemoteConfigSettings()
  var lastFetchTime: Date? { nil }
  var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }
  private var defaults: [String: Any] = [:]

  override init() {}

  func setDefaults(_ values: [String: NSObject]?) {
    for (key, value) in values ?? [:] { defaults[key] = value }
  }
  func setDefaults(fromPlist name: String?) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return }
    for (key, value) in values as? [String: Any] ?? [:] { defaults[key] = value }
  }
  func defaultValue(forKey key: String) -> RemoteConfigValue? {
    defaults[key].map { RemoteConfigValue(_held: $0) }
  }
  func configValue(forKey key: String) -> RemoteConfigValue { RemoteConfigValue(_held: defaults[key]) }
  func configValue(forKey key: String, source: RemoteConfigSource) -> RemoteConfigValue {
    RemoteConfigValue(_held: source == .default ? defaults[key] : nil)
  }
  subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
  func allKeys(from source: RemoteConfigSource) -> [String] {
    source == .default ? Array(defaults.keys) : []
  }
  func keys(withPrefix prefix: String?) -> Set<String> { [] }

  // Nothing comes from the network.
  func fetch(completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {}
  func fetch(
    withExpirationDuration seconds: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil
  ) {}
  func activate(completion: ((Bool, Error?) -> Void)? = nil) {}
  func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil
  ) {}
}
