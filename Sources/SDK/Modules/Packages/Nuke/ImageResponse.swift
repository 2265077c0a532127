// Nuke: the declarations of ImageResponse, as its documentation has them.

struct ImageResponse {
  enum CacheType {
    case memory, disk
  }

  var container: ImageContainer
  var image: PlatformImage { container.image }
  var isPreview: Bool { container.isPreview }
  var request: ImageRequest
  var urlResponse: URLResponse?
  var cacheType: CacheType?

  init(
    container: ImageContainer, request: ImageRequest, urlResponse: URLResponse? = nil,
    cacheType: CacheType? = nil
  ) {
    self.container = container
    self.request = request
    self.urlResponse = urlResponse
    self.cacheType = cacheType
  }
}
