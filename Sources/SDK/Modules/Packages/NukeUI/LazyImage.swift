// NukeUI: the declarations of LazyImage, as its documentation has them.

/// What has an address is taken as loaded, like an `AsyncImage`; what has none has failed.
struct LazyImage<Content>: View where Content: View {
  enum DisappearBehavior {
    case cancel, lowerPriority
  }

  private struct Shown: LazyImageState {
    var result: Result<ImageResponse, Error>?
    var imageContainer: ImageContainer?
    var isLoading: Bool { false }
    var progress: FetchImage.Progress { FetchImage.Progress() }

    init(_ request: ImageRequest?, isLoaded: Bool) {
      if let request, isLoaded {
        let container = ImageContainer(image: UIImage())
        imageContainer = container
        result = .success(ImageResponse(container: container, request: request))
      } else {
        result = .failure(ImagePipeline.Error.imageRequestMissing)
      }
    }
  }

  private let request: ImageRequest?
  private let content: ((LazyImageState) -> Content)?

  init(url: URL?) where Content == Image { self.init(request: url.map { ImageRequest(url: $0) }) }
  init(request: ImageRequest?) where Content == Image {
    self.request = request
    content = nil
  }
  init(
    url: URL?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) {
    self.init(request: url.map { ImageRequest(url: $0) }, transaction: transaction, content: content)
  }
  init(
    request: ImageRequest?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) {
    self.request = request
    self.content = content
  }

  var body: some View {
    ZStack {
      AsyncImage(url: request?.url) { _ in
        view(of: Shown(request, isLoaded: true))
      } placeholder: {
        view(of: Shown(request, isLoaded: false))
      }
    }
  }

  @ViewBuilder private func view(of state: LazyImageState) -> some View {
    if let content {
      content(state)
    } else if let image = state.image {
      image
    } else {
      Color.gray
    }
  }

  func processors(_ processors: [any ImageProcessing]?) -> Self { self }
  func priority(_ priority: ImageRequest.Priority?) -> Self { self }
  func pipeline(_ pipeline: ImagePipeline) -> Self { self }
  func onStart(_ closure: @escaping (ImageTask) -> Void) -> Self { self }
  func onDisappear(_ behavior: DisappearBehavior?) -> Self { self }
  func onCompletion(_ closure: @escaping (Result<ImageResponse, Error>) -> Void) -> Self { self }
}
