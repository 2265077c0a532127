// FirebaseAnalytics: the declarations of ConsentType, as its documentation has them.

struct ConsentType: RawRepresentable, Hashable {
  let rawValue: String

  static let adPersonalization = ConsentType(rawValue: "ad_personalization")
  static let adStorage = ConsentType(rawValue: "ad_storage")
  static let adUserData = ConsentType(rawValue: "ad_user_data")
  static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
}
