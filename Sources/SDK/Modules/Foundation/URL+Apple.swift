// Foundation: the declarations of URL that only Apple's platforms have.

extension URL {
  struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
    typealias FormatInput = URL
    typealias FormatOutput = String
    typealias Strategy = URL.ParseStrategy
    struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      enum Condition: Codable, Hashable, Sendable {
        case never
        case always
      }
      var description: String { get }
      static var always: URL.FormatStyle.ComponentDisplayOption { get }
      static var never: URL.FormatStyle.ComponentDisplayOption { get }
      static func displayWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>)
        -> URL.FormatStyle.ComponentDisplayOption
      static func omitWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>)
        -> URL.FormatStyle.ComponentDisplayOption
    }
    struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      var description: String { get }
      static var always: URL.FormatStyle.HostDisplayOption { get }
      static var never: URL.FormatStyle.HostDisplayOption { get }
      static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> URL.FormatStyle.HostDisplayOption
    }
    enum Component: Int, Codable, Hashable, Sendable {
      case scheme
      case user
      case password
      case host
      case port
      case path
      case query
      case fragment
    }
    var parseStrategy: URL.ParseStrategy { get }
    init(
      scheme: URL.FormatStyle.ComponentDisplayOption = .always,
      user: URL.FormatStyle.ComponentDisplayOption = .never,
      password: URL.FormatStyle.ComponentDisplayOption = .never,
      host: URL.FormatStyle.HostDisplayOption = .always,
      port: URL.FormatStyle.ComponentDisplayOption = .always,
      path: URL.FormatStyle.ComponentDisplayOption = .always,
      query: URL.FormatStyle.ComponentDisplayOption = .never,
      fragment: URL.FormatStyle.ComponentDisplayOption = .never)
    func format(_ value: URL) -> String
    func scheme(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
    func user(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
    func password(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
    func host(_ strategy: URL.FormatStyle.HostDisplayOption = .always) -> URL.FormatStyle
    func port(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
    func path(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
    func query(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
    func fragment(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
  }
  struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    typealias ParseInput = String
    typealias ParseOutput = URL
    enum ComponentParseStrategy<Component>: Codable, Hashable, Sendable
    where Component: Hashable, Component: Sendable, Component: Decodable, Component: Encodable {
      case required
      case optional
      case defaultValue(Component)
    }
    init()
    func parse(_ value: String) throws -> URL
  }
  var lines: AsyncLineSequence<URL.AsyncBytes> { get }
  var resourceBytes: URL.AsyncBytes { get }
  static var applicationDirectory: URL { _folder(.applicationDirectory) }
  static var applicationSupportDirectory: URL { _folder(.applicationSupportDirectory) }
  static var cachesDirectory: URL { _folder(.cachesDirectory) }
  static var desktopDirectory: URL { _folder(.desktopDirectory) }
  static var documentsDirectory: URL { _folder(.documentDirectory) }
  static var downloadsDirectory: URL { _folder(.downloadsDirectory) }
  static var libraryDirectory: URL { _folder(.libraryDirectory) }
  static var moviesDirectory: URL { _folder(.moviesDirectory) }
  static var musicDirectory: URL { _folder(.musicDirectory) }
  static var picturesDirectory: URL { _folder(.picturesDirectory) }
  static var sharedPublicDirectory: URL { _folder(.sharedPublicDirectory) }
  static var trashDirectory: URL { URL(fileURLWithPath: _Files.home + "/.Trash", isDirectory: true) }
  static func _folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
  static var userDirectory: URL { _folder(.userDirectory) }
  init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }
  init<T>(_ value: T.ParseInput, strategy: T) throws where T: Foundation.ParseStrategy, T.ParseOutput == URL
  init(
    resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool) throws
  func bookmarkData(
    options: URL.BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data
  /// Nothing of the app's own is kept from it.
  func startAccessingSecurityScopedResource() -> Bool { _Files.entry(path) != nil }
  func stopAccessingSecurityScopedResource() {}
  func formatted() -> String
  func formatted<F>(_ style: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == URL
  struct AsyncBytes: AsyncSequence, Sendable {
    typealias Element = UInt8
    typealias Failure = any Error
    struct AsyncIterator: AsyncIteratorProtocol {
      typealias Element = UInt8
      typealias Failure = any Error
      mutating func next() async throws -> UInt8?
    }
    func makeAsyncIterator() -> URL.AsyncBytes.AsyncIterator
  }
  typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}
