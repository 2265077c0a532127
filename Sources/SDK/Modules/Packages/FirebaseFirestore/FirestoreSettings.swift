// FirebaseFirestore: the declarations of FirestoreSettings, as its documentation has them.

class FirestoreSettings: NSObject {
  var host = "firestore.googleapis.com"
  var isSSLEnabled = true
  var isPersistenceEnabled = true
  var cacheSizeBytes: Int64 = 104_857_600
  var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
  var dispatchQueue = DispatchQueue.main

  override init() {}
}
