// FirebaseMessaging: what it adds to NSNotification, as its documentation has it.

extension NSNotification.Name {
  static let MessagingRegistrationTokenRefreshed = NSNotification.Name(
    "com.firebase.messaging.notif.fcm-token-refreshed")
}
