// FirebaseAuth: the declarations of ActionCodeSettings, as its documentation has them.

class ActionCodeSettings: NSObject {
  var url: URL?
  var handleCodeInApp = false
  var iOSBundleID: String? = Bundle.main.bundleIdentifier
  var androidPackageName: String?
  var androidMinimumVersion: String?
  var androidInstallIfNotAvailable = false
  var dynamicLinkDomain: String?
  var linkDomain: String?

  override init() {}

  func setIOSBundleID(_ bundleID: String) { iOSBundleID = bundleID }
  func setAndroidPackageName(
    _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
  ) { self.androidPackageName = androidPackageName }
}
