// Foundation: what the declarations of CocoaError are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCocoaError() {
    addCocoaErrorCode()
    addFileErrorCodes()
    addExecutableErrorCodes()
    addCodingErrorCodes()
    addServiceErrorCodes()
  }

  private mutating func addCocoaErrorCode() {
    value("CocoaError.Code", CocoaError.Code.self)
    constants(
      "CocoaError.Code",
      [
        "userCancelled": .userCancelled, "featureUnsupported": .featureUnsupported,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }

  private mutating func addFileErrorCodes() {
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
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }

  private mutating func addExecutableErrorCodes() {
    constants(
      "CocoaError.Code",
      [
        "executableNotLoadable": .executableNotLoadable,
        "executableArchitectureMismatch": .executableArchitectureMismatch,
        "executableRuntimeMismatch": .executableRuntimeMismatch, "executableLoad": .executableLoad,
        "executableLink": .executableLink,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }

  /// What is wrong with values and with texts or data of them.
  private mutating func addCodingErrorCodes() {
    constants(
      "CocoaError.Code",
      [
        "keyValueValidation": .keyValueValidation, "formatting": .formatting,
        "propertyListReadCorrupt": .propertyListReadCorrupt,
        "propertyListReadUnknownVersion": .propertyListReadUnknownVersion,
        "propertyListReadStream": .propertyListReadStream,
        "propertyListWriteStream": .propertyListWriteStream,
        "propertyListWriteInvalid": .propertyListWriteInvalid, "coderReadCorrupt": .coderReadCorrupt,
        "coderValueNotFound": .coderValueNotFound, "coderInvalidValue": .coderInvalidValue,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }

  /// What fails between processes and devices, and in iCloud.
  private mutating func addServiceErrorCodes() {
    constants(
      "CocoaError.Code",
      [
        "xpcConnectionInterrupted": .xpcConnectionInterrupted, "xpcConnectionInvalid": .xpcConnectionInvalid,
        "xpcConnectionReplyInvalid": .xpcConnectionReplyInvalid,
        "ubiquitousFileUnavailable": .ubiquitousFileUnavailable,
        "ubiquitousFileNotUploadedDueToQuota": .ubiquitousFileNotUploadedDueToQuota,
        "ubiquitousFileUbiquityServerNotAvailable": .ubiquitousFileUbiquityServerNotAvailable,
        "userActivityHandoffFailed": .userActivityHandoffFailed,
        "userActivityConnectionUnavailable": .userActivityConnectionUnavailable,
        "userActivityRemoteApplicationTimedOut": .userActivityRemoteApplicationTimedOut,
        "userActivityHandoffUserInfoTooLarge": .userActivityHandoffUserInfoTooLarge,
      ]
        as KeyValuePairs<String, CocoaError.Code>)
  }
}

extension CocoaError.Code: HostBoxed {}
