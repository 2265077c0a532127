// SDWebImage: the declarations of SDImageCache, as its documentation has them.

/// What was fetched before: nothing, as on a new device.
class SDImageCache {
  static let shared = SDImageCache()

  init() {}

  func clearMemory() {}
  func clearDisk(onCompletion completionBlock: (() -> Void)? = nil) { completionBlock?() }
  func deleteOldFiles(completionBlock: (() -> Void)? = nil) { completionBlock?() }
  func totalDiskSize() -> UInt { 0 }
  func totalDiskCount() -> UInt { 0 }
  func diskImageDataExists(withKey key: String?) -> Bool { false }
  func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
  func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
  func imageFromCache(forKey key: String?) -> UIImage? { nil }
}
