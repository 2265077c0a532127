// CoreSpotlight: the declarations of CSIndexError.
// Declared as the framework's interface has it, with code of our own.

struct CSIndexError: Error, Hashable {
  enum Code: Int {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
  let code: CSIndexError.Code
  init(_ code: CSIndexError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { CSIndexErrorDomain }
}
