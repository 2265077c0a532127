// Kingfisher: the declarations of AnyModifier, as its documentation has them.

struct AnyModifier: ImageDownloadRequestModifier {
  let modify: (URLRequest) -> URLRequest?

  init(modify: @escaping (URLRequest) -> URLRequest?) { self.modify = modify }

  func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}
