// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Attribution, as its documentation has them.

class Attribution: NSObject {
  func setAttributes(_ attributes: [String: String]) {}
  func setEmail(_ email: String?) {}
  func setPhoneNumber(_ phoneNumber: String?) {}
  func setDisplayName(_ displayName: String?) {}
  func setPushToken(_ pushToken: Data?) {}
  func setAppsflyerID(_ appsflyerID: String?) {}
  func setAdjustID(_ adjustID: String?) {}
  func setMixpanelDistinctID(_ mixpanelDistinctID: String?) {}
  func setFirebaseAppInstanceID(_ firebaseAppInstanceID: String?) {}
  func setOnesignalID(_ onesignalID: String?) {}
  func setMediaSource(_ mediaSource: String?) {}
  func setCampaign(_ campaign: String?) {}
  func collectDeviceIdentifiers() {}
  func enableAdServicesAttributionTokenCollection() {}
}
