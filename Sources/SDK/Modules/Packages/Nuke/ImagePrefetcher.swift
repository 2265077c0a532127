// Nuke: the declarations of ImagePrefetcher, as its documentation has them.

final class ImagePrefetcher {
  enum Destination {
    case memoryCache, diskCache
  }

  var isPaused = false
  var priority = ImageRequest.Priority.low

  init(
    pipeline: ImagePipeline = .shared, destination: Destination = .memoryCache,
    maxConcurrentRequestCount: Int = 2
  ) {}

  func startPrefetching(with urls: [URL]) {}
  func startPrefetching(with requests: [ImageRequest]) {}
  func stopPrefetching(with urls: [URL]) {}
  func stopPrefetching(with requests: [ImageRequest]) {}
  func stopPrefetching() {}
}
