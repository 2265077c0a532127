// Nuke: the declarations of DataCache, as its documentation has them.

/// What was fetched before: nothing, as on a new device.
final class DataCache: DataCaching {
  var sizeLimit = 1024 * 1024 * 150

  init(name: String) throws {}

  var totalCount: Int { 0 }
  var totalSize: Int { 0 }
  func cachedData(for key: String) -> Data? { nil }
  func containsData(for key: String) -> Bool { false }
  func removeAll() {}
  func flush() {}
}
