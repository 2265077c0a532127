// CloudKit: the declarations of CKSubscription.
// Declared as the framework's interface has it, with code of our own.

class CKSubscription: NSObject, Sendable {
  typealias ID = String
  enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone
    case database
  }
  class NotificationInfo: NSObject, Sendable {
    var alertBody: String?
    var alertLocalizationKey: String?
    var alertLocalizationArgs: [CKRecord.FieldKey]?
    var title: String?
    var titleLocalizationKey: String?
    var subtitle: String?
    var soundName: String?
    var desiredKeys: [CKRecord.FieldKey]?
    var shouldBadge = false
    var shouldSendContentAvailable = false
    var shouldSendMutableContent = false
    var category: String?
    var collapseIDKey: String?
    override init() {}
    convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil,
      alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
      titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil,
      subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil,
      alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [],
      shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
      shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      self.alertBody = alertBody
      self.title = title
      self.subtitle = subtitle
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
    }
  }
  let subscriptionID: CKSubscription.ID
  let subscriptionType: CKSubscription.SubscriptionType
  var notificationInfo: CKSubscription.NotificationInfo?
  init(_subscriptionID: CKSubscription.ID, _type: CKSubscription.SubscriptionType) {
    subscriptionID = _subscriptionID
    subscriptionType = _type
  }
}
