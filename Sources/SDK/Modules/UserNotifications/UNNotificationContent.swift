// UserNotifications: the declarations of UNNotificationContent.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationContent: NSObject, Sendable {
  var title: String = ""
  var subtitle: String = ""
  var body: String = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier: String = ""
  var threadIdentifier: String = ""
  var targetContentIdentifier: String?
  var interruptionLevel: UNNotificationInterruptionLevel = .active
  var relevanceScore: Double = 0
  override init() {}
}
