// Kingfisher: the declarations of KingfisherManager, as its documentation has them.

class KingfisherManager {
  static let shared = KingfisherManager(downloader: .default, cache: .default)
  var downloader: ImageDownloader
  var cache: ImageCache
  var defaultOptions: KingfisherOptionsInfo = []

  init(downloader: ImageDownloader, cache: ImageCache) {
    self.downloader = downloader
    self.cache = cache
  }

  @discardableResult
  func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    DownloadTask()
  }
  @discardableResult
  func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    DownloadTask()
  }
}
