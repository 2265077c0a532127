// Foundation: the declarations of NSURL.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSURL: NSObject, NSSecureCoding, NSCopying, Sendable {
  static var supportsSecureCoding: Bool { get }
  override var hash: Int { get }
  override var description: String { get }
  var dataRepresentation: Data { get }
  var absoluteString: String { get }
  var relativeString: String { get }
  var baseURL: URL? { get }
  var absoluteURL: URL? { get }
  var scheme: String? { get }
  var resourceSpecifier: String? { get }
  var host: String? { get }
  var port: NSNumber? { get }
  var user: String? { get }
  var password: String? { get }
  var path: String? { get }
  var fragment: String? { get }
  var parameterString: String? { get }
  var query: String? { get }
  var relativePath: String? { get }
  var hasDirectoryPath: Bool { get }
  var isFileURL: Bool { get }
  var standardized: URL? { get }
  var filePathURL: URL? { get }
  var pathComponents: [String]? { get }
  var lastPathComponent: String? { get }
  var pathExtension: String? { get }
  var deletingLastPathComponent: URL? { get }
  var deletingPathExtension: URL? { get }
  var standardizingPath: URL? { get }
  var resolvingSymlinksInPath: URL? { get }
  required convenience init?(coder aDecoder: NSCoder)
  init(fileURLWithPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?)
  convenience init(fileURLWithPath path: String, relativeTo baseURL: URL?)
  convenience init(fileURLWithPath path: String, isDirectory isDir: Bool)
  init(fileURLWithPath path: String)
  convenience init?(string URLString: String)
  init?(string URLString: String, relativeTo baseURL: URL?)
  init(dataRepresentation data: Data, relativeTo baseURL: URL?)
  init(absoluteURLWithDataRepresentation data: Data, relativeTo baseURL: URL?)
  class func fileURL(withPathComponents components: [String]) -> URL?
  override func isEqual(_ object: Any?) -> Bool
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  func checkResourceIsReachable() throws -> Bool
  func removeAllCachedResourceValues()
  func removeCachedResourceValue(forKey key: URLResourceKey)
  func getResourceValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws
  func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any]
  func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws
  func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws
  func setTemporaryResourceValue(_ value: Any?, forKey key: URLResourceKey)
  func appendingPathComponent(_ pathComponent: String) -> URL?
  func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL?
  func appendingPathExtension(_ pathExtension: String) -> URL?
}
