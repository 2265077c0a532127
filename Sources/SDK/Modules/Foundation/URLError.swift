// Foundation: the declarations of URLError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLError: CustomNSError, Hashable, CustomStringConvertible {
  enum Code: Int, Sendable {
    typealias RawValue = Int
    case unknown
    case cancelled
    case badURL
    case timedOut
    case unsupportedURL
    case cannotFindHost
    case cannotConnectToHost
    case networkConnectionLost
    case dnsLookupFailed
    case httpTooManyRedirects
    case resourceUnavailable
    case notConnectedToInternet
    case redirectToNonExistentLocation
    case badServerResponse
    case userCancelledAuthentication
    case userAuthenticationRequired
    case zeroByteResource
    case cannotDecodeRawData
    case cannotDecodeContentData
    case cannotParseResponse
    case appTransportSecurityRequiresSecureConnection
    case fileDoesNotExist
    case fileIsDirectory
    case noPermissionsToReadFile
    case dataLengthExceedsMaximum
    case secureConnectionFailed
    case serverCertificateHasBadDate
    case serverCertificateUntrusted
    case serverCertificateHasUnknownRoot
    case serverCertificateNotYetValid
    case clientCertificateRejected
    case clientCertificateRequired
    case cannotLoadFromNetwork
    case cannotCreateFile
    case cannotOpenFile
    case cannotCloseFile
    case cannotWriteToFile
    case cannotRemoveFile
    case cannotMoveFile
    case downloadDecodingFailedMidStream
    case downloadDecodingFailedToComplete
    case internationalRoamingOff
    case callIsActive
    case dataNotAllowed
    case requestBodyStreamExhausted
    case backgroundSessionRequiresSharedContainer
    case backgroundSessionInUseByAnotherProcess
    case backgroundSessionWasDisconnected
    init?(rawValue: Int)
    static func ~= (match: Self, error: any Error) -> Bool
  }
  static var unknown: URLError.Code { URLError.Code.unknown }
  static var cancelled: URLError.Code { URLError.Code.cancelled }
  static var badURL: URLError.Code { URLError.Code.badURL }
  static var timedOut: URLError.Code { URLError.Code.timedOut }
  static var unsupportedURL: URLError.Code { URLError.Code.unsupportedURL }
  static var cannotFindHost: URLError.Code { URLError.Code.cannotFindHost }
  static var cannotConnectToHost: URLError.Code { URLError.Code.cannotConnectToHost }
  static var networkConnectionLost: URLError.Code { URLError.Code.networkConnectionLost }
  static var dnsLookupFailed: URLError.Code { URLError.Code.dnsLookupFailed }
  static var httpTooManyRedirects: URLError.Code { URLError.Code.httpTooManyRedirects }
  static var resourceUnavailable: URLError.Code { URLError.Code.resourceUnavailable }
  static var notConnectedToInternet: URLError.Code { URLError.Code.notConnectedToInternet }
  static var redirectToNonExistentLocation: URLError.Code { URLError.Code.redirectToNonExistentLocation }
  static var badServerResponse: URLError.Code { URLError.Code.badServerResponse }
  static var userCancelledAuthentication: URLError.Code { URLError.Code.userCancelledAuthentication }
  static var userAuthenticationRequired: URLError.Code { URLError.Code.userAuthenticationRequired }
  static var zeroByteResource: URLError.Code { URLError.Code.zeroByteResource }
  static var cannotDecodeRawData: URLError.Code { URLError.Code.cannotDecodeRawData }
  static var cannotDecodeContentData: URLError.Code { URLError.Code.cannotDecodeContentData }
  static var cannotParseResponse: URLError.Code { URLError.Code.cannotParseResponse }
  static var fileDoesNotExist: URLError.Code { URLError.Code.fileDoesNotExist }
  static var fileIsDirectory: URLError.Code { URLError.Code.fileIsDirectory }
  static var noPermissionsToReadFile: URLError.Code { URLError.Code.noPermissionsToReadFile }
  static var secureConnectionFailed: URLError.Code { URLError.Code.secureConnectionFailed }
  static var serverCertificateHasBadDate: URLError.Code { URLError.Code.serverCertificateHasBadDate }
  static var serverCertificateUntrusted: URLError.Code { URLError.Code.serverCertificateUntrusted }
  static var serverCertificateHasUnknownRoot: URLError.Code { URLError.Code.serverCertificateHasUnknownRoot }
  static var serverCertificateNotYetValid: URLError.Code { URLError.Code.serverCertificateNotYetValid }
  static var clientCertificateRejected: URLError.Code { URLError.Code.clientCertificateRejected }
  static var clientCertificateRequired: URLError.Code { URLError.Code.clientCertificateRequired }
  static var cannotLoadFromNetwork: URLError.Code { URLError.Code.cannotLoadFromNetwork }
  static var cannotCreateFile: URLError.Code { URLError.Code.cannotCreateFile }
  static var cannotOpenFile: URLError.Code { URLError.Code.cannotOpenFile }
  static var cannotCloseFile: URLError.Code { URLError.Code.cannotCloseFile }
  static var cannotWriteToFile: URLError.Code { URLError.Code.cannotWriteToFile }
  static var cannotRemoveFile: URLError.Code { URLError.Code.cannotRemoveFile }
  static var cannotMoveFile: URLError.Code { URLError.Code.cannotMoveFile }
  static var downloadDecodingFailedMidStream: URLError.Code { URLError.Code.downloadDecodingFailedMidStream }
  static var downloadDecodingFailedToComplete: URLError.Code {
    URLError.Code.downloadDecodingFailedToComplete
  }
  static var internationalRoamingOff: URLError.Code { URLError.Code.internationalRoamingOff }
  static var callIsActive: URLError.Code { URLError.Code.callIsActive }
  static var dataNotAllowed: URLError.Code { URLError.Code.dataNotAllowed }
  static var requestBodyStreamExhausted: URLError.Code { URLError.Code.requestBodyStreamExhausted }
  static var backgroundSessionRequiresSharedContainer: URLError.Code {
    URLError.Code.backgroundSessionRequiresSharedContainer
  }
  static var backgroundSessionInUseByAnotherProcess: URLError.Code {
    URLError.Code.backgroundSessionInUseByAnotherProcess
  }
  static var backgroundSessionWasDisconnected: URLError.Code {
    URLError.Code.backgroundSessionWasDisconnected
  }
  static var errorDomain: String { "NSURLErrorDomain" }
  var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
  var failureURLString: String? { userInfo[NSURLErrorFailingURLStringErrorKey] as? String }
  let code: URLError.Code
  let userInfo: [String: Any]
  var errorCode: Int { code.rawValue }
  var errorUserInfo: [String: Any] { userInfo }
  var localizedDescription: String { NSError.bridging(self).localizedDescription }
  var description: String { NSError.bridging(self).description }
  init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  static func == (lhs: URLError, rhs: URLError) -> Bool {
    lhs.code == rhs.code && NSError.areEqual(lhs.userInfo, rhs.userInfo)
  }
}
