// Foundation: the declarations of FileManager.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class FileManager: Sendable {
  struct UnmountOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = FileManager.UnmountOptions
    typealias ArrayLiteralElement = FileManager.UnmountOptions
    static let allPartitionsAndEjectDisk: FileManager.UnmountOptions
    static let withoutUI: FileManager.UnmountOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct DirectoryEnumerationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = FileManager.DirectoryEnumerationOptions
    typealias ArrayLiteralElement = FileManager.DirectoryEnumerationOptions
    static let skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions
    static let skipsPackageDescendants: FileManager.DirectoryEnumerationOptions
    static let skipsHiddenFiles: FileManager.DirectoryEnumerationOptions
    static let includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions
    static let producesRelativePathURLs: FileManager.DirectoryEnumerationOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  enum SearchPathDirectory: UInt, Sendable {
    typealias RawValue = UInt
    case applicationDirectory
    case demoApplicationDirectory
    case developerApplicationDirectory
    case adminApplicationDirectory
    case libraryDirectory
    case developerDirectory
    case documentationDirectory
    case coreServiceDirectory
    case inputMethodsDirectory
    case preferencePanesDirectory
    case allApplicationsDirectory
    case allLibrariesDirectory
    case itemReplacementDirectory
    case printerDescriptionDirectory
    case applicationScriptsDirectory
    case userDirectory
    case documentDirectory
    case autosavedInformationDirectory
    case desktopDirectory
    case cachesDirectory
    case applicationSupportDirectory
    case downloadsDirectory
    case moviesDirectory
    case musicDirectory
    case picturesDirectory
    case sharedPublicDirectory
    case trashDirectory
    init?(rawValue: UInt)
  }
  struct SearchPathDomainMask: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = FileManager.SearchPathDomainMask
    typealias ArrayLiteralElement = FileManager.SearchPathDomainMask
    static let userDomainMask: FileManager.SearchPathDomainMask
    static let localDomainMask: FileManager.SearchPathDomainMask
    static let networkDomainMask: FileManager.SearchPathDomainMask
    static let systemDomainMask: FileManager.SearchPathDomainMask
    static let allDomainsMask: FileManager.SearchPathDomainMask
    let rawValue: UInt
    init(rawValue: UInt)
  }
  enum URLRelationship: Int, Sendable {
    typealias RawValue = Int
    case contains
    case same
    case other
    init?(rawValue: Int)
  }
  struct ItemReplacementOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = FileManager.ItemReplacementOptions
    typealias ArrayLiteralElement = FileManager.ItemReplacementOptions
    static let usingNewMetadataOnly: FileManager.ItemReplacementOptions
    static let withoutDeletingBackupItem: FileManager.ItemReplacementOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct VolumeEnumerationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = FileManager.VolumeEnumerationOptions
    typealias ArrayLiteralElement = FileManager.VolumeEnumerationOptions
    static let skipHiddenVolumes: FileManager.VolumeEnumerationOptions
    static let produceFileReferenceURLs: FileManager.VolumeEnumerationOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  class DirectoryEnumerator: NSEnumerator {
    var fileAttributes: [FileAttributeKey: Any]? { get }
    var directoryAttributes: [FileAttributeKey: Any]? { get }
    var level: Int { get }
    func skipDescendants()
  }
  class var `default`: FileManager { get }
  weak var delegate: (any FileManagerDelegate)? { get set }
  var currentDirectoryPath: String { get }
  var temporaryDirectory: URL { get }
  init()
  func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  func contentsOfDirectory(atPath path: String) throws -> [String]
  func subpathsOfDirectory(atPath path: String) throws -> [String]
  func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask)
    -> [URL]
  func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
  func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
  func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
  func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
  func destinationOfSymbolicLink(atPath path: String) throws -> String
  func copyItem(atPath srcPath: String, toPath dstPath: String) throws
  func moveItem(atPath srcPath: String, toPath dstPath: String) throws
  func linkItem(atPath srcPath: String, toPath dstPath: String) throws
  func removeItem(atPath path: String) throws
  func copyItem(at srcURL: URL, to dstURL: URL) throws
  func moveItem(at srcURL: URL, to dstURL: URL) throws
  func linkItem(at srcURL: URL, to dstURL: URL) throws
  func removeItem(at URL: URL) throws
  func changeCurrentDirectoryPath(_ path: String) -> Bool
  func fileExists(atPath path: String) -> Bool
  func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool
  func isReadableFile(atPath path: String) -> Bool
  func isWritableFile(atPath path: String) -> Bool
  func isExecutableFile(atPath path: String) -> Bool
  func isDeletableFile(atPath path: String) -> Bool
  func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
  func contents(atPath path: String) -> Data?
  func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil)
    -> Bool
  func mountedVolumeURLs(
    includingResourceValuesForKeys propertyKeys: [URLResourceKey]?,
    options: FileManager.VolumeEnumerationOptions = []
  ) -> [URL]?
  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL]
  func displayName(atPath path: String) -> String
  func componentsToDisplay(forPath path: String) -> [String]?
  func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
  func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator?
  func subpaths(atPath path: String) -> [String]?
  func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL?
  func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL?
}
