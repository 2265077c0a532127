// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of _SharedKey, as its documentation has them.

/// What a shared value is kept under: in memory, in the app's settings or in a file.
struct _SharedKey<Value> {
  let place: String

  static func inMemory(_ key: String) -> _SharedKey { _SharedKey(place: "memory \(key)") }
  static func appStorage(_ key: String) -> _SharedKey { _SharedKey(place: "settings \(key)") }
  static func appStorage(_ key: String, store: UserDefaults) -> _SharedKey {
    _SharedKey(place: "settings \(key)")
  }
  static func fileStorage(_ url: URL) -> _SharedKey { _SharedKey(place: "file \(url)") }
}
