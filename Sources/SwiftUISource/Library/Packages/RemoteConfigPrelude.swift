/// github.com/firebase/firebase-ios-sdk, module `FirebaseRemoteConfig`, before anything was fetched: each value
/// is the default that the app set, else empty, as its public documentation says.
enum RemoteConfigPrelude {
  static let text = """
    enum RemoteConfigSource: Int { case remote, `default`, `static` }
    enum RemoteConfigFetchStatus: Int { case noFetchYet, success, failure, throttled }
    enum RemoteConfigFetchAndActivateStatus: Int { case successFetchedFromRemote, successUsingPreFetchedData, error }

    class RemoteConfigSettings {
      var minimumFetchInterval: TimeInterval = 43_200
      var fetchTimeout: TimeInterval = 60
      init() {}
    }

    class RemoteConfigValue {
      private let held: Any?
      init(_ held: Any?) { self.held = held }
      var source: RemoteConfigSource { held == nil ? .static : .default }
      var stringValue: String {
        guard let held else { return "" }
        return "\\(held)"
      }
      var boolValue: Bool {
        if let truth = held as? Bool { return truth }
        return ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased())
      }
      var numberValue: NSNumber {
        if let truth = held as? Bool { return NSNumber(value: truth ? 1 : 0) }
        if let whole = Int(stringValue) { return NSNumber(value: whole) }
        return NSNumber(value: Double(stringValue) ?? 0)
      }
      var dataValue: Data { Data(stringValue.utf8) }
      var jsonValue: Any? { nil }
    }

    class RemoteConfig {
      private static let shared = RemoteConfig()
      static func remoteConfig() -> RemoteConfig { shared }
      var configSettings = RemoteConfigSettings()
      var lastFetchTime: Date?
      var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }
      private var defaults: [String: Any] = [:]
      init() {}

      func setDefaults(_ values: [String: Any]?) {
        for (key, value) in values ?? [:] { defaults[key] = value }
      }
      func defaultValue(forKey key: String) -> RemoteConfigValue? {
        defaults[key] == nil ? nil : RemoteConfigValue(defaults[key])
      }
      func configValue(forKey key: String) -> RemoteConfigValue { RemoteConfigValue(defaults[key]) }
      func allKeys(from source: RemoteConfigSource) -> [String] { source == .default ? Array(defaults.keys) : [] }
      subscript(key: String) -> RemoteConfigValue { RemoteConfigValue(defaults[key]) }
      func setDefaults(fromPlist name: String?) {}
      func fetch(completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {}
      func fetch(withExpirationDuration seconds: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {}
      func activate(completion: ((Bool, Error?) -> Void)? = nil) {}
      func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil) {}
      func addOnConfigUpdateListener(remoteConfigUpdateCompletion listener: @escaping (Any?, Error?) -> Void) {}
    }
    """
}
