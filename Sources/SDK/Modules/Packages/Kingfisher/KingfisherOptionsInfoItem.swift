// Kingfisher: the declarations of KingfisherOptionsInfoItem, as its documentation has them.

enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case processor(any ImageProcessor)
  case cacheSerializer(any CacheSerializer)
  case imageModifier(any ImageModifier)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(KFCrossPlatformImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case processingQueue(CallbackQueue)
  case progressiveJPEG(ImageProgressive)
  case alternativeSources([Source])
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
}
