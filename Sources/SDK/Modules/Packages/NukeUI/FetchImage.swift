// NukeUI: the declarations of FetchImage, as its documentation has them.

final class FetchImage: ObservableObject, Identifiable, LazyImageState {
  final class Progress: ObservableObject {
    @Published var completed: Int64 = 0
    @Published var total: Int64 = 0
    var fraction: Float { total > 0 ? min(1, Float(completed) / Float(total)) : 0 }

    init() {}
  }

  @Published private(set) var result: Result<ImageResponse, Error>? = nil
  @Published private(set) var imageContainer: ImageContainer? = nil
  @Published private(set) var isLoading = false
  let progress = Progress()
  var transaction = Transaction(animation: nil)
  var priority: ImageRequest.Priority?
  var pipeline = ImagePipeline.shared
  var processors: [any ImageProcessing] = []
  var onStart: ((ImageTask) -> Void)?
  var onCompletion: ((Result<ImageResponse, Error>) -> Void)?

  init() {}

  func load(_ url: URL?) { load(url.map { ImageRequest(url: $0) }) }

  /// What has an address is taken as loaded, like an `AsyncImage`.
  func load(_ request: ImageRequest?) {
    guard let request, request.url != nil else {
      result = .failure(ImagePipeline.Error.imageRequestMissing)
      return
    }
    let container = ImageContainer(image: UIImage())
    imageContainer = container
    result = .success(ImageResponse(container: container, request: request))
  }

  func cancel() {}
  func reset() {
    imageContainer = nil
    result = nil
  }
}
