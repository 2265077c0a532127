// Foundation: the declarations of URLResourceValues.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLResourceValues {
  var allValues: [URLResourceKey: Any] { get }
  var name: String? { get set }
  var localizedName: String? { get }
  var isRegularFile: Bool? { get }
  var isDirectory: Bool? { get }
  var isSymbolicLink: Bool? { get }
  var isVolume: Bool? { get }
  var isPackage: Bool? { get set }
  var isApplication: Bool? { get }
  var applicationIsScriptable: Bool? { get }
  var isSystemImmutable: Bool? { get }
  var isUserImmutable: Bool? { get set }
  var isHidden: Bool? { get set }
  var hasHiddenExtension: Bool? { get set }
  var creationDate: Date? { get set }
  var contentAccessDate: Date? { get set }
  var contentModificationDate: Date? { get set }
  var attributeModificationDate: Date? { get }
  var linkCount: Int? { get }
  var parentDirectory: URL? { get }
  var volume: URL? { get }
  var typeIdentifier: String? { get }
  var localizedTypeDescription: String? { get }
  var labelNumber: Int? { get set }
  var localizedLabel: String? { get }
  var fileResourceIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)? { get }
  var volumeIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)? { get }
  var preferredIOBlockSize: Int? { get }
  var isReadable: Bool? { get }
  var isWritable: Bool? { get }
  var isExecutable: Bool? { get }
  var isExcludedFromBackup: Bool? { get set }
  var tagNames: [String]? { get }
  var path: String? { get }
  var canonicalPath: String? { get }
  var isMountTrigger: Bool? { get }
  var generationIdentifier: (any NSCopying & NSObjectProtocol & NSSecureCoding)? { get }
  var documentIdentifier: Int? { get }
  var addedToDirectoryDate: Date? { get }
  var quarantineProperties: [String: Any]? { get set }
  var fileResourceType: URLFileResourceType? { get }
  var volumeLocalizedFormatDescription: String? { get }
  var volumeTotalCapacity: Int? { get }
  var volumeAvailableCapacity: Int? { get }
  var volumeResourceCount: Int? { get }
  var volumeSupportsPersistentIDs: Bool? { get }
  var volumeSupportsSymbolicLinks: Bool? { get }
  var volumeSupportsHardLinks: Bool? { get }
  var volumeSupportsJournaling: Bool? { get }
  var volumeIsJournaling: Bool? { get }
  var volumeSupportsSparseFiles: Bool? { get }
  var volumeSupportsZeroRuns: Bool? { get }
  var volumeSupportsCaseSensitiveNames: Bool? { get }
  var volumeSupportsCasePreservedNames: Bool? { get }
  var volumeSupportsRootDirectoryDates: Bool? { get }
  var volumeSupportsVolumeSizes: Bool? { get }
  var volumeSupportsRenaming: Bool? { get }
  var volumeSupportsAdvisoryFileLocking: Bool? { get }
  var volumeSupportsExtendedSecurity: Bool? { get }
  var volumeIsBrowsable: Bool? { get }
  var volumeMaximumFileSize: Int? { get }
  var volumeIsEjectable: Bool? { get }
  var volumeIsRemovable: Bool? { get }
  var volumeIsInternal: Bool? { get }
  var volumeIsAutomounted: Bool? { get }
  var volumeIsLocal: Bool? { get }
  var volumeIsReadOnly: Bool? { get }
  var volumeCreationDate: Date? { get }
  var volumeURLForRemounting: URL? { get }
  var volumeUUIDString: String? { get }
  var volumeName: String? { get set }
  var volumeLocalizedName: String? { get }
  var volumeIsEncrypted: Bool? { get }
  var volumeIsRootFileSystem: Bool? { get }
  var volumeSupportsCompression: Bool? { get }
  var isUbiquitousItem: Bool? { get }
  var ubiquitousItemHasUnresolvedConflicts: Bool? { get }
  var ubiquitousItemIsDownloading: Bool? { get }
  var ubiquitousItemIsUploaded: Bool? { get }
  var ubiquitousItemIsUploading: Bool? { get }
  var ubiquitousItemDownloadingError: NSError? { get }
  var ubiquitousItemUploadingError: NSError? { get }
  var ubiquitousItemDownloadRequested: Bool? { get }
  var ubiquitousItemContainerDisplayName: String? { get }
  var fileSize: Int? { get }
  var fileAllocatedSize: Int? { get }
  var totalFileSize: Int? { get }
  var totalFileAllocatedSize: Int? { get }
  var isAliasFile: Bool? { get }
  init()
}
