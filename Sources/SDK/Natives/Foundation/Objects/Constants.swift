// Foundation: names and numbers that don't change.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addConstants() {
    addCocoaErrors()
    addErrorKeys()
    addURLLoadingErrors()
    addURLFileErrors()
    addURLSecurityErrors()
    addPersonNameParts()
    addOtherConstants()
  }

  private mutating func addCocoaErrors() {
    globals(
      "NSFile",
      [
        "NoSuchFileError": NSFileNoSuchFileError, "LockingError": NSFileLockingError,
        "ReadUnknownError": NSFileReadUnknownError, "ReadNoPermissionError": NSFileReadNoPermissionError,
        "ReadInvalidFileNameError": NSFileReadInvalidFileNameError,
        "ReadCorruptFileError": NSFileReadCorruptFileError, "ReadNoSuchFileError": NSFileReadNoSuchFileError,
        "ReadInapplicableStringEncodingError": NSFileReadInapplicableStringEncodingError,
        "ReadUnsupportedSchemeError": NSFileReadUnsupportedSchemeError,
        "ReadTooLargeError": NSFileReadTooLargeError,
        "ReadUnknownStringEncodingError": NSFileReadUnknownStringEncodingError,
        "WriteUnknownError": NSFileWriteUnknownError, "WriteNoPermissionError": NSFileWriteNoPermissionError,
        "WriteInvalidFileNameError": NSFileWriteInvalidFileNameError,
        "WriteFileExistsError": NSFileWriteFileExistsError,
        "WriteInapplicableStringEncodingError": NSFileWriteInapplicableStringEncodingError,
        "WriteUnsupportedSchemeError": NSFileWriteUnsupportedSchemeError,
        "WriteOutOfSpaceError": NSFileWriteOutOfSpaceError,
        "WriteVolumeReadOnlyError": NSFileWriteVolumeReadOnlyError,
        "ManagerUnmountUnknownError": NSFileManagerUnmountUnknownError,
        "ManagerUnmountBusyError": NSFileManagerUnmountBusyError,
      ])
    globals(
      "NS",
      [
        "KeyValueValidationError": NSKeyValueValidationError, "FormattingError": NSFormattingError,
        "UserCancelledError": NSUserCancelledError, "FeatureUnsupportedError": NSFeatureUnsupportedError,
        "PropertyListReadCorruptError": NSPropertyListReadCorruptError,
        "PropertyListReadUnknownVersionError": NSPropertyListReadUnknownVersionError,
        "PropertyListReadStreamError": NSPropertyListReadStreamError,
        "PropertyListWriteStreamError": NSPropertyListWriteStreamError,
        "PropertyListWriteInvalidError": NSPropertyListWriteInvalidError,
        "CoderReadCorruptError": NSCoderReadCorruptError,
        "CoderValueNotFoundError": NSCoderValueNotFoundError,
      ])
  }

  /// Where errors are from, and what they carry with them.
  private mutating func addErrorKeys() {
    globals(
      "NS",
      [
        "CocoaErrorDomain": NSCocoaErrorDomain, "POSIXErrorDomain": NSPOSIXErrorDomain,
        "OSStatusErrorDomain": NSOSStatusErrorDomain, "MachErrorDomain": NSMachErrorDomain,
        "URLErrorDomain": NSURLErrorDomain, "UnderlyingErrorKey": NSUnderlyingErrorKey,
        "LocalizedDescriptionKey": NSLocalizedDescriptionKey,
        "LocalizedFailureReasonErrorKey": NSLocalizedFailureReasonErrorKey,
        "LocalizedRecoverySuggestionErrorKey": NSLocalizedRecoverySuggestionErrorKey,
        "LocalizedRecoveryOptionsErrorKey": NSLocalizedRecoveryOptionsErrorKey,
        "RecoveryAttempterErrorKey": NSRecoveryAttempterErrorKey, "HelpAnchorErrorKey": NSHelpAnchorErrorKey,
        "DebugDescriptionErrorKey": NSDebugDescriptionErrorKey,
        "StringEncodingErrorKey": NSStringEncodingErrorKey, "URLErrorKey": NSURLErrorKey,
        "FilePathErrorKey": NSFilePathErrorKey, "URLErrorFailingURLErrorKey": NSURLErrorFailingURLErrorKey,
        "URLErrorFailingURLStringErrorKey": NSURLErrorFailingURLStringErrorKey,
        "URLErrorFailingURLPeerTrustErrorKey": NSURLErrorFailingURLPeerTrustErrorKey,
        "URLErrorBackgroundTaskCancelledReasonKey": NSURLErrorBackgroundTaskCancelledReasonKey,
      ])
  }

  private mutating func addURLLoadingErrors() {
    globals(
      "NSURLError",
      [
        "Unknown": NSURLErrorUnknown, "Cancelled": NSURLErrorCancelled, "BadURL": NSURLErrorBadURL,
        "TimedOut": NSURLErrorTimedOut, "UnsupportedURL": NSURLErrorUnsupportedURL,
        "CannotFindHost": NSURLErrorCannotFindHost, "CannotConnectToHost": NSURLErrorCannotConnectToHost,
        "NetworkConnectionLost": NSURLErrorNetworkConnectionLost,
        "DNSLookupFailed": NSURLErrorDNSLookupFailed,
        "HTTPTooManyRedirects": NSURLErrorHTTPTooManyRedirects,
        "ResourceUnavailable": NSURLErrorResourceUnavailable,
        "NotConnectedToInternet": NSURLErrorNotConnectedToInternet,
        "RedirectToNonExistentLocation": NSURLErrorRedirectToNonExistentLocation,
        "BadServerResponse": NSURLErrorBadServerResponse, "ZeroByteResource": NSURLErrorZeroByteResource,
        "CannotDecodeRawData": NSURLErrorCannotDecodeRawData,
        "CannotDecodeContentData": NSURLErrorCannotDecodeContentData,
        "CannotParseResponse": NSURLErrorCannotParseResponse,
        "CannotLoadFromNetwork": NSURLErrorCannotLoadFromNetwork,
        "InternationalRoamingOff": NSURLErrorInternationalRoamingOff, "CallIsActive": NSURLErrorCallIsActive,
        "DataNotAllowed": NSURLErrorDataNotAllowed,
        "RequestBodyStreamExhausted": NSURLErrorRequestBodyStreamExhausted,
        "BackgroundSessionRequiresSharedContainer": NSURLErrorBackgroundSessionRequiresSharedContainer,
        "BackgroundSessionInUseByAnotherProcess": NSURLErrorBackgroundSessionInUseByAnotherProcess,
        "BackgroundSessionWasDisconnected": NSURLErrorBackgroundSessionWasDisconnected,
        "CancelledReasonUserForceQuitApplication": NSURLErrorCancelledReasonUserForceQuitApplication,
        "CancelledReasonBackgroundUpdatesDisabled": NSURLErrorCancelledReasonBackgroundUpdatesDisabled,
        "CancelledReasonInsufficientSystemResources": NSURLErrorCancelledReasonInsufficientSystemResources,
      ])
  }

  private mutating func addURLFileErrors() {
    globals(
      "NSURLError",
      [
        "FileDoesNotExist": NSURLErrorFileDoesNotExist, "FileIsDirectory": NSURLErrorFileIsDirectory,
        "NoPermissionsToReadFile": NSURLErrorNoPermissionsToReadFile,
        "DataLengthExceedsMaximum": NSURLErrorDataLengthExceedsMaximum,
        "CannotCreateFile": NSURLErrorCannotCreateFile, "CannotOpenFile": NSURLErrorCannotOpenFile,
        "CannotCloseFile": NSURLErrorCannotCloseFile, "CannotWriteToFile": NSURLErrorCannotWriteToFile,
        "CannotRemoveFile": NSURLErrorCannotRemoveFile, "CannotMoveFile": NSURLErrorCannotMoveFile,
        "DownloadDecodingFailedMidStream": NSURLErrorDownloadDecodingFailedMidStream,
        "DownloadDecodingFailedToComplete": NSURLErrorDownloadDecodingFailedToComplete,
      ])
  }

  private mutating func addURLSecurityErrors() {
    globals(
      "NSURLError",
      [
        "UserCancelledAuthentication": NSURLErrorUserCancelledAuthentication,
        "UserAuthenticationRequired": NSURLErrorUserAuthenticationRequired,
        "AppTransportSecurityRequiresSecureConnection":
          NSURLErrorAppTransportSecurityRequiresSecureConnection,
        "SecureConnectionFailed": NSURLErrorSecureConnectionFailed,
        "ServerCertificateHasBadDate": NSURLErrorServerCertificateHasBadDate,
        "ServerCertificateUntrusted": NSURLErrorServerCertificateUntrusted,
        "ServerCertificateHasUnknownRoot": NSURLErrorServerCertificateHasUnknownRoot,
        "ServerCertificateNotYetValid": NSURLErrorServerCertificateNotYetValid,
        "ClientCertificateRejected": NSURLErrorClientCertificateRejected,
        "ClientCertificateRequired": NSURLErrorClientCertificateRequired,
      ])
  }

  private mutating func addPersonNameParts() {
    globals(
      "NSPersonNameComponent",
      [
        "Key": NSPersonNameComponentKey, "GivenName": NSPersonNameComponentGivenName,
        "FamilyName": NSPersonNameComponentFamilyName, "MiddleName": NSPersonNameComponentMiddleName,
        "Prefix": NSPersonNameComponentPrefix, "Suffix": NSPersonNameComponentSuffix,
        "Nickname": NSPersonNameComponentNickname, "Delimiter": NSPersonNameComponentDelimiter,
      ])
  }

  private mutating func addOtherConstants() {
    method("NSTimeIntervalSince1970") { NSTimeIntervalSince1970 }
    method("NSDateComponentUndefined") { NSDateComponentUndefined }
    method("NSKeyedArchiveRootObjectKey") { NSKeyedArchiveRootObjectKey }
    method("NSNotFound") { NSNotFound }
  }

  /// Constants whose names begin alike.
  private mutating func globals<Value: HostConvertible>(
    _ beginning: String, _ values: KeyValuePairs<String, Value>
  ) {
    for (name, value) in values { method(beginning + name) { value } }
  }
}
