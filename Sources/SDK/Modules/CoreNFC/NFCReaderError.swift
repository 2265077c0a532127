// CoreNFC: the declarations of NFCReaderError.
// Declared as the framework's interface has it, with code of our own.

struct NFCReaderError: Error {
  enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorInvalidParameterLength = 4
    case readerErrorParameterOutOfBound = 5
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerTransceiveErrorPacketTooLong = 105
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  let code: NFCReaderError.Code
  init(_ code: NFCReaderError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { "NFCError" }
}
