// Kingfisher: the declarations of ImageDownloadRequestModifier, as its documentation has them.

protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}
