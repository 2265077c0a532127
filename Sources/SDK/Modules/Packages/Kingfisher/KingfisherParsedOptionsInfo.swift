// Kingfisher: the declarations of KingfisherParsedOptionsInfo, as its documentation has them.

struct KingfisherParsedOptionsInfo {
  var targetCache: ImageCache?
  var originalCache: ImageCache?
  var downloader: ImageDownloader?
  var transition = ImageTransition.none
  var downloadPriority: Float = 0.5
  var forceRefresh = false
  var fromMemoryCacheOrRefresh = false
  var forceTransition = false
  var cacheMemoryOnly = false
  var waitForCache = false
  var onlyFromCache = false
  var backgroundDecode = false
  var preloadAllAnimationData = false
  var callbackQueue = CallbackQueue.mainCurrentOrAsync
  var scaleFactor: CGFloat = 1
  var requestModifier: (any AsyncImageDownloadRequestModifier)?
  var processor: any ImageProcessor = DefaultImageProcessor.default
  var cacheSerializer: (any CacheSerializer)?
  var imageModifier: (any ImageModifier)?
  var keepCurrentImageWhileLoading = false
  var onlyLoadFirstFrame = false
  var cacheOriginalImage = false
  var alsoPrefetchToMemory = false
  var loadDiskFileSynchronously = false
  var memoryCacheExpiration: StorageExpiration?
  var memoryCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
  var diskCacheExpiration: StorageExpiration?
  var diskCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
  var processingQueue: CallbackQueue?
  var progressiveJPEG: ImageProgressive?
  var alternativeSources: [Source]?
  var retryStrategy: (any RetryStrategy)?
  var lowDataModeSource: Source?

  init(_ info: KingfisherOptionsInfo?) {}
}
