// Foundation: what the declarations of URLResourceValues are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLResourceValues() {
    addURLResourceValuesItself()
    addURLResourceValuesPart3()
    addURLResourceValuesPart4()
  }

  private mutating func addURLResourceValuesItself() {
    value("URLResourceValues", URLResourceValues.self)
    property("URLResourceValues.name", \URLResourceValues.name)
    property("URLResourceValues.localizedName", \URLResourceValues.localizedName)
    property("URLResourceValues.isRegularFile", \URLResourceValues.isRegularFile)
    property("URLResourceValues.isDirectory", \URLResourceValues.isDirectory)
    property("URLResourceValues.isSymbolicLink", \URLResourceValues.isSymbolicLink)
    property("URLResourceValues.isVolume", \URLResourceValues.isVolume)
    property("URLResourceValues.isPackage", \URLResourceValues.isPackage)
    property("URLResourceValues.isApplication", \URLResourceValues.isApplication)
    property("URLResourceValues.applicationIsScriptable", \URLResourceValues.applicationIsScriptable)
    property("URLResourceValues.isSystemImmutable", \URLResourceValues.isSystemImmutable)
    property("URLResourceValues.isUserImmutable", \URLResourceValues.isUserImmutable)
    property("URLResourceValues.isHidden", \URLResourceValues.isHidden)
    property("URLResourceValues.hasHiddenExtension", \URLResourceValues.hasHiddenExtension)
    property("URLResourceValues.creationDate", \URLResourceValues.creationDate)
    property("URLResourceValues.contentAccessDate", \URLResourceValues.contentAccessDate)
    property("URLResourceValues.contentModificationDate", \URLResourceValues.contentModificationDate)
    property("URLResourceValues.attributeModificationDate", \URLResourceValues.attributeModificationDate)
    property("URLResourceValues.linkCount", \URLResourceValues.linkCount)
    property("URLResourceValues.parentDirectory", \URLResourceValues.parentDirectory)
    property("URLResourceValues.volume", \URLResourceValues.volume)
    property("URLResourceValues.typeIdentifier", \URLResourceValues.typeIdentifier)
    property("URLResourceValues.localizedTypeDescription", \URLResourceValues.localizedTypeDescription)
    property("URLResourceValues.labelNumber", \URLResourceValues.labelNumber)
    property("URLResourceValues.localizedLabel", \URLResourceValues.localizedLabel)
    property("URLResourceValues.preferredIOBlockSize", \URLResourceValues.preferredIOBlockSize)
    property("URLResourceValues.isReadable", \URLResourceValues.isReadable)
    property("URLResourceValues.isWritable", \URLResourceValues.isWritable)
    property("URLResourceValues.isExecutable", \URLResourceValues.isExecutable)
    property("URLResourceValues.isExcludedFromBackup", \URLResourceValues.isExcludedFromBackup)
    property("URLResourceValues.tagNames", \URLResourceValues.tagNames)
    property("URLResourceValues.path", \URLResourceValues.path)
    property("URLResourceValues.canonicalPath", \URLResourceValues.canonicalPath)
    property("URLResourceValues.isMountTrigger", \URLResourceValues.isMountTrigger)
    property("URLResourceValues.documentIdentifier", \URLResourceValues.documentIdentifier)
    property("URLResourceValues.addedToDirectoryDate", \URLResourceValues.addedToDirectoryDate)
    property("URLResourceValues.fileResourceType", \URLResourceValues.fileResourceType)
    property(
      "URLResourceValues.volumeLocalizedFormatDescription",
      \URLResourceValues.volumeLocalizedFormatDescription)
    property("URLResourceValues.volumeTotalCapacity", \URLResourceValues.volumeTotalCapacity)
    property("URLResourceValues.volumeAvailableCapacity", \URLResourceValues.volumeAvailableCapacity)
    property("URLResourceValues.volumeResourceCount", \URLResourceValues.volumeResourceCount)
  }

  private mutating func addURLResourceValuesPart3() {
    property("URLResourceValues.volumeSupportsPersistentIDs", \URLResourceValues.volumeSupportsPersistentIDs)
    property("URLResourceValues.volumeSupportsSymbolicLinks", \URLResourceValues.volumeSupportsSymbolicLinks)
    property("URLResourceValues.volumeSupportsHardLinks", \URLResourceValues.volumeSupportsHardLinks)
    property("URLResourceValues.volumeSupportsJournaling", \URLResourceValues.volumeSupportsJournaling)
    property("URLResourceValues.volumeIsJournaling", \URLResourceValues.volumeIsJournaling)
    property("URLResourceValues.volumeSupportsSparseFiles", \URLResourceValues.volumeSupportsSparseFiles)
    property("URLResourceValues.volumeSupportsZeroRuns", \URLResourceValues.volumeSupportsZeroRuns)
    property(
      "URLResourceValues.volumeSupportsCaseSensitiveNames",
      \URLResourceValues.volumeSupportsCaseSensitiveNames)
    property(
      "URLResourceValues.volumeSupportsCasePreservedNames",
      \URLResourceValues.volumeSupportsCasePreservedNames)
    property(
      "URLResourceValues.volumeSupportsRootDirectoryDates",
      \URLResourceValues.volumeSupportsRootDirectoryDates)
    property("URLResourceValues.volumeSupportsVolumeSizes", \URLResourceValues.volumeSupportsVolumeSizes)
    property("URLResourceValues.volumeSupportsRenaming", \URLResourceValues.volumeSupportsRenaming)
    property(
      "URLResourceValues.volumeSupportsAdvisoryFileLocking",
      \URLResourceValues.volumeSupportsAdvisoryFileLocking)
    property(
      "URLResourceValues.volumeSupportsExtendedSecurity", \URLResourceValues.volumeSupportsExtendedSecurity)
    property("URLResourceValues.volumeIsBrowsable", \URLResourceValues.volumeIsBrowsable)
    property("URLResourceValues.volumeMaximumFileSize", \URLResourceValues.volumeMaximumFileSize)
    property("URLResourceValues.volumeIsEjectable", \URLResourceValues.volumeIsEjectable)
    property("URLResourceValues.volumeIsRemovable", \URLResourceValues.volumeIsRemovable)
    property("URLResourceValues.volumeIsInternal", \URLResourceValues.volumeIsInternal)
    property("URLResourceValues.volumeIsAutomounted", \URLResourceValues.volumeIsAutomounted)
  }

  private mutating func addURLResourceValuesPart4() {
    property("URLResourceValues.volumeIsLocal", \URLResourceValues.volumeIsLocal)
    property("URLResourceValues.volumeIsReadOnly", \URLResourceValues.volumeIsReadOnly)
    property("URLResourceValues.volumeCreationDate", \URLResourceValues.volumeCreationDate)
    property("URLResourceValues.volumeURLForRemounting", \URLResourceValues.volumeURLForRemounting)
    property("URLResourceValues.volumeUUIDString", \URLResourceValues.volumeUUIDString)
    property("URLResourceValues.volumeName", \URLResourceValues.volumeName)
    property("URLResourceValues.volumeLocalizedName", \URLResourceValues.volumeLocalizedName)
    property("URLResourceValues.volumeIsEncrypted", \URLResourceValues.volumeIsEncrypted)
    property("URLResourceValues.volumeIsRootFileSystem", \URLResourceValues.volumeIsRootFileSystem)
    property("URLResourceValues.volumeSupportsCompression", \URLResourceValues.volumeSupportsCompression)
    property("URLResourceValues.isUbiquitousItem", \URLResourceValues.isUbiquitousItem)
    property(
      "URLResourceValues.ubiquitousItemHasUnresolvedConflicts",
      \URLResourceValues.ubiquitousItemHasUnresolvedConflicts)
    property("URLResourceValues.ubiquitousItemIsDownloading", \URLResourceValues.ubiquitousItemIsDownloading)
    property("URLResourceValues.ubiquitousItemIsUploaded", \URLResourceValues.ubiquitousItemIsUploaded)
    property("URLResourceValues.ubiquitousItemIsUploading", \URLResourceValues.ubiquitousItemIsUploading)
    property(
      "URLResourceValues.ubiquitousItemDownloadRequested", \URLResourceValues.ubiquitousItemDownloadRequested)
    property(
      "URLResourceValues.ubiquitousItemContainerDisplayName",
      \URLResourceValues.ubiquitousItemContainerDisplayName)
    property("URLResourceValues.fileSize", \URLResourceValues.fileSize)
    property("URLResourceValues.fileAllocatedSize", \URLResourceValues.fileAllocatedSize)
    property("URLResourceValues.totalFileSize", \URLResourceValues.totalFileSize)
    property("URLResourceValues.totalFileAllocatedSize", \URLResourceValues.totalFileAllocatedSize)
    property("URLResourceValues.isAliasFile", \URLResourceValues.isAliasFile)
    make("URLResourceValues.init()") { URLResourceValues() }
  }
}

extension URLResourceValues: HostBoxed {}
