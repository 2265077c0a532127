// FirebaseMessaging: the declarations of MessagingAPNSTokenType, as its documentation has them.

enum MessagingAPNSTokenType: Int { case unknown, sandbox, prod }
