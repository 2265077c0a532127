// CloudKit: the declarations of CKNotification.
// Declared as the framework's interface has it, with code of our own.

class CKNotification: NSObject {
  enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone
    case readNotification
    case database
  }
  convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any])
  var notificationType: CKNotification.NotificationType { get }
  var containerIdentifier: String? { get }
  var subscriptionID: CKSubscription.ID? { get }
  var alertBody: String? { get }
}
