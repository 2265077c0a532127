// FirebaseMessaging: the declarations of MessagingMessageInfo, as its documentation has them.

class MessagingMessageInfo: NSObject {
  var status: MessagingMessageStatus { .unknown }
}
