// Foundation: the declarations of CocoaError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CocoaError: CustomStringConvertible, CustomNSError, Hashable {
  struct Code: RawRepresentable, Hashable, Sendable {
    typealias RawValue = Int
    static var fileNoSuchFile: CocoaError.Code { get }
    static var fileLocking: CocoaError.Code { get }
    static var fileReadUnknown: CocoaError.Code { get }
    static var fileReadNoPermission: CocoaError.Code { get }
    static var fileReadInvalidFileName: CocoaError.Code { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
    static var fileReadNoSuchFile: CocoaError.Code { get }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    static var fileReadUnsupportedScheme: CocoaError.Code { get }
    static var fileReadTooLarge: CocoaError.Code { get }
    static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    static var fileWriteUnknown: CocoaError.Code { get }
    static var fileWriteNoPermission: CocoaError.Code { get }
    static var fileWriteInvalidFileName: CocoaError.Code { get }
    static var fileWriteFileExists: CocoaError.Code { get }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteOutOfSpace: CocoaError.Code { get }
    static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    static var keyValueValidation: CocoaError.Code { get }
    static var formatting: CocoaError.Code { get }
    static var userCancelled: CocoaError.Code { get }
    static var featureUnsupported: CocoaError.Code { get }
    static var executableNotLoadable: CocoaError.Code { get }
    static var executableArchitectureMismatch: CocoaError.Code { get }
    static var executableRuntimeMismatch: CocoaError.Code { get }
    static var executableLoad: CocoaError.Code { get }
    static var executableLink: CocoaError.Code { get }
    static var propertyListReadCorrupt: CocoaError.Code { get }
    static var propertyListReadUnknownVersion: CocoaError.Code { get }
    static var propertyListReadStream: CocoaError.Code { get }
    static var propertyListWriteStream: CocoaError.Code { get }
    static var propertyListWriteInvalid: CocoaError.Code { get }
    static var xpcConnectionInterrupted: CocoaError.Code { get }
    static var xpcConnectionInvalid: CocoaError.Code { get }
    static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    static var ubiquitousFileUnavailable: CocoaError.Code { get }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    static var userActivityHandoffFailed: CocoaError.Code { get }
    static var userActivityConnectionUnavailable: CocoaError.Code { get }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    static var coderReadCorrupt: CocoaError.Code { get }
    static var coderValueNotFound: CocoaError.Code { get }
    static var coderInvalidValue: CocoaError.Code { get }
    let rawValue: Int
    init(rawValue: Int)
    static func ~= (match: Self, error: any Error) -> Bool
  }
  static var errorDomain: String { get }
  static var fileNoSuchFile: CocoaError.Code { get }
  static var fileLocking: CocoaError.Code { get }
  static var fileReadUnknown: CocoaError.Code { get }
  static var fileReadNoPermission: CocoaError.Code { get }
  static var fileReadInvalidFileName: CocoaError.Code { get }
  static var fileReadCorruptFile: CocoaError.Code { get }
  static var fileReadNoSuchFile: CocoaError.Code { get }
  static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
  static var fileReadUnsupportedScheme: CocoaError.Code { get }
  static var fileReadTooLarge: CocoaError.Code { get }
  static var fileReadUnknownStringEncoding: CocoaError.Code { get }
  static var fileWriteUnknown: CocoaError.Code { get }
  static var fileWriteNoPermission: CocoaError.Code { get }
  static var fileWriteInvalidFileName: CocoaError.Code { get }
  static var fileWriteFileExists: CocoaError.Code { get }
  static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
  static var fileWriteUnsupportedScheme: CocoaError.Code { get }
  static var fileWriteOutOfSpace: CocoaError.Code { get }
  static var fileWriteVolumeReadOnly: CocoaError.Code { get }
  static var keyValueValidation: CocoaError.Code { get }
  static var formatting: CocoaError.Code { get }
  static var userCancelled: CocoaError.Code { get }
  static var featureUnsupported: CocoaError.Code { get }
  static var executableNotLoadable: CocoaError.Code { get }
  static var executableArchitectureMismatch: CocoaError.Code { get }
  static var executableRuntimeMismatch: CocoaError.Code { get }
  static var executableLoad: CocoaError.Code { get }
  static var executableLink: CocoaError.Code { get }
  static var propertyListReadCorrupt: CocoaError.Code { get }
  static var propertyListReadUnknownVersion: CocoaError.Code { get }
  static var propertyListReadStream: CocoaError.Code { get }
  static var propertyListWriteStream: CocoaError.Code { get }
  static var propertyListWriteInvalid: CocoaError.Code { get }
  static var xpcConnectionInterrupted: CocoaError.Code { get }
  static var xpcConnectionInvalid: CocoaError.Code { get }
  static var xpcConnectionReplyInvalid: CocoaError.Code { get }
  static var ubiquitousFileUnavailable: CocoaError.Code { get }
  static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
  static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
  static var userActivityHandoffFailed: CocoaError.Code { get }
  static var userActivityConnectionUnavailable: CocoaError.Code { get }
  static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
  static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
  static var coderReadCorrupt: CocoaError.Code { get }
  static var coderValueNotFound: CocoaError.Code { get }
  static var coderInvalidValue: CocoaError.Code { get }
  let code: CocoaError.Code
  let userInfo: [String: Any]
  var filePath: String? { get }
  var stringEncoding: String.Encoding? { get }
  var underlying: (any Error)? { get }
  var underlyingErrors: [any Error] { get }
  var url: URL? { get }
  var isCoderError: Bool { get }
  var isExecutableError: Bool { get }
  var isFileError: Bool { get }
  var isFormattingError: Bool { get }
  var isPropertyListError: Bool { get }
  var isValidationError: Bool { get }
  var isUbiquitousFileError: Bool { get }
  var isUserActivityError: Bool { get }
  var isXPCConnectionError: Bool { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
  init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
  static func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
    -> any Error
}
