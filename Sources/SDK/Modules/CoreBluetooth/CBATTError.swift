// CoreBluetooth: the declarations of CBATTError.
// Declared as the framework's interface has it, with code of our own.

struct CBATTError: Error {
  enum Code: Int, Sendable {
    case success = 0x00
    case invalidHandle = 0x01
    case readNotPermitted = 0x02
    case writeNotPermitted = 0x03
    case invalidPdu = 0x04
    case insufficientAuthentication = 0x05
    case requestNotSupported = 0x06
    case invalidOffset = 0x07
    case insufficientAuthorization = 0x08
    case prepareQueueFull = 0x09
    case attributeNotFound = 0x0A
    case attributeNotLong = 0x0B
    case insufficientEncryptionKeySize = 0x0C
    case invalidAttributeValueLength = 0x0D
    case unlikelyError = 0x0E
    case insufficientEncryption = 0x0F
    case unsupportedGroupType = 0x10
    case insufficientResources = 0x11
  }
  let code: CBATTError.Code
  init(_ code: CBATTError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { "CBATTErrorDomain" }
}
