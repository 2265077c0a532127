// Foundation: what the declarations of CocoaError are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCocoaError() {
    addCocoaErrorCode()
    addCocoaErrorCodePart2()
  }

  private mutating func addCocoaErrorCode() {
    value("CocoaError.Code", CocoaError.Code.self)
    constants(
      "CocoaError.Code",
      [
        "fileNoSuchFile": .fileNoSuchFile, "fileLocking": .fileLocking, "fileReadUnknown": .fileReadUnknown,
        "fileReadNoPermission": .fileReadNoPermission, "fileReadInvalidFileName": .fileReadInvalidFileName,
        "fileReadCorruptFile": .fileReadCorruptFile, "fileReadNoSuchFile": .fileReadNoSuchFile,
        "fileReadInapplicableStringEncoding": .fileReadInapplicableStringEncoding,
        "fileReadUnsupportedScheme": .fileReadUnsupportedScheme, "fileReadTooLarge": .fileReadTooLarge,
        "fileReadUnknownStringEncoding": .fileReadUnknownStringEncoding,
        "fileWriteUnknown": .fileWriteUnknown, "fileWriteNoPermission": .fileWriteNoPermission,
        "fileWriteInvalidFileName": .fileWriteInvalidFileName, "fileWriteFileExists": .fileWriteFileExists,
        "fileWriteInapplicableStringEncoding": .fileWriteInapplicableStringEncoding,
        "fileWriteUnsupportedScheme": .fileWriteUnsupportedScheme,
        "fileWriteOutOfSpace": .fileWriteOutOfSpace, "fileWriteVolumeReadOnly": .fileWriteVolumeReadOnly,
        "keyValueValidation": .keyValueValidation, "formatting": .formatting, "userCancelled": .userCancelled,
        "featureUnsupported": .featureUnsupported, "executableNotLoadable": .executableNotLoadable,
        "executableArchitectureMismatch": .executableArchitectureMismatch,
        "executableRuntimeMismatch": .executableRuntimeMismatch, "executableLoad": .executableLoad,
        "executableLink": .executableLink, "propertyListReadCorrupt": .propertyListReadCorrupt,
        "propertyListReadUnknownVersion": .propertyListReadUnknownVersion,
        "propertyListReadStream": .propertyListReadStream,
        "propertyListWriteStream": .propertyListWriteStream,
        "propertyListWriteInvalid": .propertyListWriteInvalid,
        "xpcConnectionInterrupted": .xpcConnectionInterrupted, "xpcConnectionInvalid": .xpcConnectionInvalid,
        "xpcConnectionReplyInvalid": .xpcConnectionReplyInvalid,
        "ubiquitousFileUnavailable": .ubiquitousFileUnavailable,
        "ubiquitousFileNotUploadedDueToQuota": .ubiquitousFileNotUploadedDueToQuota,
        "ubiquitousFileUbiquityServerNotAvailable": .ubiquitousFileUbiquityServerNotAvailable,
        "userActivityHandoffFailed": .userActivityHandoffFailed,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }

  private mutating func addCocoaErrorCodePart2() {
    constants(
      "CocoaError.Code",
      [
        "userActivityConnectionUnavailable": .userActivityConnectionUnavailable,
        "userActivityRemoteApplicationTimedOut": .userActivityRemoteApplicationTimedOut,
        "userActivityHandoffUserInfoTooLarge": .userActivityHandoffUserInfoTooLarge,
        "coderReadCorrupt": .coderReadCorrupt, "coderValueNotFound": .coderValueNotFound,
        "coderInvalidValue": .coderInvalidValue,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }
}

extension CocoaError.Code: HostBoxed {}
