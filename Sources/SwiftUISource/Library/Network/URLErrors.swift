/// `URLError`: what goes wrong when something is loaded, with Foundation's codes.
extension Machine {
  /// `URLError(.timedOut)`.
  func makeURLError(_ call: LibraryCall) -> Value? {
    guard let name = call.first.flatMap(urlErrorCode) else { return nil }
    let number = Library.urlErrorCodes[name] ?? -1
    return .record(
      "URLError",
      [
        "code": .symbol("URLError.Code", name), "errorCode": .int(number),
        "localizedDescription": .string(
          "The operation couldn’t be completed. (NSURLErrorDomain error \(number).)"),
      ])
  }

  /// The name of a code that is written as such or by its number.
  private func urlErrorCode(_ value: Value) -> String? {
    if let number = value.exactInt {
      return Library.urlErrorCodes.first { $0.value == number }?.key ?? "unknown"
    }
    return value.symbolName
  }

  /// `URLError.Code.timedOut.rawValue`.
  func urlErrorCodeProperty(_ name: String, _ symbol: SymbolValue) -> Value? {
    guard name == "rawValue", symbol.type == "URLError.Code" || symbol.type == "URLError" else { return nil }
    return Library.urlErrorCodes[symbol.name].map { .int($0) }
  }
}

extension Library {
  /// The codes of `NSURLErrorDomain` (Apple's documentation of `URLError.Code`).
  static let urlErrorCodes: [String: Int] = [
    "unknown": -1, "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002,
    "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005,
    "dnsLookupFailed": -1006, "httpTooManyRedirects": -1007, "resourceUnavailable": -1008,
    "notConnectedToInternet": -1009, "redirectToNonExistentLocation": -1010, "badServerResponse": -1011,
    "userCancelledAuthentication": -1012, "userAuthenticationRequired": -1013, "zeroByteResource": -1014,
    "cannotDecodeRawData": -1015, "cannotDecodeContentData": -1016, "cannotParseResponse": -1017,
    "internationalRoamingOff": -1018, "callIsActive": -1019, "dataNotAllowed": -1020,
    "requestBodyStreamExhausted": -1021, "appTransportSecurityRequiresSecureConnection": -1022,
    "fileDoesNotExist": -1100, "fileIsDirectory": -1101, "noPermissionsToReadFile": -1102,
    "dataLengthExceedsMaximum": -1103, "secureConnectionFailed": -1200,
    "serverCertificateHasBadDate": -1201, "serverCertificateUntrusted": -1202,
    "serverCertificateHasUnknownRoot": -1203, "serverCertificateNotYetValid": -1204,
    "clientCertificateRejected": -1205, "clientCertificateRequired": -1206, "cannotLoadFromNetwork": -2000,
    "cannotCreateFile": -3000, "cannotOpenFile": -3001, "cannotCloseFile": -3002, "cannotWriteToFile": -3003,
    "cannotRemoveFile": -3004, "cannotMoveFile": -3005,
  ]
}
