// SDWebImage: the declarations of SDWebImageDownloadToken, as its documentation has them.

class SDWebImageDownloadToken: NSObject {
  let url: URL?
  init(url: URL?) { self.url = url }
  func cancel() {}
}
