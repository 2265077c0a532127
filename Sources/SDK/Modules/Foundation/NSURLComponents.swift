// Foundation: the declarations of NSURLComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSURLComponents: NSObject, NSCopying {
  override var hash: Int { get }
  var url: URL? { get }
  var string: String? { get }
  var scheme: String? { get set }
  var user: String? { get set }
  var password: String? { get set }
  var host: String? { get set }
  var port: NSNumber? { get set }
  var path: String? { get set }
  var query: String? { get set }
  var fragment: String? { get set }
  var percentEncodedUser: String? { get set }
  var percentEncodedPassword: String? { get set }
  var percentEncodedHost: String? { get set }
  var percentEncodedPath: String? { get set }
  var percentEncodedQuery: String? { get set }
  var percentEncodedFragment: String? { get set }
  var rangeOfScheme: NSRange { get }
  var rangeOfUser: NSRange { get }
  var rangeOfPassword: NSRange { get }
  var rangeOfHost: NSRange { get }
  var rangeOfPort: NSRange { get }
  var rangeOfPath: NSRange { get }
  var rangeOfQuery: NSRange { get }
  var rangeOfFragment: NSRange { get }
  var queryItems: [URLQueryItem]? { get set }
  var percentEncodedQueryItems: [URLQueryItem]? { get set }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  init?(string URLString: String)
  override init()
  override func copy() -> Any
  override func isEqual(_ object: Any?) -> Bool
  func copy(with zone: NSZone? = nil) -> Any
  func url(relativeTo baseURL: URL?) -> URL?
}
