// Foundation: names and numbers that don't change.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addConstants() {
    addConstantsPart1()
    addConstantsPart2()
    addConstantsPart3()
  }

  private mutating func addConstantsPart1() {
    method("NSFileNoSuchFileError") { NSFileNoSuchFileError }
    method("NSFileLockingError") { NSFileLockingError }
    method("NSFileReadUnknownError") { NSFileReadUnknownError }
    method("NSFileReadNoPermissionError") { NSFileReadNoPermissionError }
    method("NSFileReadInvalidFileNameError") { NSFileReadInvalidFileNameError }
    method("NSFileReadCorruptFileError") { NSFileReadCorruptFileError }
    method("NSFileReadNoSuchFileError") { NSFileReadNoSuchFileError }
    method("NSFileReadInapplicableStringEncodingError") { NSFileReadInapplicableStringEncodingError }
    method("NSFileReadUnsupportedSchemeError") { NSFileReadUnsupportedSchemeError }
    method("NSFileReadTooLargeError") { NSFileReadTooLargeError }
    method("NSFileReadUnknownStringEncodingError") { NSFileReadUnknownStringEncodingError }
    method("NSFileWriteUnknownError") { NSFileWriteUnknownError }
    method("NSFileWriteNoPermissionError") { NSFileWriteNoPermissionError }
    method("NSFileWriteInvalidFileNameError") { NSFileWriteInvalidFileNameError }
    method("NSFileWriteFileExistsError") { NSFileWriteFileExistsError }
    method("NSFileWriteInapplicableStringEncodingError") { NSFileWriteInapplicableStringEncodingError }
    method("NSFileWriteUnsupportedSchemeError") { NSFileWriteUnsupportedSchemeError }
    method("NSFileWriteOutOfSpaceError") { NSFileWriteOutOfSpaceError }
    method("NSFileWriteVolumeReadOnlyError") { NSFileWriteVolumeReadOnlyError }
    method("NSFileManagerUnmountUnknownError") { NSFileManagerUnmountUnknownError }
    method("NSFileManagerUnmountBusyError") { NSFileManagerUnmountBusyError }
    method("NSKeyValueValidationError") { NSKeyValueValidationError }
    method("NSFormattingError") { NSFormattingError }
    method("NSUserCancelledError") { NSUserCancelledError }
    method("NSFeatureUnsupportedError") { NSFeatureUnsupportedError }
    method("NSPropertyListReadCorruptError") { NSPropertyListReadCorruptError }
    method("NSPropertyListReadUnknownVersionError") { NSPropertyListReadUnknownVersionError }
    method("NSPropertyListReadStreamError") { NSPropertyListReadStreamError }
    method("NSPropertyListWriteStreamError") { NSPropertyListWriteStreamError }
    method("NSPropertyListWriteInvalidError") { NSPropertyListWriteInvalidError }
    method("NSCoderReadCorruptError") { NSCoderReadCorruptError }
    method("NSCoderValueNotFoundError") { NSCoderValueNotFoundError }
    method("NSTimeIntervalSince1970") { NSTimeIntervalSince1970 }
    method("NSDateComponentUndefined") { NSDateComponentUndefined }
    method("NSCocoaErrorDomain") { NSCocoaErrorDomain }
    method("NSPOSIXErrorDomain") { NSPOSIXErrorDomain }
    method("NSOSStatusErrorDomain") { NSOSStatusErrorDomain }
    method("NSMachErrorDomain") { NSMachErrorDomain }
    method("NSUnderlyingErrorKey") { NSUnderlyingErrorKey }
    method("NSLocalizedDescriptionKey") { NSLocalizedDescriptionKey }
    method("NSLocalizedFailureReasonErrorKey") { NSLocalizedFailureReasonErrorKey }
    method("NSLocalizedRecoverySuggestionErrorKey") { NSLocalizedRecoverySuggestionErrorKey }
    method("NSLocalizedRecoveryOptionsErrorKey") { NSLocalizedRecoveryOptionsErrorKey }
    method("NSRecoveryAttempterErrorKey") { NSRecoveryAttempterErrorKey }
    method("NSHelpAnchorErrorKey") { NSHelpAnchorErrorKey }
    method("NSDebugDescriptionErrorKey") { NSDebugDescriptionErrorKey }
    method("NSStringEncodingErrorKey") { NSStringEncodingErrorKey }
    method("NSURLErrorKey") { NSURLErrorKey }
  }

  private mutating func addConstantsPart2() {
    method("NSFilePathErrorKey") { NSFilePathErrorKey }
    method("NSKeyedArchiveRootObjectKey") { NSKeyedArchiveRootObjectKey }
    method("NSNotFound") { NSNotFound }
    method("NSURLErrorDomain") { NSURLErrorDomain }
    method("NSURLErrorFailingURLErrorKey") { NSURLErrorFailingURLErrorKey }
    method("NSURLErrorFailingURLStringErrorKey") { NSURLErrorFailingURLStringErrorKey }
    method("NSURLErrorFailingURLPeerTrustErrorKey") { NSURLErrorFailingURLPeerTrustErrorKey }
    method("NSURLErrorBackgroundTaskCancelledReasonKey") { NSURLErrorBackgroundTaskCancelledReasonKey }
    method("NSURLErrorCancelledReasonUserForceQuitApplication") {
      NSURLErrorCancelledReasonUserForceQuitApplication
    }
    method("NSURLErrorCancelledReasonBackgroundUpdatesDisabled") {
      NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    }
    method("NSURLErrorCancelledReasonInsufficientSystemResources") {
      NSURLErrorCancelledReasonInsufficientSystemResources
    }
    method("NSURLErrorUnknown") { NSURLErrorUnknown }
    method("NSURLErrorCancelled") { NSURLErrorCancelled }
    method("NSURLErrorBadURL") { NSURLErrorBadURL }
    method("NSURLErrorTimedOut") { NSURLErrorTimedOut }
    method("NSURLErrorUnsupportedURL") { NSURLErrorUnsupportedURL }
    method("NSURLErrorCannotFindHost") { NSURLErrorCannotFindHost }
    method("NSURLErrorCannotConnectToHost") { NSURLErrorCannotConnectToHost }
    method("NSURLErrorNetworkConnectionLost") { NSURLErrorNetworkConnectionLost }
    method("NSURLErrorDNSLookupFailed") { NSURLErrorDNSLookupFailed }
    method("NSURLErrorHTTPTooManyRedirects") { NSURLErrorHTTPTooManyRedirects }
    method("NSURLErrorResourceUnavailable") { NSURLErrorResourceUnavailable }
    method("NSURLErrorNotConnectedToInternet") { NSURLErrorNotConnectedToInternet }
    method("NSURLErrorRedirectToNonExistentLocation") { NSURLErrorRedirectToNonExistentLocation }
    method("NSURLErrorBadServerResponse") { NSURLErrorBadServerResponse }
    method("NSURLErrorUserCancelledAuthentication") { NSURLErrorUserCancelledAuthentication }
    method("NSURLErrorUserAuthenticationRequired") { NSURLErrorUserAuthenticationRequired }
    method("NSURLErrorZeroByteResource") { NSURLErrorZeroByteResource }
    method("NSURLErrorCannotDecodeRawData") { NSURLErrorCannotDecodeRawData }
    method("NSURLErrorCannotDecodeContentData") { NSURLErrorCannotDecodeContentData }
    method("NSURLErrorCannotParseResponse") { NSURLErrorCannotParseResponse }
    method("NSURLErrorAppTransportSecurityRequiresSecureConnection") {
      NSURLErrorAppTransportSecurityRequiresSecureConnection
    }
    method("NSURLErrorFileDoesNotExist") { NSURLErrorFileDoesNotExist }
    method("NSURLErrorFileIsDirectory") { NSURLErrorFileIsDirectory }
    method("NSURLErrorNoPermissionsToReadFile") { NSURLErrorNoPermissionsToReadFile }
    method("NSURLErrorDataLengthExceedsMaximum") { NSURLErrorDataLengthExceedsMaximum }
    method("NSURLErrorSecureConnectionFailed") { NSURLErrorSecureConnectionFailed }
    method("NSURLErrorServerCertificateHasBadDate") { NSURLErrorServerCertificateHasBadDate }
    method("NSURLErrorServerCertificateUntrusted") { NSURLErrorServerCertificateUntrusted }
    method("NSURLErrorServerCertificateHasUnknownRoot") { NSURLErrorServerCertificateHasUnknownRoot }
    method("NSURLErrorServerCertificateNotYetValid") { NSURLErrorServerCertificateNotYetValid }
    method("NSURLErrorClientCertificateRejected") { NSURLErrorClientCertificateRejected }
    method("NSURLErrorClientCertificateRequired") { NSURLErrorClientCertificateRequired }
    method("NSURLErrorCannotLoadFromNetwork") { NSURLErrorCannotLoadFromNetwork }
    method("NSURLErrorCannotCreateFile") { NSURLErrorCannotCreateFile }
    method("NSURLErrorCannotOpenFile") { NSURLErrorCannotOpenFile }
    method("NSURLErrorCannotCloseFile") { NSURLErrorCannotCloseFile }
    method("NSURLErrorCannotWriteToFile") { NSURLErrorCannotWriteToFile }
  }

  private mutating func addConstantsPart3() {
    method("NSURLErrorCannotRemoveFile") { NSURLErrorCannotRemoveFile }
    method("NSURLErrorCannotMoveFile") { NSURLErrorCannotMoveFile }
    method("NSURLErrorDownloadDecodingFailedMidStream") { NSURLErrorDownloadDecodingFailedMidStream }
    method("NSURLErrorDownloadDecodingFailedToComplete") { NSURLErrorDownloadDecodingFailedToComplete }
    method("NSURLErrorInternationalRoamingOff") { NSURLErrorInternationalRoamingOff }
    method("NSURLErrorCallIsActive") { NSURLErrorCallIsActive }
    method("NSURLErrorDataNotAllowed") { NSURLErrorDataNotAllowed }
    method("NSURLErrorRequestBodyStreamExhausted") { NSURLErrorRequestBodyStreamExhausted }
    method("NSURLErrorBackgroundSessionRequiresSharedContainer") {
      NSURLErrorBackgroundSessionRequiresSharedContainer
    }
    method("NSURLErrorBackgroundSessionInUseByAnotherProcess") {
      NSURLErrorBackgroundSessionInUseByAnotherProcess
    }
    method("NSURLErrorBackgroundSessionWasDisconnected") { NSURLErrorBackgroundSessionWasDisconnected }
    method("NSPersonNameComponentKey") { NSPersonNameComponentKey }
    method("NSPersonNameComponentGivenName") { NSPersonNameComponentGivenName }
    method("NSPersonNameComponentFamilyName") { NSPersonNameComponentFamilyName }
    method("NSPersonNameComponentMiddleName") { NSPersonNameComponentMiddleName }
    method("NSPersonNameComponentPrefix") { NSPersonNameComponentPrefix }
    method("NSPersonNameComponentSuffix") { NSPersonNameComponentSuffix }
    method("NSPersonNameComponentNickname") { NSPersonNameComponentNickname }
    method("NSPersonNameComponentDelimiter") { NSPersonNameComponentDelimiter }
  }
}
