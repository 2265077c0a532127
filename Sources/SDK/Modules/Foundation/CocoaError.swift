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
    static func ~= (match: Self, error: any Error) -> Bool {
      if let error = error as? CocoaError { return error.code == match }
      return false
    }
  }
  static var errorDomain: String { "NSCocoaErrorDomain" }
  static var fileNoSuchFile: CocoaError.Code { CocoaError.Code.fileNoSuchFile }
  static var fileLocking: CocoaError.Code { CocoaError.Code.fileLocking }
  static var fileReadUnknown: CocoaError.Code { CocoaError.Code.fileReadUnknown }
  static var fileReadNoPermission: CocoaError.Code { CocoaError.Code.fileReadNoPermission }
  static var fileReadInvalidFileName: CocoaError.Code { CocoaError.Code.fileReadInvalidFileName }
  static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code.fileReadCorruptFile }
  static var fileReadNoSuchFile: CocoaError.Code { CocoaError.Code.fileReadNoSuchFile }
  static var fileReadInapplicableStringEncoding: CocoaError.Code {
    CocoaError.Code.fileReadInapplicableStringEncoding
  }
  static var fileReadUnsupportedScheme: CocoaError.Code { CocoaError.Code.fileReadUnsupportedScheme }
  static var fileReadTooLarge: CocoaError.Code { CocoaError.Code.fileReadTooLarge }
  static var fileReadUnknownStringEncoding: CocoaError.Code { CocoaError.Code.fileReadUnknownStringEncoding }
  static var fileWriteUnknown: CocoaError.Code { CocoaError.Code.fileWriteUnknown }
  static var fileWriteNoPermission: CocoaError.Code { CocoaError.Code.fileWriteNoPermission }
  static var fileWriteInvalidFileName: CocoaError.Code { CocoaError.Code.fileWriteInvalidFileName }
  static var fileWriteFileExists: CocoaError.Code { CocoaError.Code.fileWriteFileExists }
  static var fileWriteInapplicableStringEncoding: CocoaError.Code {
    CocoaError.Code.fileWriteInapplicableStringEncoding
  }
  static var fileWriteUnsupportedScheme: CocoaError.Code { CocoaError.Code.fileWriteUnsupportedScheme }
  static var fileWriteOutOfSpace: CocoaError.Code { CocoaError.Code.fileWriteOutOfSpace }
  static var fileWriteVolumeReadOnly: CocoaError.Code { CocoaError.Code.fileWriteVolumeReadOnly }
  static var keyValueValidation: CocoaError.Code { CocoaError.Code.keyValueValidation }
  static var formatting: CocoaError.Code { CocoaError.Code.formatting }
  static var userCancelled: CocoaError.Code { CocoaError.Code.userCancelled }
  static var featureUnsupported: CocoaError.Code { CocoaError.Code.featureUnsupported }
  static var executableNotLoadable: CocoaError.Code { CocoaError.Code.executableNotLoadable }
  static var executableArchitectureMismatch: CocoaError.Code {
    CocoaError.Code.executableArchitectureMismatch
  }
  static var executableRuntimeMismatch: CocoaError.Code { CocoaError.Code.executableRuntimeMismatch }
  static var executableLoad: CocoaError.Code { CocoaError.Code.executableLoad }
  static var executableLink: CocoaError.Code { CocoaError.Code.executableLink }
  static var propertyListReadCorrupt: CocoaError.Code { CocoaError.Code.propertyListReadCorrupt }
  static var propertyListReadUnknownVersion: CocoaError.Code {
    CocoaError.Code.propertyListReadUnknownVersion
  }
  static var propertyListReadStream: CocoaError.Code { CocoaError.Code.propertyListReadStream }
  static var propertyListWriteStream: CocoaError.Code { CocoaError.Code.propertyListWriteStream }
  static var propertyListWriteInvalid: CocoaError.Code { CocoaError.Code.propertyListWriteInvalid }
  static var xpcConnectionInterrupted: CocoaError.Code { CocoaError.Code.xpcConnectionInterrupted }
  static var xpcConnectionInvalid: CocoaError.Code { CocoaError.Code.xpcConnectionInvalid }
  static var xpcConnectionReplyInvalid: CocoaError.Code { CocoaError.Code.xpcConnectionReplyInvalid }
  static var ubiquitousFileUnavailable: CocoaError.Code { CocoaError.Code.ubiquitousFileUnavailable }
  static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code {
    CocoaError.Code.ubiquitousFileNotUploadedDueToQuota
  }
  static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code {
    CocoaError.Code.ubiquitousFileUbiquityServerNotAvailable
  }
  static var userActivityHandoffFailed: CocoaError.Code { CocoaError.Code.userActivityHandoffFailed }
  static var userActivityConnectionUnavailable: CocoaError.Code {
    CocoaError.Code.userActivityConnectionUnavailable
  }
  static var userActivityRemoteApplicationTimedOut: CocoaError.Code {
    CocoaError.Code.userActivityRemoteApplicationTimedOut
  }
  static var userActivityHandoffUserInfoTooLarge: CocoaError.Code {
    CocoaError.Code.userActivityHandoffUserInfoTooLarge
  }
  static var coderReadCorrupt: CocoaError.Code { CocoaError.Code.coderReadCorrupt }
  static var coderValueNotFound: CocoaError.Code { CocoaError.Code.coderValueNotFound }
  static var coderInvalidValue: CocoaError.Code { CocoaError.Code.coderInvalidValue }
  let code: CocoaError.Code
  let userInfo: [String: Any]
  var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
  var stringEncoding: String.Encoding? { get }
  var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
  var underlyingErrors: [any Error] { underlying.map { [$0] } ?? [] }
  var url: URL? { userInfo[NSURLErrorKey] as? URL }
  var isCoderError: Bool { code.rawValue >= 4864 && code.rawValue <= 4991 }
  var isExecutableError: Bool { code.rawValue >= 3584 && code.rawValue <= 3839 }
  var isFileError: Bool { code.rawValue >= 0 && code.rawValue <= 1023 }
  var isFormattingError: Bool { code.rawValue >= 2048 && code.rawValue <= 2559 }
  var isPropertyListError: Bool { code.rawValue >= 3840 && code.rawValue <= 4095 }
  var isValidationError: Bool { code.rawValue >= 1024 && code.rawValue <= 2047 }
  var isUbiquitousFileError: Bool { code.rawValue >= 4352 && code.rawValue <= 4607 }
  var isUserActivityError: Bool { code.rawValue >= 4608 && code.rawValue <= 4863 }
  var isXPCConnectionError: Bool { code.rawValue >= 4096 && code.rawValue <= 4224 }
  var errorCode: Int { code.rawValue }
  var errorUserInfo: [String: Any] { userInfo }
  init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  var localizedDescription: String { NSError.bridging(self).localizedDescription }
  var description: String { NSError.bridging(self).description }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  static func == (lhs: CocoaError, rhs: CocoaError) -> Bool {
    lhs.code == rhs.code && NSError.areEqual(lhs.userInfo, rhs.userInfo)
  }
  static func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
    -> any Error
  {
    var info: [String: Any] = userInfo ?? [:]
    if let url { info[NSURLErrorKey] = url }
    return CocoaError(code, userInfo: info)
  }
}
