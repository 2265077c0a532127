// Foundation: the declarations of CachedURLResponse.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class CachedURLResponse: NSObject, NSCopying, Sendable {
  var response: URLResponse { get }
  var data: Data { get }
  var userInfo: [AnyHashable: Any]? { get }
  var storagePolicy: URLCache.StoragePolicy { get }
  override var hash: Int { get }
  init(response: URLResponse, data: Data)
  init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ value: Any?) -> Bool
}
