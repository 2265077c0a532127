// swiftui-cached-async-image: the declarations of CachedAsyncImage, as its documentation has them.

/// An `AsyncImage` that keeps what it loaded.
struct CachedAsyncImage<Content>: View where Content: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase -> Image in
      guard case .success(let image) = phase else { return Image(uiImage: UIImage()) }
      return image
    }
  }
  init(urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == Image {
    self.init(url: urlRequest?.url, scale: scale)
  }
  init<I, P>(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if case .success(let image) = phase { content(image) } else { placeholder() }
    }
  }
  init<I, P>(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: urlRequest?.url, scale: scale, content: content, placeholder: placeholder)
  }
  init(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
  init(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: urlRequest?.url, scale: scale, transaction: transaction, content: content)
  }

  var body: some View { AsyncImage(url: url, scale: scale, content: content) }
}
