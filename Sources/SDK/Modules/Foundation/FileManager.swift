// Foundation: the declarations of FileManager.
// Declared as the toolchain's interface has it, with code of our own.

class FileManager: Sendable {
  struct UnmountOptions: OptionSet, Sendable {
    static let allPartitionsAndEjectDisk = FileManager.UnmountOptions(rawValue: 1)
    static let withoutUI = FileManager.UnmountOptions(rawValue: 2)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct DirectoryEnumerationOptions: OptionSet, Sendable {
    static let skipsSubdirectoryDescendants = FileManager.DirectoryEnumerationOptions(rawValue: 1)
    static let skipsPackageDescendants = FileManager.DirectoryEnumerationOptions(rawValue: 2)
    static let skipsHiddenFiles = FileManager.DirectoryEnumerationOptions(rawValue: 4)
    static let includesDirectoriesPostOrder = FileManager.DirectoryEnumerationOptions(rawValue: 8)
    static let producesRelativePathURLs = FileManager.DirectoryEnumerationOptions(rawValue: 16)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum SearchPathDirectory: UInt, Sendable {
    case applicationDirectory = 1
    case demoApplicationDirectory = 2
    case developerApplicationDirectory = 3
    case adminApplicationDirectory = 4
    case libraryDirectory = 5
    case developerDirectory = 6
    case documentationDirectory = 8
    case coreServiceDirectory = 10
    case inputMethodsDirectory = 16
    case preferencePanesDirectory = 22
    case allApplicationsDirectory = 100
    case allLibrariesDirectory = 101
    case itemReplacementDirectory = 99
    case printerDescriptionDirectory = 20
    case applicationScriptsDirectory = 23
    case userDirectory = 7
    case documentDirectory = 9
    case autosavedInformationDirectory = 11
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case sharedPublicDirectory = 21
    case trashDirectory = 102
  }
  struct SearchPathDomainMask: OptionSet, Sendable {
    static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1)
    static let localDomainMask = FileManager.SearchPathDomainMask(rawValue: 2)
    static let networkDomainMask = FileManager.SearchPathDomainMask(rawValue: 4)
    static let systemDomainMask = FileManager.SearchPathDomainMask(rawValue: 8)
    static let allDomainsMask = FileManager.SearchPathDomainMask(rawValue: 65535)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum URLRelationship: Int, Sendable {
    case contains = 0
    case same = 1
    case other = 2
  }
  struct ItemReplacementOptions: OptionSet, Sendable {
    static let usingNewMetadataOnly = FileManager.ItemReplacementOptions(rawValue: 1)
    static let withoutDeletingBackupItem = FileManager.ItemReplacementOptions(rawValue: 2)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct VolumeEnumerationOptions: OptionSet, Sendable {
    static let skipHiddenVolumes = FileManager.VolumeEnumerationOptions(rawValue: 2)
    static let produceFileReferenceURLs = FileManager.VolumeEnumerationOptions(rawValue: 4)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  class DirectoryEnumerator: NSEnumerator {
    /// What is left, from the folder.
    var _left: [String]
    let _folder: String
    /// What is given for a path: itself, or a URL.
    let _element: (String) -> Any
    var _last: String?
    var fileAttributes: [FileAttributeKey: Any]? {
      _last.flatMap { try? FileManager.default.attributesOfItem(atPath: _folder + "/" + $0) }
    }
    var directoryAttributes: [FileAttributeKey: Any]? {
      try? FileManager.default.attributesOfItem(atPath: _folder)
    }
    var level: Int { _last.map { $0.split(separator: "/").count } ?? 0 }

    init(_ folder: String, _ paths: [String], _ element: @escaping (String) -> Any) {
      _folder = folder
      _left = paths
      _element = element
    }

    override func nextObject() -> Any? {
      if _left.isEmpty { return nil }
      let next = _left.removeFirst()
      _last = next
      return _element(next)
    }

    func skipDescendants() {
      if let last = _last { _left.removeAll { $0.hasPrefix(last + "/") } }
    }

    func skipDescendents() { skipDescendants() }
  }
  static let _default = FileManager()
  static var _count = 0
  class var `default`: FileManager { _default }
  weak var delegate: (any FileManagerDelegate)?
  var currentDirectoryPath: String { _Files.current }
  var temporaryDirectory: URL { URL(fileURLWithPath: _Files.home + "/tmp", isDirectory: true) }
  init() {}

  /// A number that no other has been given.
  static func _number() -> Int {
    _count += 1
    return _count
  }

  // MARK: Folders

  func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask)
    -> [URL]
  {
    let paths = NSSearchPathForDirectoriesInDomains(directory, domainMask, true)
    return paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory {
      let name = "TemporaryItems/NSIRD_App_\(FileManager._number())"
      let place = temporaryDirectory.appendingPathComponent(name, isDirectory: true)
      try createDirectory(at: place, withIntermediateDirectories: true)
      return place
    }
    guard let place = urls(for: directory, in: domain).first else { throw CocoaError(.fileReadUnknown) }
    if shouldCreate { try createDirectory(at: place, withIntermediateDirectories: true) }
    return place
  }

  func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
    try _Files.makeFolder(url.path, withParents: createIntermediates, attributes)
  }

  func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { try _Files.makeFolder(path, withParents: createIntermediates, attributes) }

  func contentsOfDirectory(atPath path: String) throws -> [String] {
    _Files.children(try _folder(path))
  }

  func subpathsOfDirectory(atPath path: String) throws -> [String] { _Files.below(try _folder(path)) }
  func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }

  func _folder(_ path: String) throws -> String {
    guard let entry = _Files.entry(path) else { throw _Files.error(.fileReadNoSuchFile, path, 2) }
    if !entry.isFolder { throw _Files.error(.fileReadUnknown, path, 20) }
    return _Files.path(path)
  }

  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path).filter {
      !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".")
    }
    .map { _url($0, in: url) }
  }

  func _url(_ path: String, in folder: URL) -> URL {
    let isFolder = _Files.entry(folder.path + "/" + path)?.isFolder ?? false
    return folder.appendingPathComponent(path, isDirectory: isFolder)
  }

  func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
    guard let folder = try? _folder(path) else { return nil }
    return DirectoryEnumerator(folder, _Files.below(folder)) { $0 }
  }

  func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator? {
    let folder = _Files.path(url.path)
    var paths = (try? subpathsOfDirectory(atPath: folder)) ?? []
    if mask.contains(.skipsSubdirectoryDescendants) { paths = paths.filter { !$0.contains("/") } }
    if mask.contains(.skipsHiddenFiles) {
      paths = paths.filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    }
    return DirectoryEnumerator(folder, paths) { self._url($0, in: url) }
  }

  func changeCurrentDirectoryPath(_ path: String) -> Bool {
    guard let folder = try? _folder(path) else { return false }
    _Files.current = folder
    return true
  }

  // MARK: Files

  func fileExists(atPath path: String) -> Bool { _Files.entry(path) != nil }
  func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool {
    guard let entry = _Files.entry(path) else { return false }
    isDirectory = entry.isFolder
    return true
  }
  func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isWritableFile(atPath path: String) -> Bool {
    fileExists(atPath: path) && _Files.isWritable(_Files.path(path))
  }
  func isExecutableFile(atPath path: String) -> Bool { _Files.entry(path)?.isFolder ?? false }
  func isDeletableFile(atPath path: String) -> Bool { _Files.isWritable(_Files.path(path)) }
  func contents(atPath path: String) -> Data? { try? _Files.read(path) }

  func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
    guard let one = _Files.entry(path1), let other = _Files.entry(path2) else { return false }
    if one.data != other.data { return false }
    if !one.isFolder { return true }
    let (first, second) = (_Files.path(path1), _Files.path(path2))
    let names = _Files.below(first)
    return names == _Files.below(second)
      && names.allSatisfy { _Files.entry(first + "/" + $0)?.data == _Files.entry(second + "/" + $0)?.data }
  }

  @discardableResult func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    do {
      try _Files.write(data ?? Data(), path, isNew: false, attr)
      return true
    } catch { return false }
  }

  func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
    try _Files.copy(srcPath, dstPath, missing: .fileReadNoSuchFile)
  }
  func moveItem(atPath srcPath: String, toPath dstPath: String) throws { try _Files.move(srcPath, dstPath) }
  func removeItem(atPath path: String) throws { try _Files.remove(path) }
  func copyItem(at srcURL: URL, to dstURL: URL) throws {
    try copyItem(atPath: srcURL.path, toPath: dstURL.path)
  }
  func moveItem(at srcURL: URL, to dstURL: URL) throws {
    try moveItem(atPath: srcURL.path, toPath: dstURL.path)
  }
  func removeItem(at URL: URL) throws { try removeItem(atPath: URL.path) }

  func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    for url in [originalItemURL, newItemURL] where !fileExists(atPath: url.path) {
      throw _Files.error(.fileReadNoSuchFile, url.path, 2)
    }
    if let backupItemName {
      let backup = originalItemURL.deletingLastPathComponent().appendingPathComponent(backupItemName)
      try? removeItem(at: backup)
      try copyItem(at: originalItemURL, to: backup)
      if !options.contains(.withoutDeletingBackupItem) { try removeItem(at: backup) }
    }
    try removeItem(at: originalItemURL)
    try moveItem(at: newItemURL, to: originalItemURL)
    return originalItemURL
  }

  func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    try replaceItem(
      at: originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
  }

  // MARK: What is known of them

  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard let entry = _Files.entry(path) else { throw _Files.error(.fileReadNoSuchFile, path, 2) }
    var attributes = entry.attributes
    attributes[.type] = entry.isFolder ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular
    attributes[.size] = NSNumber(value: entry.data?.count ?? 0)
    attributes[.creationDate] = attributes[.creationDate] ?? entry.created
    attributes[.modificationDate] = attributes[.modificationDate] ?? entry.modified
    attributes[.posixPermissions] =
      attributes[.posixPermissions] ?? NSNumber(value: entry.isFolder ? 0o755 : 0o644)
    return attributes
  }

  func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    let place = _Files.path(path)
    guard _Files.entry(path) != nil else { throw _Files.error(.fileNoSuchFile, path, 2) }
    for (key, value) in attributes { _Files.entries[place]?.attributes[key] = value }
  }

  func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
  func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
  func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
  func linkItem(atPath srcPath: String, toPath dstPath: String) throws
  func linkItem(at srcURL: URL, to dstURL: URL) throws

  /// Nothing is a link.
  func destinationOfSymbolicLink(atPath path: String) throws -> String {
    if _Files.entry(path) == nil { throw _Files.error(.fileReadNoSuchFile, path, 2) }
    throw _Files.error(.fileReadUnknown, path, 22)
  }

  func mountedVolumeURLs(
    includingResourceValuesForKeys propertyKeys: [URLResourceKey]?,
    options: FileManager.VolumeEnumerationOptions = []
  ) -> [URL]?
  func displayName(atPath path: String) -> String { _Files.name(path) }
  func componentsToDisplay(forPath path: String) -> [String]?
}
