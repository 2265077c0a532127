// Foundation: the declarations of NSUserActivity that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// No other device and no search hears of it.
class NSUserActivity: NSObject {
  let activityType: String
  var title: String?
  var userInfo: [AnyHashable: Any]?
  var requiredUserInfoKeys: Set<String>?
  var needsSave: Bool = false
  var webpageURL: URL?
  var referrerURL: URL?
  var expirationDate: Date?
  var keywords: Set<String> = []
  var supportsContinuationStreams: Bool = false
  weak var delegate: (any NSUserActivityDelegate)?
  var targetContentIdentifier: String?
  var isEligibleForHandoff: Bool = true
  var isEligibleForSearch: Bool = false
  var isEligibleForPublicIndexing: Bool = false
  var isEligibleForPrediction: Bool = false
  var persistentIdentifier: String?
  init(activityType: String) { self.activityType = activityType }
  func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  func becomeCurrent() {}
  func resignCurrent() {}
  func invalidate() {}
  class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) { Task { handler() } }
  class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    Task { handler() }
  }
  func typedPayload<Payload>(_ payloadType: Payload.Type) throws -> Payload
  where Payload: Decodable, Payload: Encodable
  func setTypedPayload<Payload>(_ payload: Payload) throws where Payload: Decodable, Payload: Encodable
}
