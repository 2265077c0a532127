// Foundation: the declarations of URLResourceValues.
// Declared as the toolchain's interface has it, with code of our own.

struct URLResourceValues {
  /// Those that were asked for and are known.
  var allValues: [URLResourceKey: Any] = [:]
  var name: String?
  var localizedName: String?
  var isRegularFile: Bool?
  var isDirectory: Bool?
  var isSymbolicLink: Bool?
  var isVolume: Bool?
  var isPackage: Bool?
  var isApplication: Bool?
  var applicationIsScriptable: Bool?
  var isSystemImmutable: Bool?
  var isUserImmutable: Bool?
  var isHidden: Bool?
  var hasHiddenExtension: Bool?
  var creationDate: Date?
  var contentAccessDate: Date?
  var contentModificationDate: Date?
  var attributeModificationDate: Date?
  var linkCount: Int?
  var parentDirectory: URL?
  var volume: URL?
  var typeIdentifier: String?
  var localizedTypeDescription: String?
  var labelNumber: Int?
  var localizedLabel: String?
  var fileResourceIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)?
  var volumeIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)?
  var preferredIOBlockSize: Int?
  var isReadable: Bool?
  var isWritable: Bool?
  var isExecutable: Bool?
  var isExcludedFromBackup: Bool?
  var tagNames: [String]?
  var path: String?
  var canonicalPath: String?
  var isMountTrigger: Bool?
  var generationIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)?
  var documentIdentifier: Int?
  var addedToDirectoryDate: Date?
  var quarantineProperties: [String: Any]?
  var fileResourceType: URLFileResourceType?
  var volumeLocalizedFormatDescription: String?
  var volumeTotalCapacity: Int?
  var volumeAvailableCapacity: Int?
  var volumeResourceCount: Int?
  var volumeSupportsPersistentIDs: Bool?
  var volumeSupportsSymbolicLinks: Bool?
  var volumeSupportsHardLinks: Bool?
  var volumeSupportsJournaling: Bool?
  var volumeIsJournaling: Bool?
  var volumeSupportsSparseFiles: Bool?
  var volumeSupportsZeroRuns: Bool?
  var volumeSupportsCaseSensitiveNames: Bool?
  var volumeSupportsCasePreservedNames: Bool?
  var volumeSupportsRootDirectoryDates: Bool?
  var volumeSupportsVolumeSizes: Bool?
  var volumeSupportsRenaming: Bool?
  var volumeSupportsAdvisoryFileLocking: Bool?
  var volumeSupportsExtendedSecurity: Bool?
  var volumeIsBrowsable: Bool?
  var volumeMaximumFileSize: Int?
  var volumeIsEjectable: Bool?
  var volumeIsRemovable: Bool?
  var volumeIsInternal: Bool?
  var volumeIsAutomounted: Bool?
  var volumeIsLocal: Bool?
  var volumeIsReadOnly: Bool?
  var volumeCreationDate: Date?
  var volumeURLForRemounting: URL?
  var volumeUUIDString: String?
  var volumeName: String?
  var volumeLocalizedName: String?
  var volumeIsEncrypted: Bool?
  var volumeIsRootFileSystem: Bool?
  var volumeSupportsCompression: Bool?
  var isUbiquitousItem: Bool?
  var ubiquitousItemHasUnresolvedConflicts: Bool?
  var ubiquitousItemIsDownloading: Bool?
  var ubiquitousItemIsUploaded: Bool?
  var ubiquitousItemIsUploading: Bool?
  var ubiquitousItemDownloadingError: NSError?
  var ubiquitousItemUploadingError: NSError?
  var ubiquitousItemDownloadRequested: Bool?
  var ubiquitousItemContainerDisplayName: String?
  var fileSize: Int?
  var fileAllocatedSize: Int?
  var totalFileSize: Int?
  var totalFileAllocatedSize: Int?
  var isAliasFile: Bool?
  init() {}

  init(_ url: URL, _ entry: _Files.Entry, _ keys: Set<URLResourceKey>) {
    let path = _Files.path(url.path)
    addPlace(path, keys)
    if keys.contains(.isDirectoryKey) {
      isDirectory = entry.isFolder
      allValues[.isDirectoryKey] = entry.isFolder
    }
    if keys.contains(.isRegularFileKey) {
      isRegularFile = !entry.isFolder
      allValues[.isRegularFileKey] = !entry.isFolder
    }
    if keys.contains(.isSymbolicLinkKey) {
      isSymbolicLink = false
      allValues[.isSymbolicLinkKey] = false
    }
    if keys.contains(.creationDateKey) {
      creationDate = entry.created
      allValues[.creationDateKey] = entry.created
    }
    if keys.contains(.contentModificationDateKey) {
      contentModificationDate = entry.modified
      allValues[.contentModificationDateKey] = entry.modified
    }
    if keys.contains(.isExcludedFromBackupKey) {
      isExcludedFromBackup = entry.isExcludedFromBackup
      allValues[.isExcludedFromBackupKey] = entry.isExcludedFromBackup
    }
    if keys.contains(.isReadableKey) {
      isReadable = true
      allValues[.isReadableKey] = true
    }
    if keys.contains(.isWritableKey) {
      isWritable = _Files.isWritable(path)
      allValues[.isWritableKey] = _Files.isWritable(path)
    }
    if let size = entry.data?.count {
      if keys.contains(.fileSizeKey) {
        fileSize = size
        allValues[.fileSizeKey] = size
      }
      if keys.contains(.totalFileSizeKey) {
        totalFileSize = size
        allValues[.totalFileSizeKey] = size
      }
    }
  }

  mutating func addPlace(_ path: String, _ keys: Set<URLResourceKey>) {
    let name = _Files.name(path)
    if keys.contains(.nameKey) {
      self.name = name
      allValues[.nameKey] = name
    }
    if keys.contains(.localizedNameKey) {
      localizedName = name
      allValues[.localizedNameKey] = name
    }
    if keys.contains(.isHiddenKey) {
      isHidden = name.hasPrefix(".")
      allValues[.isHiddenKey] = name.hasPrefix(".")
    }
    if keys.contains(.pathKey) {
      self.path = path
      allValues[.pathKey] = path
    }
    if keys.contains(.parentDirectoryURLKey) {
      let parent = URL(fileURLWithPath: _Files.parent(path), isDirectory: true)
      parentDirectory = parent
      allValues[.parentDirectoryURLKey] = parent
    }
  }
}
