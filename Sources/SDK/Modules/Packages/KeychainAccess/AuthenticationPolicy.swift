// KeychainAccess: the declarations of AuthenticationPolicy, as its documentation has them.

struct AuthenticationPolicy: OptionSet, Sendable {
  static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
  static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
  static let touchIDAny = AuthenticationPolicy(rawValue: 1 << 1)
  static let biometryCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
  static let touchIDCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
  static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
  static let or = AuthenticationPolicy(rawValue: 1 << 14)
  static let and = AuthenticationPolicy(rawValue: 1 << 15)
  static let privateKeyUsage = AuthenticationPolicy(rawValue: 1 << 30)
  static let applicationPassword = AuthenticationPolicy(rawValue: 1 << 31)

  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
