// SDWebImage: the declarations of SDWebImageOptions, as its documentation has them.

struct SDWebImageOptions: OptionSet {
  let rawValue: UInt

  init(rawValue: UInt) { self.rawValue = rawValue }

  static let retryFailed = SDWebImageOptions(rawValue: 1)
  static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
  static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
  static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
  static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
  static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
  static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
  static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
  static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
}
