// LocalAuthentication: the declarations of LAError.
// Declared as the framework's interface has it, with code of our own.

struct LAError: Error {
  enum Code: Int {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  let code: LAError.Code
  init(_ code: LAError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { "com.apple.LocalAuthentication" }
  static var authenticationFailed: LAError.Code { .authenticationFailed }
  static var userCancel: LAError.Code { .userCancel }
  static var userFallback: LAError.Code { .userFallback }
  static var systemCancel: LAError.Code { .systemCancel }
  static var passcodeNotSet: LAError.Code { .passcodeNotSet }
  static var biometryNotAvailable: LAError.Code { .biometryNotAvailable }
  static var biometryNotEnrolled: LAError.Code { .biometryNotEnrolled }
  static var biometryLockout: LAError.Code { .biometryLockout }
}
