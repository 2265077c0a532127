// UserNotifications: the declarations of UNNotificationSettings.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationSettings: NSObject, Sendable {
  var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  var soundSetting: UNNotificationSetting { .notSupported }
  var badgeSetting: UNNotificationSetting { .notSupported }
  var alertSetting: UNNotificationSetting { .notSupported }
  var lockScreenSetting: UNNotificationSetting { .notSupported }
  var notificationCenterSetting: UNNotificationSetting { .notSupported }
}
