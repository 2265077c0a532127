// Foundation: the declarations of URL.
// Declared as the toolchain's interface has it, with code of our own.

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
  static var homeDirectory: URL { URL(fileURLWithPath: _Files.home, isDirectory: true) }
  static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
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
  static func currentDirectory() -> URL { URL(fileURLWithPath: _Files.current, isDirectory: true) }
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
  /// Nothing is a link.
  func resolvingSymlinksInPath() -> URL { standardized }
  mutating func resolveSymlinksInPath() { standardize() }
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
  mutating func setResourceValues(_ values: URLResourceValues) throws {
    let path = _Files.path(path)
    guard _Files.entries[path] != nil else { throw _Files.error(.fileNoSuchFile, path, 2) }
    if let isExcluded = values.isExcludedFromBackup {
      _Files.entries[path]?.isExcludedFromBackup = isExcluded
    }
    if let date = values.creationDate { _Files.entries[path]?.created = date }
    if let date = values.contentModificationDate { _Files.entries[path]?.modified = date }
    if let name = values.name {
      let place = deletingLastPathComponent().appendingPathComponent(name)
      try _Files.move(path, place.path)
      self = place
    }
  }
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    guard let entry = _Files.entry(path) else { throw _Files.error(.fileReadNoSuchFile, path, 2) }
    return URLResourceValues(self, entry, keys)
  }
  mutating func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
  mutating func removeAllCachedResourceValues()
  mutating func removeCachedResourceValue(forKey key: URLResourceKey)
  func checkResourceIsReachable() throws -> Bool {
    if _Files.entry(path) == nil {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path, NSURLErrorKey: self])
    }
    return true
  }
  static func == (lhs: URL, rhs: URL) -> Bool
}
