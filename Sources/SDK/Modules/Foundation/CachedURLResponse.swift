// Foundation: the declarations of CachedURLResponse.
// Declared as the toolchain's interface has it, with code of our own.

class CachedURLResponse: NSObject, NSCopying, Sendable {
  let response: URLResponse
  let data: Data
  let userInfo: [AnyHashable: Any]?
  let storagePolicy: URLCache.StoragePolicy
  override var hash: Int { response.hash }
  init(response: URLResponse, data: Data) {
    self.response = response
    self.data = data
    userInfo = nil
    storagePolicy = .allowed
  }
  init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
  }
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? CachedURLResponse else { return false }
    return response == other.response && data == other.data && storagePolicy == other.storagePolicy
  }
}
