// SDWebImage: the declarations of SDWebImageDownloader, as its documentation has them.

/// Nothing is loaded here: what is asked for stays on its way.
class SDWebImageDownloader: NSObject {
  static let shared = SDWebImageDownloader()

  @discardableResult func downloadImage(
    with url: URL?, completed: ((UIImage?, Data?, Error?, Bool) -> Void)? = nil
  ) -> SDWebImageDownloadToken? {
    SDWebImageDownloadToken(url: url)
  }
  func cancelAllDownloads() {}
}
