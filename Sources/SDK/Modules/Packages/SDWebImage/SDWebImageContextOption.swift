// SDWebImage: the declarations of SDWebImageContextOption, as its documentation has them.

struct SDWebImageContextOption: RawRepresentable, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
  static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
  static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
  static let callbackQueue = SDWebImageContextOption(rawValue: "callbackQueue")
  static let customManager = SDWebImageContextOption(rawValue: "customManager")
}
