// Foundation: the declarations of URLCache.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLCache: NSObject, Sendable {
  enum StoragePolicy: UInt, Sendable {
    typealias RawValue = UInt
    case allowed
    case allowedInMemoryOnly
    case notAllowed
    init?(rawValue: UInt)
  }
  class var shared: URLCache { get set }
  var memoryCapacity: Int { get set }
  var diskCapacity: Int { get set }
  var currentMemoryUsage: Int { get }
  var currentDiskUsage: Int { get }
  init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?)
  func cachedResponse(for request: URLRequest) -> CachedURLResponse?
  func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
  func removeCachedResponse(for request: URLRequest)
  func removeAllCachedResponses()
  func removeCachedResponses(since date: Date)
  func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask)
  func getCachedResponse(
    for dataTask: URLSessionDataTask, completionHandler: @escaping (CachedURLResponse?) -> Void)
  func removeCachedResponse(for dataTask: URLSessionDataTask)
}
