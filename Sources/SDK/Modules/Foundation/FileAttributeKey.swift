// Foundation: the declarations of FileAttributeKey.
// Declared as the toolchain's interface has it, with code of our own.

struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  static let type = FileAttributeKey(rawValue: "NSFileType")
  static let size = FileAttributeKey(rawValue: "NSFileSize")
  static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
  static let referenceCount = FileAttributeKey(rawValue: "NSFileReferenceCount")
  static let deviceIdentifier = FileAttributeKey(rawValue: "NSFileDeviceIdentifier")
  static let ownerAccountName = FileAttributeKey(rawValue: "NSFileOwnerAccountName")
  static let groupOwnerAccountName = FileAttributeKey(rawValue: "NSFileGroupOwnerAccountName")
  static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
  static let systemNumber = FileAttributeKey(rawValue: "NSFileSystemNumber")
  static let systemFileNumber = FileAttributeKey(rawValue: "NSFileSystemFileNumber")
  static let extensionHidden = FileAttributeKey(rawValue: "NSFileExtensionHidden")
  static let hfsCreatorCode = FileAttributeKey(rawValue: "NSFileHFSCreatorCode")
  static let hfsTypeCode = FileAttributeKey(rawValue: "NSFileHFSTypeCode")
  static let immutable = FileAttributeKey(rawValue: "NSFileImmutable")
  static let appendOnly = FileAttributeKey(rawValue: "NSFileAppendOnly")
  static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
  static let ownerAccountID = FileAttributeKey(rawValue: "NSFileOwnerAccountID")
  static let groupOwnerAccountID = FileAttributeKey(rawValue: "NSFileGroupOwnerAccountID")
  static let busy = FileAttributeKey(rawValue: "NSFileBusy")
  static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
  static let systemSize = FileAttributeKey(rawValue: "NSFileSystemSize")
  static let systemFreeSize = FileAttributeKey(rawValue: "NSFileSystemFreeSize")
  static let systemNodes = FileAttributeKey(rawValue: "NSFileSystemNodes")
  static let systemFreeNodes = FileAttributeKey(rawValue: "NSFileSystemFreeNodes")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
}
