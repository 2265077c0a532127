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
  static var unknown: URLError.Code { get }
  static var cancelled: URLError.Code { get }
  static var badURL: URLError.Code { get }
  static var timedOut: URLError.Code { get }
  static var unsupportedURL: URLError.Code { get }
  static var cannotFindHost: URLError.Code { get }
  static var cannotConnectToHost: URLError.Code { get }
  static var networkConnectionLost: URLError.Code { get }
  static var dnsLookupFailed: URLError.Code { get }
  static var httpTooManyRedirects: URLError.Code { get }
  static var resourceUnavailable: URLError.Code { get }
  static var notConnectedToInternet: URLError.Code { get }
  static var redirectToNonExistentLocation: URLError.Code { get }
  static var badServerResponse: URLError.Code { get }
  static var userCancelledAuthentication: URLError.Code { get }
  static var userAuthenticationRequired: URLError.Code { get }
  static var zeroByteResource: URLError.Code { get }
  static var cannotDecodeRawData: URLError.Code { get }
  static var cannotDecodeContentData: URLError.Code { get }
  static var cannotParseResponse: URLError.Code { get }
  static var fileDoesNotExist: URLError.Code { get }
  static var fileIsDirectory: URLError.Code { get }
  static var noPermissionsToReadFile: URLError.Code { get }
  static var secureConnectionFailed: URLError.Code { get }
  static var serverCertificateHasBadDate: URLError.Code { get }
  static var serverCertificateUntrusted: URLError.Code { get }
  static var serverCertificateHasUnknownRoot: URLError.Code { get }
  static var serverCertificateNotYetValid: URLError.Code { get }
  static var clientCertificateRejected: URLError.Code { get }
  static var clientCertificateRequired: URLError.Code { get }
  static var cannotLoadFromNetwork: URLError.Code { get }
  static var cannotCreateFile: URLError.Code { get }
  static var cannotOpenFile: URLError.Code { get }
  static var cannotCloseFile: URLError.Code { get }
  static var cannotWriteToFile: URLError.Code { get }
  static var cannotRemoveFile: URLError.Code { get }
  static var cannotMoveFile: URLError.Code { get }
  static var downloadDecodingFailedMidStream: URLError.Code { get }
  static var downloadDecodingFailedToComplete: URLError.Code { get }
  static var internationalRoamingOff: URLError.Code { get }
  static var callIsActive: URLError.Code { get }
  static var dataNotAllowed: URLError.Code { get }
  static var requestBodyStreamExhausted: URLError.Code { get }
  static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
  static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
  static var backgroundSessionWasDisconnected: URLError.Code { get }
  static var errorDomain: String { get }
  var failingURL: URL? { get }
  var failureURLString: String? { get }
  var code: Self.Code { get }
  var userInfo: [String: Any] { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
  init(_ code: Self.Code, userInfo: [String: Any] = [:])
}
