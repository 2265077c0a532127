// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfigFetchAndActivateStatus, as its documentation has them.

enum RemoteConfigFetchAndActivateStatus: Int {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}
