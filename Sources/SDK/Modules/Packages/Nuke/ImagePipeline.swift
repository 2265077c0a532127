// Nuke: the declarations of ImagePipeline, as its documentation has them.

final class ImagePipeline {
  enum Error: Swift.Error {
    case dataMissingInCache
    case imageRequestMissing
    case pipelineInvalidated
  }

  enum DataCachePolicy {
    case automatic, storeOriginalData, storeEncodedImages, storeAll
  }

  struct Configuration {
    var dataLoader: any DataLoading
    var dataCache: (any DataCaching)?
    var imageCache: (any ImageCaching)?
    var isDecompressionEnabled = true
    var isUsingPrepareForDisplay = false
    var dataCachePolicy = DataCachePolicy.storeOriginalData
    var isTaskCoalescingEnabled = true
    var isRateLimiterEnabled = true
    var isProgressiveDecodingEnabled = false
    var isStoringPreviewsInMemoryCache = true
    var isResumableDataEnabled = true

    init(dataLoader: any DataLoading = DataLoader()) {
      self.dataLoader = dataLoader
      imageCache = ImageCache.shared
    }

    static var withURLCache: Configuration { Configuration() }
    static var withDataCache: Configuration { Configuration() }
    static func withDataCache(name: String = "", sizeLimit: Int? = nil) -> Configuration { Configuration() }
  }

  /// What was fetched before: nothing, as on a new device.
  struct Cache {
    struct Caches: OptionSet {
      let rawValue: Int

      init(rawValue: Int) { self.rawValue = rawValue }

      static let memory = Caches(rawValue: 1)
      static let disk = Caches(rawValue: 2)
      static let all: Caches = [.memory, .disk]
    }

    init() {}

    subscript(url: URL) -> ImageContainer? {
      get { nil }
      nonmutating set {}
    }
    subscript(request: ImageRequest) -> ImageContainer? {
      get { nil }
      nonmutating set {}
    }
    func cachedImage(for request: ImageRequest, caches: Caches = [.all]) -> ImageContainer? { nil }
    func storeCachedImage(_ image: ImageContainer, for request: ImageRequest, caches: Caches = [.all]) {}
    func removeCachedImage(for request: ImageRequest, caches: Caches = [.all]) {}
    func containsCachedImage(for request: ImageRequest, caches: Caches = [.all]) -> Bool { false }
    func cachedData(for request: ImageRequest) -> Data? { nil }
    func storeCachedData(_ data: Data, for request: ImageRequest) {}
    func containsData(for request: ImageRequest) -> Bool { false }
    func removeCachedData(for request: ImageRequest) {}
    func removeAll(caches: Caches = [.all]) {}
  }

  static var shared = ImagePipeline(configuration: .withURLCache)
  let configuration: Configuration
  var cache: Cache { Cache() }

  init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  func invalidate() {}
  @discardableResult func loadImage(
    with url: URL, completion: @escaping (Result<ImageResponse, any Swift.Error>) -> Void
  ) -> ImageTask {
    ImageTask(request: ImageRequest(url: url))
  }
  @discardableResult func loadImage(
    with request: ImageRequest, completion: @escaping (Result<ImageResponse, any Swift.Error>) -> Void
  ) -> ImageTask {
    ImageTask(request: request)
  }
}
