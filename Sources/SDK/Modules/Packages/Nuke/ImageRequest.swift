// Nuke: the declarations of ImageRequest, as its documentation has them.

struct ImageRequest: ExpressibleByStringLiteral {
  enum Priority: Int, Comparable {
    case veryLow, low, normal, high, veryHigh

    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  struct Options: OptionSet, Hashable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let disableMemoryCacheReads = Options(rawValue: 1)
    static let disableMemoryCacheWrites = Options(rawValue: 1 << 1)
    static let disableMemoryCache: Options = [.disableMemoryCacheReads, .disableMemoryCacheWrites]
    static let disableDiskCacheReads = Options(rawValue: 1 << 2)
    static let disableDiskCacheWrites = Options(rawValue: 1 << 3)
    static let disableDiskCache: Options = [.disableDiskCacheReads, .disableDiskCacheWrites]
    static let reloadIgnoringCachedData: Options = [.disableMemoryCacheReads, .disableDiskCacheReads]
    static let returnCacheDataDontLoad = Options(rawValue: 1 << 4)
    static let skipDecompression = Options(rawValue: 1 << 5)
    static let skipDataLoadingQueue = Options(rawValue: 1 << 6)
  }

  struct UserInfoKey: Hashable, ExpressibleByStringLiteral {
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: String) { rawValue = value }

    static let imageIdKey: UserInfoKey = "imageId"
    static let scaleKey: UserInfoKey = "scale"
    static let thumbnailKey: UserInfoKey = "thumbnail"
  }

  var url: URL?
  var urlRequest: URLRequest?
  var processors: [any ImageProcessing]
  var priority: Priority
  var options: Options
  var userInfo: [UserInfoKey: Any]
  var imageId: String? { url?.absoluteString }
  var imageID: String? { url?.absoluteString }

  init(stringLiteral value: String) { self.init(url: URL(string: value)) }
  init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
    userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.url = url
    self.processors = processors
    self.priority = priority
    self.options = options
    self.userInfo = userInfo ?? [:]
  }
  init(
    urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.init(
      url: urlRequest.url, processors: processors, priority: priority, options: options, userInfo: userInfo)
    self.urlRequest = urlRequest
  }
}
