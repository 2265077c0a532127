// Foundation: the declarations of URLCache. What is stored is kept while the program runs.

class URLCache: NSObject, Sendable {
  enum StoragePolicy: UInt, Sendable {
    case allowed = 0
    case allowedInMemoryOnly = 1
    case notAllowed = 2
  }
  static var _shared = URLCache(memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)
  class var shared: URLCache {
    get { _shared }
    set { _shared = newValue }
  }
  var memoryCapacity: Int
  var diskCapacity: Int
  var _stored: [URLRequest: CachedURLResponse] = [:]
  var currentMemoryUsage: Int { _stored.values.reduce(0) { $0 + $1.data.count } }
  var currentDiskUsage: Int { 0 }
  init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }
  convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
  func cachedResponse(for request: URLRequest) -> CachedURLResponse? { _stored[request] }
  func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    if cachedResponse.storagePolicy != .notAllowed { _stored[request] = cachedResponse }
  }
  func removeCachedResponse(for request: URLRequest) { _stored[request] = nil }
  func removeAllCachedResponses() { _stored = [:] }
  func removeCachedResponses(since date: Date)
  func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask) {
    if let request = dataTask.currentRequest { storeCachedResponse(cachedResponse, for: request) }
  }
  func getCachedResponse(
    for dataTask: URLSessionDataTask, completionHandler: @escaping (CachedURLResponse?) -> Void
  ) {
    let response = dataTask.currentRequest.flatMap { cachedResponse(for: $0) }
    Task { completionHandler(response) }
  }
  func removeCachedResponse(for dataTask: URLSessionDataTask) {
    if let request = dataTask.currentRequest { removeCachedResponse(for: request) }
  }
}
