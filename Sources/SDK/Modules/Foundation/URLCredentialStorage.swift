// Foundation: the declarations of URLCredentialStorage.
// Declared as the toolchain's interface has it, with code of our own.

class URLCredentialStorage: NSObject, Sendable {
  static let _shared = URLCredentialStorage()
  class var shared: URLCredentialStorage { _shared }
  var allCredentials: [URLProtectionSpace: [String: URLCredential]] { get }
  override init() {}
  func credentials(for space: URLProtectionSpace) -> [String: URLCredential]?
  func set(_ credential: URLCredential, for space: URLProtectionSpace)
  func remove(_ credential: URLCredential, for space: URLProtectionSpace)
  func remove(_ credential: URLCredential, for space: URLProtectionSpace, options: [String: AnyObject]? = [:])
  func defaultCredential(for space: URLProtectionSpace) -> URLCredential?
  func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace)
  func getCredentials(
    for protectionSpace: URLProtectionSpace, task: URLSessionTask,
    completionHandler: ([String: URLCredential]?) -> Void)
  func set(_ credential: URLCredential, for protectionSpace: URLProtectionSpace, task: URLSessionTask)
  func remove(
    _ credential: URLCredential, for protectionSpace: URLProtectionSpace, options: [String: AnyObject]? = [:],
    task: URLSessionTask)
  func getDefaultCredential(
    for space: URLProtectionSpace, task: URLSessionTask, completionHandler: (URLCredential?) -> Void)
  func setDefaultCredential(
    _ credential: URLCredential, for protectionSpace: URLProtectionSpace, task: URLSessionTask)
}
