// FirebaseAnalytics: the declarations of ConsentStatus, as its documentation has them.

struct ConsentStatus: RawRepresentable, Hashable {
  let rawValue: String

  static let denied = ConsentStatus(rawValue: "denied")
  static let granted = ConsentStatus(rawValue: "granted")
}
