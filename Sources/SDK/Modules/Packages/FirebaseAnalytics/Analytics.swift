// FirebaseAnalytics: the declarations of Analytics, as its documentation has them.

/// Nothing of it is heard.
class Analytics: NSObject {
  class func logEvent(_ name: String, parameters: [String: Any]?) {}
  class func setUserProperty(_ value: String?, forName name: String) {}
  class func setUserID(_ userID: String?) {}
  class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
  class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}
  class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}
  class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}
  class func resetAnalyticsData() {}
  class func appInstanceID() -> String? { nil }
  class func sessionID(completion: @escaping (Int64, (any Error)?) -> Void) {}
  class func sessionID() async throws -> Int64 { await _unanswered() }
  class func handleOpen(_ url: URL) {}
  class func handleUserActivity(_ userActivity: Any) {}
  class func handleEvents(
    forBackgroundURLSession identifier: String, completionHandler: (() -> Void)? = nil
  ) {}
  class func logTransaction(_ transaction: Any) {}
  class func initiateOnDeviceConversionMeasurement(emailAddress: String) {}
  class func initiateOnDeviceConversionMeasurement(phoneNumber: String) {}
}
