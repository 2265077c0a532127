// Kingfisher: the declarations of ImageDownloader, as its documentation has them.

class ImageDownloader {
  static let `default` = ImageDownloader(name: "default")
  let name: String
  var downloadTimeout: TimeInterval = 15
  var sessionConfiguration = URLSessionConfiguration.ephemeral
  var trustedHosts: Set<String>?

  init(name: String) { self.name = name }

  func cancelAll() {}
}
