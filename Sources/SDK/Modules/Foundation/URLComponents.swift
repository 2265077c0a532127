// Foundation: the declarations of URLComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLComponents: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSURLComponents
  var url: URL? { get }
  var string: String? { get }
  var scheme: String? { get set }
  var user: String? { get set }
  var password: String? { get set }
  var host: String? { get set }
  var port: Int? { get set }
  var path: String { get set }
  var query: String? { get set }
  var fragment: String? { get set }
  var percentEncodedUser: String? { get set }
  var percentEncodedPassword: String? { get set }
  var percentEncodedHost: String? { get set }
  var encodedHost: String? { get set }
  var percentEncodedPath: String { get set }
  var percentEncodedQuery: String? { get set }
  var percentEncodedFragment: String? { get set }
  var rangeOfScheme: Range<String.Index>? { get }
  var rangeOfUser: Range<String.Index>? { get }
  var rangeOfPassword: Range<String.Index>? { get }
  var rangeOfHost: Range<String.Index>? { get }
  var rangeOfPort: Range<String.Index>? { get }
  var rangeOfPath: Range<String.Index>? { get }
  var rangeOfQuery: Range<String.Index>? { get }
  var rangeOfFragment: Range<String.Index>? { get }
  var queryItems: [URLQueryItem]? { get set }
  var percentEncodedQueryItems: [URLQueryItem]? { get set }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  init?(string: String)
  init?(string: String, encodingInvalidCharacters: Bool)
  init(from decoder: any Decoder) throws
  func url(relativeTo base: URL?) -> URL?
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
}
