// AuthenticationServices: the declarations of ASAuthorizationError.
// Declared as the framework's interface has it, with code of our own.

struct ASAuthorizationError: Error {
  enum Code: Int {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }
  let code: ASAuthorizationError.Code
  init(_ code: ASAuthorizationError.Code, userInfo: [String: Any] = [:]) { self.code = code }
  static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  static var unknown: ASAuthorizationError.Code { .unknown }
  static var canceled: ASAuthorizationError.Code { .canceled }
  static var invalidResponse: ASAuthorizationError.Code { .invalidResponse }
  static var notHandled: ASAuthorizationError.Code { .notHandled }
  static var failed: ASAuthorizationError.Code { .failed }
  static var notInteractive: ASAuthorizationError.Code { .notInteractive }
}
