// Foundation: the declarations of URLProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLProtocol: NSObject {
  var client: (any URLProtocolClient)? { get set }
  var request: URLRequest { get }
  var cachedResponse: CachedURLResponse? { get }
  var task: URLSessionTask? { get set }
  required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
  required convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
  class func canInit(with request: URLRequest) -> Bool
  class func canonicalRequest(for request: URLRequest) -> URLRequest
  class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool
  class func property(forKey key: String, in request: URLRequest) -> Any?
  class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
  class func removeProperty(forKey key: String, in request: NSMutableURLRequest)
  class func registerClass(_ protocolClass: AnyClass) -> Bool
  class func unregisterClass(_ protocolClass: AnyClass)
  class func canInit(with task: URLSessionTask) -> Bool
  func startLoading()
  func stopLoading()
}
