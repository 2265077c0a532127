// Kingfisher: the declarations of ImageCache, as its documentation has them.

/// What was fetched before: nothing, as on a new device.
class ImageCache {
  static let `default` = ImageCache(name: "default")
  let name: String

  init(name: String) { self.name = name }
  init(name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil) throws {
    self.name = name
  }

  var diskStorageSize: UInt { get throws { 0 } }

  func clearMemoryCache() {}
  func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  func clearDiskCache() async {}
  func clearCache(completion handler: (() -> Void)? = nil) { handler?() }
  func clearCache() async {}
  func cleanExpiredMemoryCache() {}
  func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  func cleanExpiredCache(completion handler: (() -> Void)? = nil) { handler?() }
  func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void) {
    handler(.success(0))
  }
  func removeImage(
    forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
    fromDisk: Bool = true, callbackQueue: CallbackQueue = .untouch, completionHandler: (() -> Void)? = nil
  ) {
    completionHandler?()
  }
  func isCached(
    forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
  ) -> Bool {
    false
  }
  func imageCachedType(
    forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
  ) -> CacheType {
    .none
  }
}
