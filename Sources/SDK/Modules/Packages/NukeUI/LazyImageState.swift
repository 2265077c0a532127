// NukeUI: the declarations of LazyImageState, as its documentation has them.

protocol LazyImageState {
  var result: Result<ImageResponse, Error>? { get }
  var imageContainer: ImageContainer? { get }
  var isLoading: Bool { get }
  var progress: FetchImage.Progress { get }
}

extension LazyImageState {
  var error: Error? {
    if case .failure(let error) = result { error } else { nil }
  }
  var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
}
