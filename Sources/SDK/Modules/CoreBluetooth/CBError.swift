// CoreBluetooth: the declarations of CBError.
// Declared as the framework's interface has it, with code of our own.

struct CBError: Error {
  enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters
    case invalidHandle
    case notConnected
    case outOfSpace
    case operationCancelled
    case connectionTimeout
    case peripheralDisconnected
    case uuidNotAllowed
    case alreadyAdvertising
    case connectionFailed
    case connectionLimitReached
    case unkownDevice
    case operationNotSupported
  }
  let code: CBError.Code
  init(_ code: CBError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { "CBErrorDomain" }
}
