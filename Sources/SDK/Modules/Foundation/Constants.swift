// Foundation: the declarations of Constants.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

let NSURLCredentialStorageRemoveSynchronizableCredentials: String
let NSURLProtectionSpaceHTTP: String
let NSURLProtectionSpaceHTTPS: String
let NSURLProtectionSpaceFTP: String
let NSURLProtectionSpaceHTTPProxy: String
let NSURLProtectionSpaceHTTPSProxy: String
let NSURLProtectionSpaceFTPProxy: String
let NSURLProtectionSpaceSOCKSProxy: String
let NSURLAuthenticationMethodDefault: String
let NSURLAuthenticationMethodHTTPBasic: String
let NSURLAuthenticationMethodHTTPDigest: String
let NSURLAuthenticationMethodHTMLForm: String
let NSURLAuthenticationMethodNTLM: String
let NSURLAuthenticationMethodNegotiate: String
let NSURLSessionTransferSizeUnknown: Int64
let URLSessionDownloadTaskResumeData: String
var NSFileNoSuchFileError: Int { get }
var NSFileLockingError: Int { get }
var NSFileReadUnknownError: Int { get }
var NSFileReadNoPermissionError: Int { get }
var NSFileReadInvalidFileNameError: Int { get }
var NSFileReadCorruptFileError: Int { get }
var NSFileReadNoSuchFileError: Int { get }
var NSFileReadInapplicableStringEncodingError: Int { get }
var NSFileReadUnsupportedSchemeError: Int { get }
var NSFileReadTooLargeError: Int { get }
var NSFileReadUnknownStringEncodingError: Int { get }
var NSFileWriteUnknownError: Int { get }
var NSFileWriteNoPermissionError: Int { get }
var NSFileWriteInvalidFileNameError: Int { get }
var NSFileWriteFileExistsError: Int { get }
var NSFileWriteInapplicableStringEncodingError: Int { get }
var NSFileWriteUnsupportedSchemeError: Int { get }
var NSFileWriteOutOfSpaceError: Int { get }
var NSFileWriteVolumeReadOnlyError: Int { get }
var NSFileManagerUnmountUnknownError: Int { get }
var NSFileManagerUnmountBusyError: Int { get }
var NSKeyValueValidationError: Int { get }
var NSFormattingError: Int { get }
var NSUserCancelledError: Int { get }
var NSFeatureUnsupportedError: Int { get }
var NSPropertyListReadCorruptError: Int { get }
var NSPropertyListReadUnknownVersionError: Int { get }
var NSPropertyListReadStreamError: Int { get }
var NSPropertyListWriteStreamError: Int { get }
var NSPropertyListWriteInvalidError: Int { get }
var NSCoderReadCorruptError: Int { get }
var NSCoderValueNotFoundError: Int { get }
var NSTimeIntervalSince1970: Double { get }
let NSDateComponentUndefined: Int
let NSCocoaErrorDomain: String
let NSPOSIXErrorDomain: String
let NSOSStatusErrorDomain: String
let NSMachErrorDomain: String
let NSUnderlyingErrorKey: String
let NSLocalizedDescriptionKey: String
let NSLocalizedFailureReasonErrorKey: String
let NSLocalizedRecoverySuggestionErrorKey: String
let NSLocalizedRecoveryOptionsErrorKey: String
let NSRecoveryAttempterErrorKey: String
let NSHelpAnchorErrorKey: String
let NSDebugDescriptionErrorKey: String
let NSStringEncodingErrorKey: String
let NSURLErrorKey: String
let NSFilePathErrorKey: String
let NSZeroPoint: NSPoint
let NSZeroSize: NSSize
let NSZeroRect: NSRect
let NSKeyedArchiveRootObjectKey: String
let NSNotFound: Int
let NSURLErrorDomain: String
let NSURLErrorFailingURLErrorKey: String
let NSURLErrorFailingURLStringErrorKey: String
let NSURLErrorFailingURLPeerTrustErrorKey: String
let NSURLErrorBackgroundTaskCancelledReasonKey: String
var NSURLErrorCancelledReasonUserForceQuitApplication: Int { get }
var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { get }
var NSURLErrorCancelledReasonInsufficientSystemResources: Int { get }
var NSURLErrorUnknown: Int { get }
var NSURLErrorCancelled: Int { get }
var NSURLErrorBadURL: Int { get }
var NSURLErrorTimedOut: Int { get }
var NSURLErrorUnsupportedURL: Int { get }
var NSURLErrorCannotFindHost: Int { get }
var NSURLErrorCannotConnectToHost: Int { get }
var NSURLErrorNetworkConnectionLost: Int { get }
var NSURLErrorDNSLookupFailed: Int { get }
var NSURLErrorHTTPTooManyRedirects: Int { get }
var NSURLErrorResourceUnavailable: Int { get }
var NSURLErrorNotConnectedToInternet: Int { get }
var NSURLErrorRedirectToNonExistentLocation: Int { get }
var NSURLErrorBadServerResponse: Int { get }
var NSURLErrorUserCancelledAuthentication: Int { get }
var NSURLErrorUserAuthenticationRequired: Int { get }
var NSURLErrorZeroByteResource: Int { get }
var NSURLErrorCannotDecodeRawData: Int { get }
var NSURLErrorCannotDecodeContentData: Int { get }
var NSURLErrorCannotParseResponse: Int { get }
var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
var NSURLErrorFileDoesNotExist: Int { get }
var NSURLErrorFileIsDirectory: Int { get }
var NSURLErrorNoPermissionsToReadFile: Int { get }
var NSURLErrorDataLengthExceedsMaximum: Int { get }
var NSURLErrorSecureConnectionFailed: Int { get }
var NSURLErrorServerCertificateHasBadDate: Int { get }
var NSURLErrorServerCertificateUntrusted: Int { get }
var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
var NSURLErrorServerCertificateNotYetValid: Int { get }
var NSURLErrorClientCertificateRejected: Int { get }
var NSURLErrorClientCertificateRequired: Int { get }
var NSURLErrorCannotLoadFromNetwork: Int { get }
var NSURLErrorCannotCreateFile: Int { get }
var NSURLErrorCannotOpenFile: Int { get }
var NSURLErrorCannotCloseFile: Int { get }
var NSURLErrorCannotWriteToFile: Int { get }
var NSURLErrorCannotRemoveFile: Int { get }
var NSURLErrorCannotMoveFile: Int { get }
var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
var NSURLErrorInternationalRoamingOff: Int { get }
var NSURLErrorCallIsActive: Int { get }
var NSURLErrorDataNotAllowed: Int { get }
var NSURLErrorRequestBodyStreamExhausted: Int { get }
var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
let NSPersonNameComponentKey: String
let NSPersonNameComponentGivenName: String
let NSPersonNameComponentFamilyName: String
let NSPersonNameComponentMiddleName: String
let NSPersonNameComponentPrefix: String
let NSPersonNameComponentSuffix: String
let NSPersonNameComponentNickname: String
let NSPersonNameComponentDelimiter: String
