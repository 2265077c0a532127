// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfigSource, as its documentation has them.

enum RemoteConfigSource: Int { case remote, `default`, `static` }
