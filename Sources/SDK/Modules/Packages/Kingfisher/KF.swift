// Kingfisher: the declarations of KF, as its documentation has them.

enum KF {
  struct ImageResource: Resource {
    let cacheKey: String
    let downloadURL: URL

    init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}
