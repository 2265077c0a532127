// Kingfisher: the declarations of KFOptionSetter, as its documentation has them.

protocol KFOptionSetter {
  var options: KingfisherParsedOptionsInfo { get nonmutating set }
}

/// How a picture is fetched, kept and drawn: nothing of it is heard.
extension KFOptionSetter {
  func onProgress(_ block: DownloadProgressBlock?) -> Self { self }
  func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self { self }
  func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self { self }

  func targetCache(_ cache: ImageCache) -> Self { self }
  func originalCache(_ cache: ImageCache) -> Self { self }
  func downloader(_ downloader: ImageDownloader) -> Self { self }
  func downloadPriority(_ priority: Float) -> Self { self }
  func forceRefresh(_ enabled: Bool = true) -> Self { self }
  func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
  func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
  func waitForCache(_ enabled: Bool = true) -> Self { self }
  func onlyFromCache(_ enabled: Bool = true) -> Self { self }
  func backgroundDecode(_ enabled: Bool = true) -> Self { self }
  func callbackQueue(_ queue: CallbackQueue) -> Self { self }
  func scaleFactor(_ factor: CGFloat) -> Self { self }
  func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
  func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
  func processingQueue(_ queue: CallbackQueue?) -> Self { self }
  func alternativeSources(_ sources: [Source]?) -> Self { self }
  func retry(_ strategy: (any RetryStrategy)?) -> Self { self }
  func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self { self }
  func lowDataModeSource(_ source: Source?) -> Self { self }
  func forceTransition(_ enabled: Bool = true) -> Self { self }

  func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self { self }
  func requestModifier(_ modifyBlock: @escaping (inout URLRequest) -> Void) -> Self { self }

  func setProcessor(_ processor: any ImageProcessor) -> Self { self }
  func setProcessors(_ processors: [any ImageProcessor]) -> Self { self }
  func appendProcessor(_ processor: any ImageProcessor) -> Self { self }
  func progressiveJPEG(_ progressive: ImageProgressive? = .init()) -> Self { self }
  func roundCorner(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: KFCrossPlatformColor? = nil
  ) -> Self { self }
  func blur(radius: CGFloat) -> Self { self }
  func overlay(color: KFCrossPlatformColor, fraction: CGFloat = 0.5) -> Self { self }
  func tint(color: KFCrossPlatformColor) -> Self { self }
  func blackWhite() -> Self { self }
  func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self { self }
  func downsampling(size: CGSize) -> Self { self }
  func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self { self }

  func imageModifier(_ modifier: (any ImageModifier)?) -> Self { self }
  func imageModifier(_ block: @escaping (inout KFCrossPlatformImage) throws -> Void) -> Self { self }
  func serialize(by cacheSerializer: any CacheSerializer) -> Self { self }

  func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  func memoryCacheAccessExtending(_ extending: ExpirationExtending) -> Self { self }
  func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  func diskCacheAccessExtending(_ extending: ExpirationExtending) -> Self { self }
}
