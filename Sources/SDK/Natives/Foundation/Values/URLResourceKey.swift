// Foundation: what the declarations of URLResourceKey are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLResourceKey() {
    addURLResourceKeyItself()
    addFileResourceKeys()
    addVolumeResourceKeys()
    addCloudResourceKeys()
  }

  private mutating func addURLResourceKeyItself() {
    value("URLResourceKey", URLResourceKey.self)
    make("URLResourceKey.init(_:)") { (a: String) in URLResourceKey(a) }
  }

  /// What is known of a file or folder.
  private mutating func addFileResourceKeys() {
    constants(
      "URLResourceKey",
      [
        "keysOfUnsetValuesKey": .keysOfUnsetValuesKey, "nameKey": .nameKey,
        "localizedNameKey": .localizedNameKey, "isRegularFileKey": .isRegularFileKey,
        "isDirectoryKey": .isDirectoryKey, "isSymbolicLinkKey": .isSymbolicLinkKey,
        "isVolumeKey": .isVolumeKey, "isPackageKey": .isPackageKey, "isApplicationKey": .isApplicationKey,
        "applicationIsScriptableKey": .applicationIsScriptableKey,
        "isSystemImmutableKey": .isSystemImmutableKey, "isUserImmutableKey": .isUserImmutableKey,
        "isHiddenKey": .isHiddenKey, "hasHiddenExtensionKey": .hasHiddenExtensionKey,
        "creationDateKey": .creationDateKey, "contentAccessDateKey": .contentAccessDateKey,
        "contentModificationDateKey": .contentModificationDateKey,
        "attributeModificationDateKey": .attributeModificationDateKey, "linkCountKey": .linkCountKey,
        "parentDirectoryURLKey": .parentDirectoryURLKey, "typeIdentifierKey": .typeIdentifierKey,
        "localizedTypeDescriptionKey": .localizedTypeDescriptionKey, "labelNumberKey": .labelNumberKey,
        "labelColorKey": .labelColorKey, "localizedLabelKey": .localizedLabelKey,
        "effectiveIconKey": .effectiveIconKey, "customIconKey": .customIconKey,
        "fileResourceIdentifierKey": .fileResourceIdentifierKey,
        "preferredIOBlockSizeKey": .preferredIOBlockSizeKey, "isReadableKey": .isReadableKey,
        "isWritableKey": .isWritableKey, "isExecutableKey": .isExecutableKey,
        "fileSecurityKey": .fileSecurityKey, "isExcludedFromBackupKey": .isExcludedFromBackupKey,
        "tagNamesKey": .tagNamesKey, "pathKey": .pathKey, "canonicalPathKey": .canonicalPathKey,
        "isMountTriggerKey": .isMountTriggerKey, "generationIdentifierKey": .generationIdentifierKey,
        "documentIdentifierKey": .documentIdentifierKey, "addedToDirectoryDateKey": .addedToDirectoryDateKey,
        "quarantinePropertiesKey": .quarantinePropertiesKey, "fileResourceTypeKey": .fileResourceTypeKey,
        "thumbnailDictionaryKey": .thumbnailDictionaryKey, "thumbnailKey": .thumbnailKey,
        "fileSizeKey": .fileSizeKey, "fileAllocatedSizeKey": .fileAllocatedSizeKey,
        "totalFileSizeKey": .totalFileSizeKey, "totalFileAllocatedSizeKey": .totalFileAllocatedSizeKey,
        "isAliasFileKey": .isAliasFileKey,
      ]
        as KeyValuePairs<String, URLResourceKey>)
  }

  /// What is known of the volume that a file is on.
  private mutating func addVolumeResourceKeys() {
    constants(
      "URLResourceKey",
      [
        "volumeURLKey": .volumeURLKey, "volumeIdentifierKey": .volumeIdentifierKey,
        "volumeLocalizedFormatDescriptionKey": .volumeLocalizedFormatDescriptionKey,
        "volumeTotalCapacityKey": .volumeTotalCapacityKey,
        "volumeAvailableCapacityKey": .volumeAvailableCapacityKey,
        "volumeResourceCountKey": .volumeResourceCountKey,
        "volumeSupportsPersistentIDsKey": .volumeSupportsPersistentIDsKey,
        "volumeSupportsSymbolicLinksKey": .volumeSupportsSymbolicLinksKey,
        "volumeSupportsHardLinksKey": .volumeSupportsHardLinksKey,
        "volumeSupportsJournalingKey": .volumeSupportsJournalingKey,
        "volumeIsJournalingKey": .volumeIsJournalingKey,
        "volumeSupportsSparseFilesKey": .volumeSupportsSparseFilesKey,
        "volumeSupportsZeroRunsKey": .volumeSupportsZeroRunsKey,
        "volumeSupportsCaseSensitiveNamesKey": .volumeSupportsCaseSensitiveNamesKey,
        "volumeSupportsCasePreservedNamesKey": .volumeSupportsCasePreservedNamesKey,
        "volumeSupportsRootDirectoryDatesKey": .volumeSupportsRootDirectoryDatesKey,
        "volumeSupportsVolumeSizesKey": .volumeSupportsVolumeSizesKey,
        "volumeSupportsRenamingKey": .volumeSupportsRenamingKey,
        "volumeSupportsAdvisoryFileLockingKey": .volumeSupportsAdvisoryFileLockingKey,
        "volumeSupportsExtendedSecurityKey": .volumeSupportsExtendedSecurityKey,
        "volumeIsBrowsableKey": .volumeIsBrowsableKey, "volumeMaximumFileSizeKey": .volumeMaximumFileSizeKey,
        "volumeIsEjectableKey": .volumeIsEjectableKey, "volumeIsRemovableKey": .volumeIsRemovableKey,
        "volumeIsInternalKey": .volumeIsInternalKey, "volumeIsAutomountedKey": .volumeIsAutomountedKey,
        "volumeIsLocalKey": .volumeIsLocalKey, "volumeIsReadOnlyKey": .volumeIsReadOnlyKey,
        "volumeCreationDateKey": .volumeCreationDateKey,
        "volumeURLForRemountingKey": .volumeURLForRemountingKey, "volumeUUIDStringKey": .volumeUUIDStringKey,
        "volumeNameKey": .volumeNameKey, "volumeLocalizedNameKey": .volumeLocalizedNameKey,
        "volumeIsEncryptedKey": .volumeIsEncryptedKey,
        "volumeIsRootFileSystemKey": .volumeIsRootFileSystemKey,
        "volumeSupportsCompressionKey": .volumeSupportsCompressionKey,
        "volumeSupportsFileCloningKey": .volumeSupportsFileCloningKey,
        "volumeSupportsSwapRenamingKey": .volumeSupportsSwapRenamingKey,
        "volumeSupportsExclusiveRenamingKey": .volumeSupportsExclusiveRenamingKey,
      ]
        as KeyValuePairs<String, URLResourceKey>)
  }

  /// What is known of a file that is in iCloud.
  private mutating func addCloudResourceKeys() {
    constants(
      "URLResourceKey",
      [
        "isUbiquitousItemKey": .isUbiquitousItemKey,
        "ubiquitousItemHasUnresolvedConflictsKey": .ubiquitousItemHasUnresolvedConflictsKey,
        "ubiquitousItemIsDownloadingKey": .ubiquitousItemIsDownloadingKey,
        "ubiquitousItemIsUploadedKey": .ubiquitousItemIsUploadedKey,
        "ubiquitousItemIsUploadingKey": .ubiquitousItemIsUploadingKey,
        "ubiquitousItemDownloadingStatusKey": .ubiquitousItemDownloadingStatusKey,
        "ubiquitousItemDownloadingErrorKey": .ubiquitousItemDownloadingErrorKey,
        "ubiquitousItemUploadingErrorKey": .ubiquitousItemUploadingErrorKey,
        "ubiquitousItemDownloadRequestedKey": .ubiquitousItemDownloadRequestedKey,
        "ubiquitousItemContainerDisplayNameKey": .ubiquitousItemContainerDisplayNameKey,
      ]
        as KeyValuePairs<String, URLResourceKey>)
  }
}

extension URLResourceKey: HostBoxed {}
