// Foundation: what the declarations of URLError are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLError() {
    addURLErrorCode()
  }

  private mutating func addURLErrorCode() {
    value("URLError.Code", URLError.Code.self)
  }
}

extension URLError.Code: HostCases {
  static var hostCases: [URLError.Code] {
    [
      .unknown, .cancelled, .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost,
      .networkConnectionLost, .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable,
      .notConnectedToInternet, .redirectToNonExistentLocation, .badServerResponse,
      .userCancelledAuthentication, .userAuthenticationRequired, .zeroByteResource, .cannotDecodeRawData,
      .cannotDecodeContentData, .cannotParseResponse, .appTransportSecurityRequiresSecureConnection,
      .fileDoesNotExist, .fileIsDirectory, .noPermissionsToReadFile, .dataLengthExceedsMaximum,
      .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .cannotLoadFromNetwork, .cannotCreateFile, .cannotOpenFile,
      .cannotCloseFile, .cannotWriteToFile, .cannotRemoveFile, .cannotMoveFile,
      .downloadDecodingFailedMidStream, .downloadDecodingFailedToComplete, .internationalRoamingOff,
      .callIsActive, .dataNotAllowed, .requestBodyStreamExhausted, .backgroundSessionRequiresSharedContainer,
      .backgroundSessionInUseByAnotherProcess, .backgroundSessionWasDisconnected,
    ]
  }
}
