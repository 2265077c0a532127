// Foundation: the declarations of URL.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URL: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSURL
  enum DirectoryHint: Hashable, Sendable {
    case isDirectory
    case notDirectory
    case checkFileSystem
    case inferFromPath
  }
  struct Template: Sendable, Hashable, CustomStringConvertible {
    struct Value: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
      ExpressibleByDictionaryLiteral, CustomStringConvertible
    {
      typealias UnicodeScalarLiteralType = String
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias Value = String
      typealias Key = String
      typealias ArrayLiteralElement = String
      var description: String { get }
      init(stringLiteral value: String)
      init(arrayLiteral elements: String...)
      init(dictionaryLiteral elements: (String, String)...)
      static func text(_ text: String) -> URL.Template.Value
      static func list(_ list: some Sequence<String>) -> URL.Template.Value
      static func associativeList(_ list: some Sequence<(key: String, value: String)>) -> URL.Template.Value
    }
    struct VariableName: Sendable, Hashable, CustomStringConvertible {
      var description: String { get }
      init(_ key: String)
    }
    var description: String { get }
    init?(_ template: String)
  }
  static var homeDirectory: URL { get }
  static var temporaryDirectory: URL { get }
  var dataRepresentation: Data { get }
  var absoluteString: String { get }
  var relativeString: String { get }
  var baseURL: URL? { get }
  var absoluteURL: URL { get }
  var scheme: String? { get }
  var isFileURL: Bool { get }
  var host: String? { get }
  var port: Int? { get }
  var user: String? { get }
  var password: String? { get }
  var path: String { get }
  var relativePath: String { get }
  var query: String? { get }
  var fragment: String? { get }
  var hasDirectoryPath: Bool { get }
  var pathComponents: [String] { get }
  var lastPathComponent: String { get }
  var pathExtension: String { get }
  var standardized: URL { get }
  var standardizedFileURL: URL { get }
  var description: String { get }
  var debugDescription: String { get }
  init?(string: String)
  init?(string: String, relativeTo url: URL?)
  init?(string: String, encodingInvalidCharacters: Bool)
  init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
  init(fileURLWithPath path: String, relativeTo base: URL?)
  init(fileURLWithPath path: String, isDirectory: Bool)
  init(fileURLWithPath path: String)
  init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
  init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
  init(from decoder: any Decoder) throws
  init?(template: URL.Template, variables: [URL.Template.VariableName: URL.Template.Value])
  init(fileReferenceLiteralResourceName name: String)
  static func currentDirectory() -> URL
  static func homeDirectory(forUser user: String) -> URL?
  func host(percentEncoded: Bool = true) -> String?
  func user(percentEncoded: Bool = true) -> String?
  func password(percentEncoded: Bool = true) -> String?
  func path(percentEncoded: Bool = true) -> String
  func query(percentEncoded: Bool = true) -> String?
  func fragment(percentEncoded: Bool = true) -> String?
  func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
  func appendingPathComponent(_ pathComponent: String) -> URL
  func deletingLastPathComponent() -> URL
  func appendingPathExtension(_ pathExtension: String) -> URL
  func deletingPathExtension() -> URL
  mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
  mutating func appendPathComponent(_ pathComponent: String)
  mutating func appendPathExtension(_ pathExtension: String)
  mutating func deleteLastPathComponent()
  mutating func deletePathExtension()
  mutating func standardize()
  func resolvingSymlinksInPath() -> URL
  mutating func resolveSymlinksInPath()
  func hash(into hasher: inout Hasher)
  func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S: StringProtocol
  mutating func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S: StringProtocol
  func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  where S: StringProtocol
  mutating func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath)
  where S: StringProtocol
  func appending(queryItems: [URLQueryItem]) -> URL
  mutating func append(queryItems: [URLQueryItem])
  func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  where S: StringProtocol
  mutating func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath)
  where S: StringProtocol
  func encode(to encoder: any Encoder) throws
  mutating func setResourceValues(_ values: URLResourceValues) throws
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
  mutating func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
  mutating func removeAllCachedResourceValues()
  mutating func removeCachedResourceValue(forKey key: URLResourceKey)
  func checkResourceIsReachable() throws -> Bool
  static func == (lhs: URL, rhs: URL) -> Bool
}
