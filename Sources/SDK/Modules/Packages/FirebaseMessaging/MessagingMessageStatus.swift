// FirebaseMessaging: the declarations of MessagingMessageStatus, as its documentation has them.

enum MessagingMessageStatus: Int { case unknown, new }
