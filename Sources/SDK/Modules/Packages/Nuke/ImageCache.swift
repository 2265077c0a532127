// Nuke: the declarations of ImageCache, as its documentation has them.

/// What was fetched before: nothing, as on a new device.
final class ImageCache: ImageCaching {
  static let shared = ImageCache()
  var costLimit: Int
  var countLimit: Int
  var ttl: TimeInterval?

  init(costLimit: Int = 0, countLimit: Int = .max) {
    self.costLimit = costLimit
    self.countLimit = countLimit
  }

  var totalCount: Int { 0 }
  var totalCost: Int { 0 }
  func removeAll() {}
}
