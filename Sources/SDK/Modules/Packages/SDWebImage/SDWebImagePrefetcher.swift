// SDWebImage: the declarations of SDWebImagePrefetcher, as its documentation has them.

class SDWebImagePrefetcher {
  static let shared = SDWebImagePrefetcher()
  var maxConcurrentPrefetchCount: UInt = 3

  init() {}

  func prefetchURLs(_ urls: [URL]?) {}
  func cancelPrefetching() {}
}
