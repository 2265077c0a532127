// FirebaseMessaging: the declarations of MessagingDelegate, as its documentation has them.

protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
