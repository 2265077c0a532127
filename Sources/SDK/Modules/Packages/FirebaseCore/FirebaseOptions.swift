// FirebaseCore: the declarations of FirebaseOptions, as its documentation has them.

/// What the app's GoogleService-Info.plist says, where there is one.
class FirebaseOptions: NSObject {
  var apiKey: String?
  var bundleID: String
  var clientID: String?
  var trackingID: String?
  var gcmSenderID: String
  var projectID: String?
  var androidClientID: String?
  var googleAppID: String
  var databaseURL: String?
  var deepLinkURLScheme: String?
  var storageBucket: String?
  var appGroupID: String?

  init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
    bundleID = Bundle.main.bundleIdentifier ?? ""
  }
  convenience override init() { self.init(googleAppID: "", gcmSenderID: "") }
  convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let texts = values as? [String: Any]
    else { return nil }
    self.init(
      googleAppID: texts["GOOGLE_APP_ID"] as? String ?? "",
      gcmSenderID: texts["GCM_SENDER_ID"] as? String ?? "")
    apiKey = texts["API_KEY"] as? String
    bundleID = texts["BUNDLE_ID"] as? String ?? bundleID
    clientID = texts["CLIENT_ID"] as? String
    projectID = texts["PROJECT_ID"] as? String
    databaseURL = texts["DATABASE_URL"] as? String
    storageBucket = texts["STORAGE_BUCKET"] as? String
  }

  class func defaultOptions() -> FirebaseOptions? {
    guard let path = Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist") else { return nil }
    return FirebaseOptions(contentsOfFile: path)
  }
}
