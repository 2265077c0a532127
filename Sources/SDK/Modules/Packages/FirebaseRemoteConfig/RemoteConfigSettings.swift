// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfigSettings, as its documentation has them.

class RemoteConfigSettings: NSObject {
  var minimumFetchInterval: TimeInterval = 43_200
  var fetchTimeout: TimeInterval = 60

  override init() {}
}
