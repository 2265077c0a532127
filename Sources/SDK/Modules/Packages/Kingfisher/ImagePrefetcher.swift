// Kingfisher: the declarations of ImagePrefetcher, as its documentation has them.

class ImagePrefetcher {
  var maxConcurrentDownloads = 5

  init(
    urls: [URL], options: KingfisherOptionsInfo? = nil, completionHandler: PrefetcherCompletionHandler? = nil
  ) {}
  init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {}

  func start() {}
  func stop() {}
}
