// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfigFetchStatus, as its documentation has them.

enum RemoteConfigFetchStatus: Int { case noFetchYet, success, failure, throttled }
