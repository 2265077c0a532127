// URLImage: the declarations of URLImage, as its documentation has them.

/// It has an address, and is taken as loaded, like an `AsyncImage`; its picture is a decorative one.
struct URLImage<Empty, InProgress, Failure, Content>: View
where Empty: View, InProgress: View, Failure: View, Content: View {
  private let url: URL
  private let content: (Image) -> Content

  init(
    _ url: URL, identifier: String? = nil, @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (_ image: Image) -> Content
  ) {
    self.url = url
    self.content = content
  }
  init(
    _ url: URL, identifier: String? = nil, @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (_ image: Image, _ info: ImageInfo) -> Content
  ) {
    self.url = url
    self.content = { content($0, ImageInfo()) }
  }

  var body: some View {
    ZStack {
      AsyncImage(url: url) { _ in
        content(Image(decorative: ""))
      } placeholder: {
        Color.clear
      }
    }
  }
}

extension URLImage where Empty == EmptyView {
  init(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (_ image: Image) -> Content
  ) {
    self.init(
      url, empty: { EmptyView() }, inProgress: inProgress, failure: failure, content: content)
  }
}

extension URLImage where Empty == EmptyView, InProgress == ActivityIndicator {
  init(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (_ image: Image) -> Content
  ) {
    self.init(url, inProgress: { _ in ActivityIndicator() }, failure: failure, content: content)
  }
}

extension URLImage where Empty == EmptyView, Failure == EmptyView {
  init(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder content: @escaping (_ image: Image) -> Content
  ) {
    self.init(url, inProgress: inProgress, failure: { _, _ in EmptyView() }, content: content)
  }
}

extension URLImage where Empty == EmptyView, InProgress == ActivityIndicator, Failure == EmptyView {
  init(
    _ url: URL, identifier: String? = nil, @ViewBuilder content: @escaping (_ image: Image) -> Content
  ) {
    self.init(url, failure: { _, _ in EmptyView() }, content: content)
  }
  init(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder content: @escaping (_ image: Image, _ info: ImageInfo) -> Content
  ) {
    self.init(
      url, empty: { EmptyView() }, inProgress: { _ in ActivityIndicator() },
      failure: { _, _ in EmptyView() }, content: content)
  }
}

extension URLImage where InProgress == Content, Empty == Content, Failure == Content {
  init(url: URL, @ViewBuilder content: @escaping (_ phase: URLImagePhase) -> Content) {
    self.init(
      url, empty: { content(.empty) }, inProgress: { _ in content(.empty) },
      failure: { error, _ in content(.failure(error)) }, content: { content(.success($0)) })
  }
}
