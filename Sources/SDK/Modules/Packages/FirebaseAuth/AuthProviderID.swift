// FirebaseAuth: the declarations of AuthProviderID, as its documentation has them.

struct AuthProviderID: Equatable {
  let rawValue: String

  static var apple: AuthProviderID { AuthProviderID(rawValue: "apple.com") }
  static var email: AuthProviderID { AuthProviderID(rawValue: "password") }
  static var facebook: AuthProviderID { AuthProviderID(rawValue: "facebook.com") }
  static var gameCenter: AuthProviderID { AuthProviderID(rawValue: "gc.apple.com") }
  static var gitHub: AuthProviderID { AuthProviderID(rawValue: "github.com") }
  static var google: AuthProviderID { AuthProviderID(rawValue: "google.com") }
  static var microsoft: AuthProviderID { AuthProviderID(rawValue: "microsoft.com") }
  static var phone: AuthProviderID { AuthProviderID(rawValue: "phone") }
  static var twitter: AuthProviderID { AuthProviderID(rawValue: "twitter.com") }
  static var yahoo: AuthProviderID { AuthProviderID(rawValue: "yahoo.com") }
  static func custom(_ value: String) -> AuthProviderID { AuthProviderID(rawValue: value) }
}
