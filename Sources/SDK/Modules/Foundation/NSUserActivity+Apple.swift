// Foundation: the declarations of NSUserActivity that only Apple's platforms have.

class NSUserActivity: NSObject {
  var activityType: String { get }
  var title: String? { get set }
  var userInfo: [AnyHashable: Any]? { get set }
  var requiredUserInfoKeys: Set<String>? { get set }
  var needsSave: Bool { get set }
  var webpageURL: URL? { get set }
  var referrerURL: URL? { get set }
  var expirationDate: Date? { get set }
  var keywords: Set<String> { get set }
  var supportsContinuationStreams: Bool { get set }
  weak var delegate: (any NSUserActivityDelegate)? { get set }
  var targetContentIdentifier: String? { get set }
  var isEligibleForHandoff: Bool { get set }
  var isEligibleForSearch: Bool { get set }
  var isEligibleForPublicIndexing: Bool { get set }
  var isEligibleForPrediction: Bool { get set }
  var persistentIdentifier: String? { get set }
  init(activityType: String)
  func addUserInfoEntries(from otherDictionary: [AnyHashable: Any])
  func becomeCurrent()
  func resignCurrent()
  func invalidate()
  class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  )
  class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void)
  func typedPayload<Payload>(_ payloadType: Payload.Type) throws -> Payload
  where Payload: Decodable, Payload: Encodable
  func setTypedPayload<Payload>(_ payload: Payload) throws where Payload: Decodable, Payload: Encodable
}
