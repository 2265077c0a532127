// UserNotifications: the declarations of UNUserNotificationCenterDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

extension UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
