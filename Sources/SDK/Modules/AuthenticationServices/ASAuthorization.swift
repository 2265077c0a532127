// AuthenticationServices: the declarations of ASAuthorization.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorization: NSObject {
  struct Scope: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let fullName = Scope("full_name")
    static let email = Scope("email")
  }
  struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let operationImplicit = OpenIDOperation("implicit")
    static let operationLogin = OpenIDOperation("login")
    static let operationRefresh = OpenIDOperation("refresh")
    static let operationLogout = OpenIDOperation("logout")
  }
  var provider: any ASAuthorizationProvider { get }
  var credential: any ASAuthorizationCredential { get }
}
