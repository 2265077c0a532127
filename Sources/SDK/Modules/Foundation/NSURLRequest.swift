// Foundation: the declarations of NSURLRequest.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSURLRequest: NSObject, NSSecureCoding, NSCopying, NSMutableCopying {
  enum CachePolicy: UInt, Sendable {
    typealias RawValue = UInt
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case reloadIgnoringLocalAndRemoteCacheData
    case returnCacheDataElseLoad
    case returnCacheDataDontLoad
    case reloadRevalidatingCacheData
    static var reloadIgnoringCacheData: NSURLRequest.CachePolicy { get }
    init?(rawValue: UInt)
  }
  enum NetworkServiceType: UInt, Sendable {
    typealias RawValue = UInt
    case `default`
    case voip
    case video
    case background
    case voice
    case networkServiceTypeCallSignaling
    init?(rawValue: UInt)
  }
  class var supportsSecureCoding: Bool { get }
  override var hash: Int { get }
  var url: URL? { get }
  var mainDocumentURL: URL? { get }
  var cachePolicy: NSURLRequest.CachePolicy { get }
  var timeoutInterval: TimeInterval { get }
  var httpMethod: String? { get }
  var allHTTPHeaderFields: [String: String]? { get }
  var httpBody: Data? { get }
  var networkServiceType: NSURLRequest.NetworkServiceType { get }
  var allowsCellularAccess: Bool { get }
  var httpShouldHandleCookies: Bool { get }
  var httpShouldUsePipelining: Bool { get }
  override var description: String { get }
  convenience init(url: URL)
  init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
  required init?(coder aDecoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
  func value(forHTTPHeaderField field: String) -> String?
}
