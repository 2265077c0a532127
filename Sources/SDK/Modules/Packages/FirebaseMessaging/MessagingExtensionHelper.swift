// FirebaseMessaging: the declarations of MessagingExtensionHelper, as its documentation has them.

class MessagingExtensionHelper: NSObject {
  func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}
}
