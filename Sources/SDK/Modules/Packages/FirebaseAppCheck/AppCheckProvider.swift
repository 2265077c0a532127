// FirebaseAppCheck: the declarations of AppCheckProvider, as its documentation has them.

protocol AppCheckProvider: NSObjectProtocol {}
