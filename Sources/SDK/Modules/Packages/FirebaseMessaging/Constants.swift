// FirebaseMessaging: the constants, as its documentation has them.

let MessagingErrorDomain = "com.google.fcm"
