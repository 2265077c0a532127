// Foundation: what the declarations of URLResourceKey are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLResourceKey() {
    addURLResourceKeyItself()
    addURLResourceKeyPart3()
    addURLResourceKeyPart4()
  }

  private mutating func addURLResourceKeyItself() {
    value("URLResourceKey", URLResourceKey.self)
    make("URLResourceKey.init(_:)") { (a: String) in URLResourceKey(a) }
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
        "parentDirectoryURLKey": .parentDirectoryURLKey, "volumeURLKey": .volumeURLKey,
        "typeIdentifierKey": .typeIdentifierKey, "localizedTypeDescriptionKey": .localizedTypeDescriptionKey,
        "labelNumberKey": .labelNumberKey, "labelColorKey": .labelColorKey,
        "localizedLabelKey": .localizedLabelKey, "effectiveIconKey": .effectiveIconKey,
        "customIconKey": .customIconKey, "fileResourceIdentifierKey": .fileResourceIdentifierKey,
        "volumeIdentifierKey": .volumeIdentifierKey, "preferredIOBlockSizeKey": .preferredIOBlockSizeKey,
        "isReadableKey": .isReadableKey, "isWritableKey": .isWritableKey, "isExecutableKey": .isExecutableKey,
        "fileSecurityKey": .fileSecurityKey, "isExcludedFromBackupKey": .isExcludedFromBackupKey,
        "tagNamesKey": .tagNamesKey, "pathKey": .pathKey, "canonicalPathKey": .canonicalPathKey,
        "isMountTriggerKey": .isMountTriggerKey,
      ]
        as KeyValuePairs<String, URLResourceKey>)
  }

  private mutating func addURLResourceKeyPart3() {
    constants(
      "URLResourceKey",
      [
        "generationIdentifierKey": .generationIdentifierKey, "documentIdentifierKey": .documentIdentifierKey,
        "addedToDirectoryDateKey": .addedToDirectoryDateKey,
        "quarantinePropertiesKey": .quarantinePropertiesKey, "fileResourceTypeKey": .fileResourceTypeKey,
        "thumbnailDictionaryKey": .thumbnailDictionaryKey, "thumbnailKey": .thumbnailKey,
        "fileSizeKey": .fileSizeKey, "fileAllocatedSizeKey": .fileAllocatedSizeKey,
        "totalFileSizeKey": .totalFileSizeKey, "totalFileAllocatedSizeKey": .totalFileAllocatedSizeKey,
        "isAliasFileKey": .isAliasFileKey,
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
        "volumeURLForRemountingKey": .volumeURLForRemountingKey,
      ]
        as KeyValuePairs<String, URLResourceKey>)
  }

  private mutating func addURLResourceKeyPart4() {
    constants(
      "URLResourceKey",
      [
        "volumeUUIDStringKey": .volumeUUIDStringKey, "volumeNameKey": .volumeNameKey,
        "volumeLocalizedNameKey": .volumeLocalizedNameKey, "volumeIsEncryptedKey": .volumeIsEncryptedKey,
        "volumeIsRootFileSystemKey": .volumeIsRootFileSystemKey,
        "volumeSupportsCompressionKey": .volumeSupportsCompressionKey,
        "volumeSupportsFileCloningKey": .volumeSupportsFileCloningKey,
        "volumeSupportsSwapRenamingKey": .volumeSupportsSwapRenamingKey,
        "volumeSupportsExclusiveRenamingKey": .volumeSupportsExclusiveRenamingKey,
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
