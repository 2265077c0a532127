// Foundation: the declarations of URLRequest.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLRequest: ReferenceConvertible, Sendable {
  typealias ReferenceType = NSURLRequest
  typealias CachePolicy = NSURLRequest.CachePolicy
  typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  var url: URL? { get set }
  var cachePolicy: URLRequest.CachePolicy { get set }
  var timeoutInterval: TimeInterval { get set }
  var mainDocumentURL: URL? { get set }
  var networkServiceType: URLRequest.NetworkServiceType { get set }
  var allowsCellularAccess: Bool { get set }
  var httpMethod: String? { get set }
  var allHTTPHeaderFields: [String: String]? { get set }
  var httpBody: Data? { get set }
  var httpShouldHandleCookies: Bool { get set }
  var httpShouldUsePipelining: Bool { get set }
  var description: String { get }
  var debugDescription: String { get }
  init(
    url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0)
  func value(forHTTPHeaderField field: String) -> String?
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
  mutating func addValue(_ value: String, forHTTPHeaderField field: String)
  func hash(into hasher: inout Hasher)
  static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
}
